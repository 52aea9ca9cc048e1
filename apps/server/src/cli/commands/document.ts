import { liftQuarantine, listQuarantined } from "../../modules/documents/document.repo.ts";
import { shanghaiTime } from "../../platform/shanghai-day.ts";
import { type Command, CommandError } from "../command.ts";
import { configuredStore, withReader, withWriter } from "../store.ts";

const SHOWN_MAX = 200;

/** Documents that are set aside because they take too much to build (docs/decisions/100). */
export const documentList: Command = {
  usage: "document list",
  summary: "document.listSummary",
  options: {},
  words: { min: 0, max: 0 },
  run: ({ config, say }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const rows = await listQuarantined(db, SHOWN_MAX);
      if (rows.length === 0) say("document.none");
      for (const { id, kind, username, seq, snapshot_seq, quarantined_at } of rows)
        say("document.line", { id, kind, username, since: shanghaiTime(quarantined_at ?? 0), changes: seq - snapshot_seq });
    }),
};

export const documentLift: Command = {
  usage: "document lift <id> [--drop-changes]",
  summary: "document.liftSummary",
  options: { "drop-changes": { type: "boolean" } },
  words: { min: 1, max: 1 },
  run: async ({ config, clock, say }, { words: [documentId = ""], options }) => {
    const dropsChanges = options["drop-changes"] === true;
    await withWriter(configuredStore(config), clock, async ({ db, dialect }) => {
      const lift = { documentId, dropsChanges, now: clock.now() };
      if (!(await db.transaction().execute((trx) => liftQuarantine(trx, dialect, lift))))
        throw new CommandError("document.notAside", { id: documentId });
      say(dropsChanges ? "document.dropped" : "document.lifted", { id: documentId });
    });
  },
};
