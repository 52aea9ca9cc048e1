import { MEASURED_METHODS, type MeasuredMethod } from "@tangleaf/document";
import type { Language } from "../language.ts";

/** How a thesis works: decides its chapters and which method cards may stand in it. */
export const THESIS_METHODS = MEASURED_METHODS;
export type ThesisMethod = MeasuredMethod;

/** What is asked or made, where a method has several kinds of it. */
export const STUDY_KINDS = ["survey", "panel", "software", "device", "product"] as const;
export type StudyKind = (typeof STUDY_KINDS)[number];

/** What a section of a thesis is for, whatever its heading says. */
export const SECTION_ROLES = [
  "introduction",
  "concepts",
  "literature",
  "theory",
  "background",
  "requirements",
  "technology",
  "designing",
  "implementation",
  "testing",
  "materials",
  "procedure",
  "subjects",
  "instruments",
  "analysis",
  "status",
  "problems",
  "causes",
  "measures",
  "results",
  "discussion",
  "reading",
  "comparison",
  "conclusion",
  "aims",
  "novelty",
  "feasibility",
] as const;
export type SectionRole = (typeof SECTION_ROLES)[number];

/** What a section cannot do without, and only its author has. */
export type SectionNeed = "data" | "table" | "figure" | "formula" | "source";

/** What the author said of the thesis. Lists are as they were typed: one thing each. */
export type ThesisMaterial = {
  readonly major: string;
  readonly topic: string;
  readonly title: string;
  readonly keywords: readonly string[];
  /** Facts in the author's words. */
  readonly material: string;
  readonly level: string;
  readonly language: Language;
};

export type BilingualKeyword = { readonly zh: string; readonly en: string };
export type TitleSuggestion = { readonly title: string; readonly translated: string; readonly keywords: readonly BilingualKeyword[] };

/** A chapter or section of an outline. `characters` of a section with others below it is their sum. */
export type OutlineSection = {
  readonly title: string;
  readonly role: SectionRole;
  /** What it is to show, in one line. */
  readonly intent: string;
  readonly characters: number;
  readonly needs: readonly SectionNeed[];
  readonly sections: readonly OutlineSection[];
};
export type ThesisOutline = { readonly method: ThesisMethod; readonly sections: readonly OutlineSection[] };
