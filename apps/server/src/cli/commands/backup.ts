import { dirname, join, resolve } from "node:path";
import { readBackup } from "../../db/transfer/read-backup.ts";
import { writeBackup } from "../../db/transfer/write-backup.ts";
import { makeFolder } from "../../platform/make-folder.ts";
import { type Command, CommandError } from "../command.ts";
import { blobsDir, configuredStore, withReader } from "../store.ts";

export const backup: Command = {
  usage: "backup [--out file]",
  summary: "backup.summary",
  options: { out: { type: "string" } },
  words: { min: 0, max: 0 },
  run: async ({ config, clock, say }, { options }) => {
    const createdAt = clock.now();
    const stamp = new Date(createdAt).toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");
    const named = typeof options["out"] === "string" ? options["out"] : join(config.dataDir, "backups", `tangleaf-${stamp}.gz`);
    const path = resolve(named);
    makeFolder(dirname(path));
    const { lost, ...summary } = await withReader(configuredStore(config), (from) =>
      writeBackup({ from, blobsDir: blobsDir(config), path, createdAt }),
    );
    // Verified while the original still exists.
    for await (const _piece of readBackup(path));
    say("backup.done", { ...summary, path });
    for (const key of lost) say("file.lost", { key });
    if (lost.length > 0) throw new CommandError("backup.lost", { files: lost.length });
  },
};
