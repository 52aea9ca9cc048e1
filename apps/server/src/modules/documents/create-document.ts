import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import type { Space } from "../space/space.ts";
import { insertDocument } from "./document.repo.ts";
import type { DocumentPool } from "./document-pool.ts";
import { assertFits, assertWordsFit, DERIVED_COPIES } from "./document-size.ts";
import type { DocumentKind, Documents } from "./documents.ts";
import { bytesOfBase64 } from "./update.repo.ts";
import { insertVersion } from "./version.repo.ts";
import { writeNew } from "./write-new.ts";

/** JSON of content, in UTF-16 units, that is written where it is asked for: some hundred blocks, for which no thread is worth starting. */
const WRITTEN_HERE_MAX_UNITS = 16 * 1024;

/** New documents. */
export function createNewDocuments(parts: {
  clock: Pick<Clock, "now">;
  pool: Pick<DocumentPool, "writeNew">;
  kinds: ReadonlyMap<string, DocumentKind>;
  space: Pick<Space, "assertSpace">;
}): Pick<Documents, "prepare" | "create"> {
  const { clock, pool, kinds, space } = parts;
  return {
    async prepare({ userId, ...made }) {
      assertWordsFit(made);
      const json = JSON.stringify(made);
      const prepared = await (json.length <= WRITTEN_HERE_MAX_UNITS ? writeNew(made) : pool.writeNew({ json }, { userId }));
      assertFits(prepared.size);
      return prepared;
    },
    async create(trx: Db, { userId, documentId, kind, ...made }) {
      if (!kinds.has(kind)) throw new TypeError(`no kind of document is called ${kind}`);
      const { snapshot: data, size } = "prepared" in made ? made.prepared : await writeNew(made);
      const stored_bytes = bytesOfBase64(data.length);
      await space.assertSpace(trx, { userId, bytes: stored_bytes + DERIVED_COPIES * size.text_bytes });
      const now = clock.now();
      await insertDocument(trx, {
        id: documentId,
        user_id: userId,
        kind,
        available: 1,
        epoch: 1,
        seq: 0,
        snapshot_seq: 0,
        derived_seq: -1,
        ...size,
        stored_bytes,
        version_bytes: 0,
        compact_at: now,
        lease_owner: null,
        lease_until: 0,
        version_at: 0,
        watched_at: 0,
        strikes: 0,
        quarantined_at: null,
        created_at: now,
        updated_at: now,
      });
      const snapshot = { kind: "running", epoch: 1, seq: 0, label: "", data, characters: size.characters, at: now } as const;
      await insertVersion(trx, { id: newId(now), document_id: documentId, ...snapshot });
    },
  };
}
