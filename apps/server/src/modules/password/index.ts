export { spendCaptcha } from "./captcha.ts";
export { createPasswords } from "./create-passwords.ts";
export { createHasher } from "./hasher.ts";
export { passwordPersonalData } from "./personal-data.repo.ts";
export { resetPassword } from "./reset-password.ts";
export { countSignUp } from "./sign-up-bound.ts";
