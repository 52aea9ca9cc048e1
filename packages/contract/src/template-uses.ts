/** What can be made of a template. */
export const TEMPLATE_USES = ["essay", "document", "note"] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** What each kind of text can be made into, by the target its kind names in the catalogue: the first where nobody says otherwise. */
export const USES_OF_TARGET: Readonly<Record<string, readonly [TemplateUse, ...TemplateUse[]]>> = {
  essay: ["essay", "note"],
  journalEssay: ["document", "note"],
  professionalEssay: ["document", "note"],
  openingReport: ["document", "note"],
  kepu: ["document", "note"],
  note: ["note", "essay"],
};
