/** Kinds of document a generator writes (docs/decisions/063): keys of the scenes that have their forms. */
export const DOCUMENT_TYPES = ["openingReport", "journalEssay", "professionalEssay", "kepu"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Longest section of a document that is written at once, in characters, on every level: what a level may is its length as a whole. */
export const DOCUMENT_SECTION_CHARACTERS = 1500;

/** Characters of what a document's job writes beside its sections, as the job is quoted for them. */
export const JOB_CHARACTERS = { brief: 700, abstract: 900 } as const;
/** What the job of each kind writes beside its sections. */
export const DOCUMENT_STEPS: Readonly<Record<DocumentType, readonly (keyof typeof JOB_CHARACTERS)[]>> = {
  openingReport: ["brief"],
  journalEssay: ["brief", "abstract"],
  professionalEssay: ["brief", "abstract"],
  kepu: [],
};
