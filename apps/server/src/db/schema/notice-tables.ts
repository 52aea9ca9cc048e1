import type { Json, Millis } from "./column-types.ts";

/** What one person is told (docs/decisions/073); `about` is unique for them, so that nothing is told twice. `data` by `kind`. */
export type NoticeTable = {
  id: string;
  user_id: string;
  kind: string;
  about: string;
  data: Json;
  created_at: Millis;
  read_at: Millis | null;
};

/** What everybody is told; `html` as the command has sanitised it. */
export type AnnouncementTable = { id: string; title: string; at: Millis; html: string; url: string | null; created_at: Millis };
