/** Public API of the profile module. */
export { createProfile } from "./create-profile.ts";
