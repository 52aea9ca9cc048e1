import { NEW_USER_GIFT_VALID_DAYS } from "@tangleaf/contract";
import { createMetering } from "../../modules/metering/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Command, GIVEN_DAYS_MAX, GIVEN_TOKENS_MAX, readPositive } from "../command.ts";
import { findUser } from "../find-user.ts";
import { configuredStore, withWriter } from "../store.ts";

const DAY_MS = 86_400_000;

/** Gives tokens; available as `grant` and as `user grant`. */
export const grant = grantTypedAs("grant");
export const userGrant = grantTypedAs("user grant");

function grantTypedAs(name: string): Command {
  const usage = `${name} <username> <tokens> [--days 30]`;
  return {
    usage,
    summary: "grant.summary",
    options: { days: { type: "string" } },
    words: { min: 2, max: 2 },
    run: async ({ config, clock, say }, { words: [username = "", amount = ""], options }) => {
      const tokens = readPositive(amount, { most: GIVEN_TOKENS_MAX, usage });
      const days = readPositive(String(options["days"] ?? NEW_USER_GIFT_VALID_DAYS), { most: GIVEN_DAYS_MAX, usage });
      await withWriter(configuredStore(config), clock, async ({ db }) => {
        const { id: userId } = await findUser(db, username);
        const metering = createMetering({ db, clock, variant: config.variant });
        const now = clock.now();
        await metering.grant({ userId, source: "operator", ref: newId(now), tokens, expiresAt: now + days * DAY_MS });
        say("grant.done", { tokens, username, balance: (await metering.counter(userId)).balanceToken });
      });
    },
  };
}
