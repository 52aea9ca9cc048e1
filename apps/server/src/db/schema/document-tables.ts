import type { DocumentVersion } from "@tangleaf/contract";
import type { Flag, Millis } from "./column-types.ts";

/** Head of a document: what is known of its log. The row is locked while a change is numbered. */
export type DocumentTable = {
  id: string;
  user_id: string;
  /** Name of a registered kind of document. */
  kind: string;
  /** 0 = put away by its module: nobody opens or changes it. */
  available: Flag;
  /** Grows when the document is rebuilt without its history. */
  epoch: number;
  /** Changes stored so far. */
  seq: number;
  /** Changes the running snapshot holds; rows after it are applied to it. */
  snapshot_seq: number;
  /** Changes the derived state was made of; -1 = not derived yet. */
  derived_seq: number;
  /** As of derived_seq, without titles. */
  characters: number;
  blocks: number;
  /** UTF-16 units and UTF-8 bytes of all words with the title, as of derived_seq, and at most what changes added since. */
  text_units: number;
  text_bytes: number;
  /** Bytes of the running snapshot before it is compressed, and of the changes since. */
  state_bytes: number;
  /** Bytes of the running snapshot and of all rows that are kept. */
  stored_bytes: number;
  /** Bytes of all its versions. */
  version_bytes: number;
  /** When the log is to be compacted; null = nothing to do. */
  compact_at: Millis | null;
  /** The process that compacts, and until when it may. */
  lease_owner: string | null;
  lease_until: Millis;
  /** When the last automatic version was kept; 0 = never. */
  version_at: Millis;
  /** When somebody was last seen watching; 0 = never. */
  watched_at: Millis;
  /** How often building it took too much since it was last compacted. */
  strikes: number;
  /** Since when it is only read, from its last snapshot; null = it is not set aside. */
  quarantined_at: Millis | null;
  created_at: Millis;
  updated_at: Millis;
};

/** One change of a document. Data are base64 of a Yjs update, encoding version 1. */
export type DocumentUpdateTable = {
  document_id: string;
  seq: number;
  /** Who sent it and their number for it: unique per document, so a repeat is recognised. */
  client_id: string;
  client_seq: number;
  /** "user", "compaction", or whoever changed it from the server. */
  actor: string;
  data: string;
  at: Millis;
};

/** A whole state of a document. Data are base64 of a Yjs update compressed with brotli. */
export type DocumentVersionTable = {
  id: string;
  document_id: string;
  /** `running`: the snapshot the log goes on from, one for each document; all others are what a person sees as versions. */
  kind: DocumentVersion["kind"] | "running";
  epoch: number;
  /** Changes it holds. */
  seq: number;
  label: string;
  data: string;
  characters: number;
  at: Millis;
};
