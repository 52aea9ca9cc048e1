/** What can be made of a template. */
export const TEMPLATE_USES = ["essay", "note"] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** What each kind of text is made into where nobody says otherwise, by the target its kind names in the catalogue. */
export const USE_OF_TARGET: Readonly<Record<string, TemplateUse>> = {
  essay: "essay",
  journalEssay: "essay",
  professionalEssay: "essay",
  openingReport: "note",
  kepu: "note",
  note: "note",
};
