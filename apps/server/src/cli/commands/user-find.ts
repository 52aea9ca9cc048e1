import { isShortId } from "@tangleaf/contract";
import { type Selectable, sql } from "kysely";
import type { UserTable } from "../../db/schema/account-tables.ts";
import { shanghaiTime } from "../../platform/shanghai-day.ts";
import type { Command, CommandContext } from "../command.ts";
import { configuredStore, withReader } from "../store.ts";

const MOST_SHOWN = 50;

type Found = Selectable<UserTable> & { readonly available: number | null; readonly held: number | null; readonly devices: number | null };

export const userFind: Command = {
  usage: "user find <name or id>",
  summary: "user.summary",
  options: {},
  words: { min: 1, max: 1 },
  run: (context, { words: [name = ""] }) =>
    withReader(configuredStore(context.config), async ({ db, dialect }) => {
      const now = context.clock.now();
      const users: Found[] = await db
        .selectFrom("app_user")
        .leftJoin("balance", "balance.user_id", "app_user.id")
        .selectAll("app_user")
        .select(["available", "held"])
        .select((eb) =>
          eb
            .selectFrom("session")
            .select((one) => one.fn.countAll<number>().as("n"))
            .whereRef("session.user_id", "=", "app_user.id")
            .where("revoked_at", "is", null)
            .where("expires_at", ">", now)
            .as("devices"),
        )
        .where((eb) =>
          eb.or([
            eb("app_user.id", isShortId(name) ? "like" : "=", isShortId(name) ? `%${name.toLowerCase()}` : name),
            dialect.contains(sql.ref("username"), name),
            dialect.contains(sql.ref("nickname"), name),
          ]),
        )
        .orderBy("username")
        .limit(MOST_SHOWN)
        .execute();
      if (users.length === 0) context.say("user.none", { name });
      for (const user of users) describe(context, user);
    }),
};

function describe({ say, clock }: CommandContext, user: Found): void {
  const { id, username, nickname, created_at, vip_from, vip_to, closes_at, closed_at } = user;
  const createdAt = new Date(created_at).toISOString().slice(0, 10);
  say("user.line", { username, nickname, available: user.available ?? 0, held: user.held ?? 0, createdAt });
  const devices = Number(user.devices ?? 0);
  if (vip_to === null || vip_to <= clock.now()) say("user.free", { id, devices });
  else
    say(user.unlimited === 1 ? "user.unlimited" : "user.vip", {
      id,
      devices,
      from: vip_from === null ? "" : shanghaiTime(vip_from),
      to: shanghaiTime(vip_to),
    });
  if (closed_at !== null) say("user.closed", { at: shanghaiTime(closed_at) });
  else if (closes_at !== null) say("user.closing", { at: shanghaiTime(closes_at) });
}
