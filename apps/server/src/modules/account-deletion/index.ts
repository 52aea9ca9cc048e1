/** Public API of the account-deletion module. */
export { createAccountDeletion } from "./create-account-deletion.ts";
export { wasClosed } from "./was-closed.ts";
