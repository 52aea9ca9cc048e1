export { spendCaptcha } from "./captcha.ts";
export { createPasswords } from "./create-passwords.ts";
export { createHasher } from "./hasher.ts";
export { resetPassword } from "./reset-password.ts";
export { countSignUp } from "./sign-up-bound.ts";
