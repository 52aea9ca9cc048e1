export { createMetering } from "./create-metering.ts";
