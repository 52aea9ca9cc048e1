/** Door of the closing room. */
export { createClosing } from "./create-closing.ts";
export { wasClosed } from "./was-closed.ts";
