import "#lib/polyfills.ts";
import { type EngineReply, serveEngine } from "./serve-engine.ts";
import { createTableEngine } from "./table-engine.ts";

const tell = (reply: EngineReply): void => self.postMessage(reply);
const serve = serveEngine(createTableEngine(), tell);

self.onmessage = ({ data }) => void serve(data).then(tell);

/** Once the first file is on the screen. */
const WARM_AFTER_MS = 5000;
// A workbook may be brought when there is no line: its reader is in the browser by then.
setTimeout(() => import("@tangleaf/table/read-workbook").catch(() => undefined), WARM_AFTER_MS);
