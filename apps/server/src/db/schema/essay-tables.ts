import type {
  CitationStyle,
  DocumentType,
  EducationLevel,
  EssayLanguage,
  EssayMethod,
  EssayReference,
  EssayStage,
  ReferenceCheck,
} from "@tangleaf/contract";
import type { Flag, Json, Millis } from "./column-types.ts";

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
  /** What all its sections keep to, as JSON; null = none yet. */
  brief: string | null;
  /** When its owner accepted the notice about using AI. */
  integrity_at: Millis | null;
  /** What its cover says, as JSON. */
  cover: string | null;
  /** What a document generator made it; null = a thesis. */
  document_type: DocumentType | null;
  /** What the form of its generator said beside the above, as JSON. */
  asked: string | null;
  /** All words of its document without marks; "" before it has one. */
  words: string;
  /** The same with the title, folded for the search. */
  search_text: string;
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

/** Facts of an essay's sections as they last agreed with each other (docs/decisions/052). */
export type EssayLedgerTable = {
  essay_id: string;
  user_id: string;
  /** Saves so far. */
  version: number;
  updated_at: Millis;
  /** JSON list. */
  entries: string;
};

/** A generation of titles, of an outline or of abstracts, or an outline of its owner's own, by its number in the essay. */
export type EssayDraftTable = {
  essay_id: string;
  kind: "titles" | "outline" | "abstract";
  no: number;
  user_id: string;
  /** null = an outline nobody generated; it stands in `outline`. */
  generation_id: string | null;
  /** Of an outline that was handed in: unique per user where given; the hash is of all that was asked. */
  request_id: string | null;
  request_hash: string | null;
  /** Saved edits. */
  version: number;
  created_at: Millis;
  /** The outline as it was edited, as JSON; null = as it was generated. */
  outline: string | null;
  /** The template it was made from, as JSON; null = none. */
  made_from: string | null;
};

/** How an essay cites, and the last number a reference of it was given. No row = nothing was said, no number given. */
export type EssayLibraryTable = {
  essay_id: string;
  user_id: string;
  last_no: number;
  edition: CitationStyle["edition"];
  system: CitationStyle["system"];
};

/** A reference of an essay (docs/decisions/048); R3 is number 3. */
export type EssayReferenceTable = {
  essay_id: string;
  no: number;
  user_id: string;
  tier: EssayReference["tier"];
  source: EssayReference["source"];
  check_state: ReferenceCheck;
  /** When looking up was asked for, or ended. */
  checked_at: Millis | null;
  /** Saved edits: a look-up that began before one says nothing of it. */
  version: number;
  file_id: string | null;
  file_name: string | null;
  /** null = the file has no pages of its own (Word). */
  file_pages: number | null;
  passages: number;
  is_cut: Flag;
  created_at: Millis;
  /** The work as the document package writes it, without id, tier, source and abstract. */
  item: Json;
  abstract: string | null;
};

/** A piece of the file of a reference, in its order. */
export type EssayPassageTable = {
  essay_id: string;
  no: number;
  position: number;
  user_id: string;
  /** null = the file has no pages. */
  page: number | null;
  text: string;
};
