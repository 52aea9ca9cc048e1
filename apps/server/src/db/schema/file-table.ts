import type { Millis } from "./column-types.ts";

/** A file made for a user, downloadable under its ticket. */
export type FileTable = {
  id: string;
  user_id: string;
  generation_id: string | null;
  ticket_hash: string;
  name: string;
  content_type: string;
  size_bytes: number;
  blob_key: string;
  /** What makes two files of one person the same: a hash of what they hold, or the name of a place that holds one only. */
  content_key: string | null;
  created_at: Millis;
  ticket_expires_at: Millis;
  expires_at: Millis;
};
