import { serveEngine } from "./serve-engine.ts";
import { createTableEngine } from "./table-engine.ts";

const serve = serveEngine(createTableEngine());

self.onmessage = ({ data }) => void serve(data).then((answer) => self.postMessage(answer));
