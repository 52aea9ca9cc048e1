export { spendCaptcha } from "./captcha.ts";
export { createHasher } from "./hasher.ts";
export { createPasswords } from "./password.ts";
export { passwordPersonalData } from "./personal-data.repo.ts";
export { resetPassword } from "./reset-password.ts";
export { countSignUp } from "./sign-up-bound.ts";
