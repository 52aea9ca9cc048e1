export { createReferences } from "./create-references.ts";
export { referencesPersonalData } from "./personal-data.repo.ts";
export type { References } from "./references.ts";
