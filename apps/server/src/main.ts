import { refuseOldNode } from "./platform/refuse-old-node.ts";

// The rest is imported afterwards: an older Node ends with a SyntaxError while it reads it.
refuseOldNode();
const { runServer } = await import("./run-server.ts");
await runServer();
