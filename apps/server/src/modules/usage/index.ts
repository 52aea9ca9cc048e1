export { usagePersonalData } from "./personal-data.ts";
export { createUsage } from "./usage.ts";
