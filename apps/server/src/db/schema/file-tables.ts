import type { Millis } from "./column-types.ts";

/**
 * What a file belongs to. `user`: the person as a whole (archive, usage log); `upload`: itself, until a resource takes it over;
 * `library`: the references of the essay with that id; `source`: what was read of it for notes.
 */
export type FileOwnerKind = "generation" | "document" | "wordTemplate" | "user" | "upload" | "library" | "source";

/** A user's stored file, downloadable by ticket. */
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
  /** Equal for the same file of one person: a hash of its content, or the name of a place that holds one file. */
  content_key: string | null;
  created_at: Millis;
  ticket_expires_at: Millis;
  /** null = kept as long as its owner. */
  expires_at: Millis | null;
};

/** A file in the blob store without a row: not yet, or no longer. `since` 0 = its removal has begun. */
export type OrphanBlobTable = { blob_key: string; since: Millis };
