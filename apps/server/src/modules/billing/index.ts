export { createBilling } from "./create-billing.ts";
