export { type CitedEntry, type CitedReferences, citeInExport } from "./cite-in-export.ts";
export { createReferences } from "./create-references.ts";
export { referencesPersonalData } from "./personal-data.repo.ts";
export type { References } from "./references.ts";
