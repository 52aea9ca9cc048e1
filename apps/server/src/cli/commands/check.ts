import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createS3Blobs } from "../../adapters/blobs/s3-blobs.ts";
import { findDamage } from "../../db/check/find-damage.ts";
import { listNamedBlobs } from "../../db/named-blobs.ts";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { auditLedger } from "../../modules/metering/index.ts";
import { type Command, type CommandContext, CommandError } from "../command.ts";
import { blobsDir, configuredStore, withReader } from "../store.ts";

/** Concurrent questions to the store of files. */
const LANES = 8;

export const check: Command = {
  usage: "check",
  summary: "check.summary",
  options: {},
  words: { min: 0, max: 0 },
  run: (context) =>
    withReader(configuredStore(context.config), async (opened) => {
      const { say } = context;
      const { damage, tables, unseen } = await findDamage(opened);
      for (const found of damage) {
        if (found.is === "page") say("check.page", { cause: found.cause });
        else say("check.reference", { table: found.table, row: found.row, parent: found.parent });
      }
      for (const what of unseen) say(`check.unseen.${what}`);
      // Sums and look-ups over unreadable tables would only fail again.
      if (damage.some(({ is }) => is === "page")) throw new CommandError("check.bad", { findings: damage.length });
      const ledgers = await opened.db.transaction().execute((trx) => auditLedger(trx));
      for (const { userId, fault, expected, found } of ledgers.findings) say(`audit.${fault}`, { userId, expected, found });
      const files = await checkFiles(opened, context);
      const findings = damage.length + ledgers.findings.length + files.findings;
      if (findings > 0) throw new CommandError("check.bad", { findings });
      say("check.good", { tables, users: ledgers.users, files: files.files });
    }),
};

/** Every stored file a row names exists and has the row's length. */
async function checkFiles(
  { db, dialect }: OpenedDatabase,
  { config, clock, say }: CommandContext,
): Promise<{ files: number; findings: number }> {
  const dir = blobsDir(config);
  const sizeOf = dir === null ? createS3Blobs({ blobUrl: config.blobUrl ?? "", clock }).size : (key: string) => sizeOfFile(join(dir, key));
  const named = await listNamedBlobs(db, dialect);
  const wrong = new Map<string, number | null>();
  const keys = named.entries();
  const lane = async () => {
    for (const [key, expected] of keys) {
      const found = await sizeOf(key);
      if (found === null || (expected !== null && found !== expected)) wrong.set(key, found);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // The server may be running: a file may have been removed with its row meanwhile.
  const still = wrong.size === 0 ? named : await listNamedBlobs(db, dialect);
  let findings = 0;
  for (const [key, found] of wrong) {
    const expected = still.get(key);
    if (expected === undefined) continue;
    if (found === null) say("file.lost", { key });
    else say("check.size", { key, expected: expected ?? 0, found });
    findings++;
  }
  return { files: named.size, findings };
}

async function sizeOfFile(path: string): Promise<number | null> {
  return stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
}
