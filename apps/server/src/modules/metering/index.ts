export { auditLedger } from "./audit-ledger.repo.ts";
export { createMetering } from "./create-metering.ts";
export { isWithdrawal } from "./ledger-state.ts";
export { meteringPersonalData } from "./personal-data.repo.ts";
