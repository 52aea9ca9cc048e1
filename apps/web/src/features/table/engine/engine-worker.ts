import { type EngineReply, serveEngine } from "./serve-engine.ts";
import { createTableEngine } from "./table-engine.ts";

const tell = (reply: EngineReply): void => self.postMessage(reply);
const serve = serveEngine(createTableEngine(), tell);

self.onmessage = ({ data }) => void serve(data).then(tell);
