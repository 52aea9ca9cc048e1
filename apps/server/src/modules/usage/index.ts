export { createUsage } from "./create-usage.ts";
