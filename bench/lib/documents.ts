import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMemoryBroker } from "../../apps/server/src/adapters/brokers/memory-broker.ts";
import { systemClock } from "../../apps/server/src/adapters/system-clock.ts";
import { openDatabase } from "../../apps/server/src/db/open-database.ts";
import { createDocuments } from "../../apps/server/src/modules/documents/create-documents.ts";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/modules/generation/testing/server-process.ts";
import { newId } from "../../apps/server/src/platform/ids.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

export type OwnedDocument = { readonly token: string; readonly documentId: string };

/** A real server on SQLite, and somebody with so many documents in it. */
export async function startWithDocuments(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-documents-"));
  const server: ServerProcess = await startServerProcess({ DATA_DIR: dataDir });
  const { data } = await server.call<{ token: string; user: { id: string } }>("/api/auth/devlogin", { username: "bench" });
  const { db, dialect, close } = await openDatabase({ dataDir });
  const parts = { db, dialect, clock: systemClock, broker: createMemoryBroker(), log: createLog({ level: "silent" }) };
  const kinds = [{ name: "bench", onDerived: async () => {} }];
  const documents = createDocuments({
    ...parts,
    kinds,
    processId: "bench",
    runs: false,
    presencesMax: 60,
    space: { assertSpace: async () => {} },
  });
  const content = { title: "", settings: {}, blocks: [{ type: "paragraph" as const }], footnotes: {} };
  const owned: OwnedDocument[] = [];
  for (let n = 0; n < count; n += 1) {
    const documentId = newId(Date.now());
    await db.transaction().execute((trx) => documents.create(trx, { userId: data.user.id, documentId, kind: "bench", content }));
    owned.push({ token: data.token, documentId });
  }
  await documents.close();
  await close();
  return {
    server,
    dataDir,
    owned,
    cpuSeconds(): number {
      const [user = 0, system = 0] = (readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1] ?? "")
        .split(" ")
        .slice(11, 13)
        .map(Number);
      return (user + system) / TICKS_PER_SECOND;
    },
    megabytes(): number {
      const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8")) ?? [];
      return Number(kilobytes) / 1024;
    },
    async close() {
      await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
