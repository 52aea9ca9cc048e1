export { createPasswords } from "./create-passwords.ts";
export { createHasher } from "./hasher.ts";
export { resetPassword } from "./reset-password.ts";
