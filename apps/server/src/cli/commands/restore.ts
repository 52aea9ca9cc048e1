import { resolve } from "node:path";
import { restoreBackup } from "../../db/transfer/restore-backup.ts";
import type { Command } from "../command.ts";
import { blobsDir, configuredStore, shownStore, withOwner } from "../store.ts";

export const restore: Command = {
  usage: "restore <file> [--replace]",
  summary: "restore.summary",
  options: { replace: { type: "boolean" } },
  words: { min: 1, max: 1 },
  run: async ({ config, clock, say }, { words: [file = ""], options }) => {
    const store = configuredStore(config);
    const path = resolve(file);
    const summary = await withOwner(store, (to) =>
      restoreBackup({
        to,
        path,
        blobsDir: blobsDir(config),
        shownTarget: shownStore(store),
        replace: options["replace"] === true,
        now: clock.now,
      }),
    );
    say("restore.done", { ...summary, path });
  },
};
