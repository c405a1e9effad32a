/** A finished game to be read: the server has written it; here it gets its header. */

import { frame } from "./frame.js";

await frame({ page: "history" });
