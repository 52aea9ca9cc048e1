import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { AppendUpdates } from "./append-updates.ts";
import type { ChangeResult } from "./changes/document-changes.ts";
import { CHANGE_MAX_BYTES } from "./constants.ts";
import type { DocumentRow } from "./document.repo.ts";
import type { DocumentPool } from "./document-pool.ts";
import type { Documents } from "./documents.ts";
import { base64Of } from "./inspect-update.ts";
import { loadEarlierLog, loadLog, taskOf } from "./load-log.ts";
import type { Quarantine } from "./quarantine.ts";

/** How often a change is made again where the document was rebuilt meanwhile. */
const CHANGE_TRIES = 3;

/** Changes the server makes: made in the thread, stored as one change of the log. */
export function createChangeDocument(parts: {
  db: Kysely<Database>;
  clock: Pick<Clock, "now">;
  pool: Pick<DocumentPool, "changeLog">;
  quarantine: Pick<Quarantine, "guard">;
  appended: Pick<AppendUpdates, "append">;
  requireOwned(owned: { userId: string; documentId: string }): Promise<DocumentRow>;
}): Documents["change"] {
  const { db, clock, pool, quarantine, appended, requireOwned } = parts;
  return async ({ userId, documentId, actor, clientId = newId(clock.now()), version, name, input }) => {
    for (let left = CHANGE_TRIES; ; left--) {
      const head = await requireOwned({ userId, documentId });
      if (head.quarantined_at !== null) throw new AppError("document.quarantined");
      const { epoch } = head;
      const log = version === undefined ? await loadLog(db, documentId) : await loadEarlierLog(db, { documentId, epoch, seq: version });
      const changed = await quarantine.guard(head, () => pool.changeLog({ ...taskOf(log), name, input }, { userId }));
      const result = changed.result as ChangeResult<typeof name>;
      if (changed.made === null) return { seq: log.seq, result };
      const { update, size } = changed.made;
      if (update.length > CHANGE_MAX_BYTES) throw new AppError("document.tooLarge");
      try {
        const data = base64Of(update);
        const seq = await appended.append({ userId, documentId, epoch: log.epoch, clientId, clientSeq: 0, actor, data, ...size });
        return { seq, result };
      } catch (error) {
        if (!(error instanceof AppError) || error.reason !== "document.reopen") throw error;
        if (version !== undefined) throw new AppError("document.versionGone");
        if (left <= 1) throw error;
      }
    }
  };
}
