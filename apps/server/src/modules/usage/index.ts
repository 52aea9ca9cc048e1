export { logAsCsv } from "./export-log.ts";
export { createUsage } from "./usage.ts";
