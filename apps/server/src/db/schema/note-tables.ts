import type { NotebookColour } from "@tangleaf/contract";
import type { Millis } from "./column-types.ts";

/** A folder of notes. */
export type NotebookTable = {
  id: string;
  user_id: string;
  /** Who made it says so once: unique per user where given; the hash is of what was asked with it. */
  request_id: string | null;
  request_hash: string | null;
  title: string;
  colour: NotebookColour;
  created_at: Millis;
  updated_at: Millis;
};

/** A document in a folder (docs/decisions/038). Everything about its words is derived from the document, `derived_seq` says from which change. */
export type NoteTable = {
  document_id: string;
  user_id: string;
  /** null = in no folder. Stays while it is in the bin. */
  notebook_id: string | null;
  request_id: string | null;
  request_hash: string | null;
  /** The text it was made of: files of it say that AI wrote it. */
  generation_id: string | null;
  /** SHA-256 of the file it was imported from; null = of none. */
  imported_key: string | null;
  /** The job that writes it, or wrote in it last; null = none has. */
  job_id: string | null;
  derived_seq: number;
  chars: number;
  paragraphs: number;
  /** Paragraphs with none below them, and those of them that have words. */
  leaf_paragraphs: number;
  done_paragraphs: number;
  created_at: Millis;
  updated_at: Millis;
  /** null = not in the bin. */
  removed_at: Millis | null;
  title: string;
  /** The first words. */
  excerpt: string;
  /** All words without marks, for what stands around a hit. */
  words: string;
  /** The same with the title, folded for the search. */
  search_text: string;
  /** Ids of the stored files its figures name, each between two spaces. */
  files: string;
};
