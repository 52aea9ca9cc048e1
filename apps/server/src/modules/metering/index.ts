export { createMetering } from "./create-metering.ts";
export type { Db, GrantSource, Metering } from "./metering.ts";
