export { createAccount } from "./create-account.ts";
export { checkUsername } from "./names.ts";
export { accountPersonalData } from "./personal-data.repo.ts";
export { deviceName } from "./present-device.ts";
