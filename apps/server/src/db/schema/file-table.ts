import type { Millis } from "./column-types.ts";

/** A user's stored file, downloadable by ticket. */
export type FileTable = {
  id: string;
  user_id: string;
  generation_id: string | null;
  ticket_hash: string;
  name: string;
  content_type: string;
  size_bytes: number;
  blob_key: string;
  /** Equal for the same file of one person: a hash of its content, or the name of a place that holds one file. */
  content_key: string | null;
  created_at: Millis;
  ticket_expires_at: Millis;
  expires_at: Millis;
};
