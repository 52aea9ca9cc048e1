import type { EducationLevel, EssayLanguage } from "@tangleaf/contract";

export type TemplateDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What the outline is made for; without an id a new essay is begun. */
  essay: {
    essayId: string | undefined;
    /** "": the template's own with one's own words in it. */
    title: string;
    level: EducationLevel;
    language: EssayLanguage;
    length: number;
    material: string;
  };
  onUsed: (made: TemplateUse) => void;
};
export type TemplateUse = { essayId: string; no: number; merged: readonly string[]; unchanged: readonly string[] };
