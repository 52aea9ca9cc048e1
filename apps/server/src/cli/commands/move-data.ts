import { moveData } from "../../db/transfer/move-data.ts";
import { TransferError } from "../../db/transfer/transfer-error.ts";
import { type Command, CommandError } from "../command.ts";
import { blobsDir, configuredStore, namedStore, shownStore, withLock, withOwner, withReader } from "../store.ts";

export const moveDataCommand: Command = {
  usage: "move-data --to <postgres://… | folder> [--from <postgres://… | folder>]",
  summary: "move.summary",
  options: { to: { type: "string" }, from: { type: "string" } },
  words: { min: 0, max: 0 },
  run: async ({ config, clock, say }, { options }) => {
    const from = typeof options["from"] === "string" ? namedStore(options["from"], config) : configuredStore(config);
    if (typeof options["to"] !== "string") throw new CommandError("arguments.wrong", { cause: "--to", usage: moveDataCommand.usage });
    const to = namedStore(options["to"], config);
    const target = shownStore(to);
    if (shownStore(from) === target) throw new TransferError("same.store", { target });
    const moved = await withLock(from, () =>
      withReader(from, (source) => withOwner(to, (opened) => moveData({ from: source, to: opened, shownTarget: target, now: clock.now }))),
    );
    say("move.done", { target, tables: moved.length, rows: moved.reduce((sum, { rows }) => sum + rows, 0) });
    say(to.databaseUrl === undefined ? "move.toSqlite" : "move.toPostgres", { target });
    const blobs = blobsDir(config);
    if (to.databaseUrl === undefined && to.dataDir !== config.dataDir && blobs !== null) say("move.files", { blobs, target });
  },
};
