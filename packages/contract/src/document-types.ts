/** Kinds of document a generator writes (docs/decisions/063): keys of the scenes that have their forms. */
export const DOCUMENT_TYPES = ["openingReport", "journalEssay", "professionalEssay", "kepu"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
