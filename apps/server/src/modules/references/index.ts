export { createReferences } from "./create-references.ts";
export { countReferenceBytes, referencesPersonalData } from "./personal-data.repo.ts";
export type { References } from "./references.ts";
