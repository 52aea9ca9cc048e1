export { createUsage } from "./create-usage.ts";
export { logAsCsv } from "./export-log.ts";
