/** The page for an address that leads nowhere. */

import { t } from "./lib/words.js";
import { frame, setTitle } from "./frame.js";

await frame({ page: "nothing" });
setTitle(t("nothing-title"));
