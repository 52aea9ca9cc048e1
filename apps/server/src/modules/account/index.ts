export { checkUsername } from "./check-username.ts";
export { createAccount } from "./create-account.ts";
export { deviceName } from "./device-name.ts";
export { accountPersonalData } from "./personal-data.repo.ts";
