/** Door of the profile room. */
export { createProfile } from "./create-profile.ts";
