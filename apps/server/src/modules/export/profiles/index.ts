import type { DocumentType, ThesisLook, Variant } from "@tangleaf/contract";
import type { DocumentProfile } from "./document-profile.ts";
import { gongwen } from "./gongwen.ts";
import { noteEn, noteZh } from "./note.ts";
import { journalEn, kepuEn, openingReportEn, professionalEn } from "./paper-en.ts";
import { journalZh, kepuZh, openingReportZh, professionalZh } from "./paper-zh.ts";
import { plainEn } from "./plain-en.ts";
import { plainZh } from "./plain-zh.ts";
import { reportEn, reportZh } from "./report.ts";
import { thesisEn } from "./thesis-en.ts";
import type { ThesisProfile } from "./thesis-profile.ts";
import { thesisZhJunior } from "./thesis-zh-junior.ts";
import { thesisZhDoctor, thesisZhMaster } from "./thesis-zh-master.ts";
import { thesisZhUndergraduate } from "./thesis-zh-undergraduate.ts";
import type { WordProfile } from "./word-profile.ts";

/** Every look a Word file may have. A new one is a file beside these and its line here. */
export const PROFILES = { "plain-zh": plainZh, "plain-en": plainEn, gongwen } as const satisfies Record<string, WordProfile>;

export type ProfileName = keyof typeof PROFILES;

/** Every look a Word file of a document may have, in the language of its text. */
export const DOCUMENT_PROFILES = {
  note: { zh: noteZh, en: noteEn },
  report: { zh: reportZh, en: reportEn },
} as const satisfies Record<string, Readonly<Record<"zh" | "en", DocumentProfile>>>;

/** Every look a thesis may have: of a school, or of schools in general. */
export const THESIS_PROFILES = {
  "thesis-zh-junior": thesisZhJunior,
  "thesis-zh-undergraduate": thesisZhUndergraduate,
  "thesis-zh-master": thesisZhMaster,
  "thesis-zh-doctor": thesisZhDoctor,
  "thesis-en": thesisEn,
} as const satisfies Record<ThesisLook, ThesisProfile>;

/** How documents of the generators look, each as its kind is usual. */
export const PAPER_PROFILES = {
  "openingReport-zh": openingReportZh,
  "openingReport-en": openingReportEn,
  "journalEssay-zh": journalZh,
  "journalEssay-en": journalEn,
  "professionalEssay-zh": professionalZh,
  "professionalEssay-en": professionalEn,
  "kepu-zh": kepuZh,
  "kepu-en": kepuEn,
} as const satisfies Record<`${DocumentType}-${Variant}`, ThesisProfile>;

/** Everything that is laid out by parts. */
export const PARTED_PROFILES = { ...THESIS_PROFILES, ...PAPER_PROFILES };
export type PartedLook = keyof typeof PARTED_PROFILES;
