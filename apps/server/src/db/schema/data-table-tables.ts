import type { Flag, Json, Millis } from "./column-types.ts";

/** A table of a person (docs/decisions/066). */
export type DataTableTable = {
  id: string;
  user_id: string;
  /** Who made it says so once: unique per user where given; the hash is of what was asked with it. */
  request_id: string | null;
  request_hash: string | null;
  /** Of all its blobs. */
  bytes: number;
  /** Rows and columns of the first sheet; sheets. */
  row_count: number;
  column_count: number;
  sheet_count: number;
  /** Of a text file, as it was read. */
  encoding: string | null;
  /** 0 = it goes at `expires_at`. */
  is_kept: Flag;
  /** Of `steps`. */
  steps_version: number;
  /** Number of the last answer, there or gone. */
  last_answer: number;
  created_at: Millis;
  used_at: Millis;
  /** null = it is kept. */
  expires_at: Millis | null;
  removed_at: Millis | null;
  title: string;
  /** The title folded for the search. */
  search_text: string;
  /** How the file is to be read where the guesses were wrong. */
  choices: Json;
  /** What was done to each sheet, by its id. */
  steps: Json;
  /** The same at the last versions before this one: what a page that has one of them changed is told apart by it. */
  earlier_steps: Json;
  /** What is told of each sheet. */
  sheets: Json;
};

/** A stored part of a table: the file as it came (`sheet_id` null), or one sheet as it was read. */
export type DataTableBlobTable = {
  blob_key: string;
  table_id: string;
  user_id: string;
  sheet_id: string | null;
  bytes: number;
};

/** An answer about a table; number 3 is "#3" in a plan. */
export type DataTableAnswerTable = {
  id: string;
  table_id: string;
  user_id: string;
  no: number;
  request_id: string | null;
  request_hash: string | null;
  sheet_id: string;
  made_by: string;
  charged: number;
  /** Version of the table's steps it was worked out at. */
  steps_version: number;
  created_at: Millis;
  ask: string;
  /** What was answered, as the contract has it. */
  body: Json;
  /** The plan of the body, which is read without it; null = stored before there was this column. */
  plan: Json | null;
};
