export { createBilling } from "./create-billing.ts";
export { yuanOf } from "./yuan-of.ts";
