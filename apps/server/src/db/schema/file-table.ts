import type { Millis } from "./column-types.ts";

/** What a file belongs to. `user`: the person as a whole (archive, usage log); `upload`: itself, as nothing has taken it yet. */
export type FileOwnerKind = "generation" | "user" | "upload";

/** A file kept for a user, downloadable under its ticket. */
export type FileTable = {
  id: string;
  user_id: string;
  owner_kind: FileOwnerKind;
  /** Id of the resource of that kind; of `upload` the file's own. */
  owner_id: string;
  ticket_hash: string;
  name: string;
  content_type: string;
  size_bytes: number;
  blob_key: string;
  /** What makes two files of one person the same: a hash of what they hold, or the name of a place that holds one only. */
  content_key: string | null;
  created_at: Millis;
  ticket_expires_at: Millis;
  /** null = kept as long as its owner. */
  expires_at: Millis | null;
};
