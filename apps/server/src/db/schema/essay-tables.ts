import type { EducationLevel, EssayLanguage, EssayMethod, EssayStage } from "@tangleaf/contract";
import type { Millis } from "./column-types.ts";

/** An essay from its topic on (docs/decisions/047). Its id is its document's id, once it has one; counts are derived from that. */
export type EssayTable = {
  id: string;
  user_id: string;
  /** Unique per user where given; the hash is of what was asked with it. */
  request_id: string | null;
  request_hash: string | null;
  stage: EssayStage;
  level: EducationLevel;
  language: EssayLanguage;
  /** Characters wanted. */
  length: number;
  /** null = not said: the draft of an outline finds it. */
  method: EssayMethod | null;
  /** The last job that wrote in it. */
  job_id: string | null;
  derived_seq: number;
  chars: number;
  leaf_paragraphs: number;
  done_paragraphs: number;
  created_at: Millis;
  updated_at: Millis;
  /** null = not in the bin. */
  removed_at: Millis | null;
  title: string;
  major: string;
  topic: string;
  /** JSON list. */
  keywords: string;
  material: string;
  /** What its document was made of, as JSON: needs and roles of sections stand only here. null = no document yet. */
  outline: string | null;
  /** As their owner saved them, as JSON; null = as they were generated, if they were. */
  abstracts: string | null;
  /** When its owner accepted the notice about using AI. */
  integrity_at: Millis | null;
  /** What its cover says, as JSON. */
  cover: string | null;
};

/** A school's Word file with what was read of it, and which line of its cover says what (docs/decisions/050). */
export type WordTemplateTable = {
  id: string;
  user_id: string;
  file_id: string;
  name: string;
  created_at: Millis;
  updated_at: Millis;
  /** JSON: the fact by the field of the cover. */
  mapping: string;
  /** JSON. */
  profile: string;
};

/** A generation of titles, of an outline or of abstracts, by its number in the essay. */
export type EssayDraftTable = {
  essay_id: string;
  kind: "titles" | "outline" | "abstract";
  no: number;
  user_id: string;
  generation_id: string;
  /** Saved edits. */
  version: number;
  created_at: Millis;
  /** The outline as it was edited, as JSON; null = as it was generated. */
  outline: string | null;
};
