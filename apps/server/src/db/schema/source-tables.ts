import type { SourceKind, SourceType } from "@tangleaf/contract";
import type { Flag, Json, Millis } from "./column-types.ts";

/** A text a person has fed to notes (docs/decisions/056), kept once whatever notes it is attached to. */
export type SourceTable = {
  id: string;
  user_id: string;
  kind: SourceKind;
  type: SourceType;
  /** Of what was fed: the same again is the same source. */
  content_hash: string;
  file_id: string | null;
  url: string | null;
  site: string | null;
  fetched_at: Millis | null;
  /** Characters, pages and lines of tables that are kept. */
  characters: number;
  pages: number | null;
  sheet_rows: number | null;
  passages: number;
  is_cut: Flag;
  created_at: Millis;
  title: string;
  /** The work it is cited as, as an essay's reference is stored. */
  item: Json;
};

/** A piece of a source, in its order; where it stands in the file, as far as the file says. */
export type SourcePassageTable = {
  source_id: string;
  position: number;
  user_id: string;
  page: number | null;
  sheet: string | null;
  first_row: number | null;
  last_row: number | null;
  text: string;
};

/** A source of a note; number 3 is cited as R3. One that was removed keeps its row, so that its number is given to no other. */
export type NoteSourceTable = {
  note_id: string;
  no: number;
  user_id: string;
  source_id: string;
  is_on: Flag;
  created_at: Millis;
  removed_at: Millis | null;
};
