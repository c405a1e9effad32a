/** The page for an address that leads nowhere. */

import { frame } from "./frame.js";

await frame({ page: "nothing", title: "nothing-title", anew: () => {} });
