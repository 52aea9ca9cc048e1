import { NEW_USER_GIFT_VALID_DAYS } from "@tangleaf/contract";
import { createMetering } from "../../modules/metering/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Command, CommandError } from "../command.ts";
import { configuredStore, withWriter } from "../store.ts";

const DAY_MS = 86_400_000;

export const grant: Command = {
  usage: "grant <username> <tokens> [--days 30]",
  summary: "grant.summary",
  options: { days: { type: "string" } },
  words: { min: 2, max: 2 },
  run: async ({ config, clock, say }, { words: [username = "", amount = ""], options }) => {
    const tokens = readPositive(amount);
    const days = options["days"] === undefined ? NEW_USER_GIFT_VALID_DAYS : readPositive(String(options["days"]));
    await withWriter(configuredStore(config), clock, async ({ db }) => {
      const user = await db.selectFrom("app_user").select("id").where("username", "=", username).executeTakeFirst();
      if (user === undefined) throw new CommandError("user.unknown", { username });
      const metering = createMetering({ db, clock, variant: config.variant });
      const now = clock.now();
      await metering.grant({ userId: user.id, source: "operator", ref: newId(now), tokens, expiresAt: now + days * DAY_MS });
      say("grant.done", { tokens, username, balance: (await metering.counter(user.id)).balanceToken });
    });
  },
};

function readPositive(text: string): number {
  if (!/^[1-9]\d{0,11}$/.test(text)) throw new CommandError("arguments.wrong", { cause: text, usage: grant.usage });
  return Number(text);
}
