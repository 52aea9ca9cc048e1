import { auditLedger } from "../../modules/metering/index.ts";
import { type Command, CommandError } from "../command.ts";
import { configuredStore, withReader } from "../store.ts";

export const audit: Command = {
  usage: "audit",
  summary: "audit.summary",
  options: {},
  words: { min: 0, max: 0 },
  run: ({ config, say }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const { users, entries, findings } = await db.transaction().execute((trx) => auditLedger(trx));
      for (const { userId, fault, expected, found } of findings) say(`audit.${fault}`, { userId, expected, found });
      if (findings.length > 0) throw new CommandError("audit.bad", { findings: findings.length, users });
      say("audit.good", { users, entries });
    }),
};
