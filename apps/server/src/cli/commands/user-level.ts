import type { Selectable } from "kysely";
import { lockUser } from "../../db/lock-user.ts";
import type { UserTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../../modules/metering/metering.ts";
import { endSpans, extendMembership, setMembership } from "../../modules/orders/index.ts";
import { newId } from "../../platform/ids.ts";
import { shanghaiTime } from "../../platform/shanghai-day.ts";
import { type Command, CommandError, GIVEN_DAYS_MAX, readPositive } from "../command.ts";
import { findUser } from "../find-user.ts";
import { configuredStore, withWriter } from "../store.ts";

const VIP_DAYS = "30";
const GOODS_ID = "operator";
const GOODS_TITLE = { zh: "运营赠送会员", en: "Given by the operator" } as const;
const PAID = 2;

type User = Selectable<UserTable>;

export const userLevel: Command = {
  usage: "user level <username> vip|free [--days 30] [--unlimited]",
  summary: "level.summary",
  options: { days: { type: "string" }, unlimited: { type: "boolean" } },
  words: { min: 2, max: 2 },
  run: async ({ config, clock, say }, { words: [username = "", level = ""], options }) => {
    const { days, unlimited = false } = options;
    const wrong = level === "free" ? days !== undefined || unlimited : level !== "vip";
    if (wrong) throw new CommandError("arguments.wrong", { cause: level, usage: userLevel.usage });
    const spanDays = readPositive(String(days ?? VIP_DAYS), { most: GIVEN_DAYS_MAX, usage: userLevel.usage });
    await withWriter(configuredStore(config), clock, async ({ db }) => {
      const now = clock.now();
      if (level === "free") {
        const ended = await db.transaction().execute(async (trx) => endMembership(trx, await lockedUser(trx, username), now));
        return say(ended ? "level.ended" : "level.wasFree", { username });
      }
      const given = await db.transaction().execute(async (trx) => {
        const user = await lockedUser(trx, username);
        return giveMembership(trx, user, { now, days: spanDays, unlimited: unlimited === true, title: GOODS_TITLE[config.variant] });
      });
      say(given.unlimited ? "level.unlimited" : "level.vip", { username, from: shanghaiTime(given.from), to: shanghaiTime(given.to) });
    });
  },
};

/** The user's row under its lock: a payment at the same moment must not be lost. */
async function lockedUser(trx: Db, username: string): Promise<User> {
  const { id } = await findUser(trx, username);
  await lockUser(trx, id);
  return findUser(trx, username);
}

/** Like a bought membership: it begins now or continues a running one. */
async function giveMembership(trx: Db, user: User, input: { now: number; days: number; unlimited: boolean; title: string }) {
  const { now, days, title } = input;
  const { added, ...span } = extendMembership(user, { days, unlimited: input.unlimited }, now);
  await setMembership(trx, user.id, span);
  await trx
    .insertInto("pay_order")
    .values({
      id: newId(now),
      user_id: user.id,
      source: "operator",
      goods_id: GOODS_ID,
      goods_title: title,
      amount_fen: 0,
      status: PAID,
      created_at: now,
      paid_at: now,
      member_from: added.from,
      member_to: added.to,
    })
    .execute();
  return { ...added, unlimited: span.unlimited };
}

/** false = there was no membership. */
async function endMembership(trx: Db, user: User, now: number): Promise<boolean> {
  if (user.vip_to === null || user.vip_to <= now) return false;
  await trx.updateTable("app_user").set({ vip_to: now, unlimited: 0 }).where("id", "=", user.id).execute();
  await endSpans(trx, user.id, now);
  return true;
}
