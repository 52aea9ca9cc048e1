export { createFirstUse } from "./create-first-use.ts";
