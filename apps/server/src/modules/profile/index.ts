/** Public API of the profile module. */
export { type Archive, createArchive } from "./archive/create-archive.ts";
export { createProfile } from "./create-profile.ts";
export { profilePersonalData } from "./personal-data.repo.ts";
