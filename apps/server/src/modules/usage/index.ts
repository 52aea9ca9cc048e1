export { createUsage } from "./create-usage.ts";
export { usagePersonalData } from "./personal-data.ts";
