import { sql } from "kysely";
import type { Command } from "../command.ts";
import { configuredStore, withReader } from "../store.ts";

const MOST_SHOWN = 50;

export const userFind: Command = {
  usage: "user find <name>",
  summary: "user.summary",
  options: {},
  words: { min: 1, max: 1 },
  run: ({ config, say }, { words: [name = ""] }) =>
    withReader(configuredStore(config), async ({ db, dialect }) => {
      const users = await db
        .selectFrom("app_user")
        .leftJoin("balance", "balance.user_id", "app_user.id")
        .select(["username", "nickname", "available", "held", "app_user.created_at"])
        .where((eb) => eb.or([dialect.contains(sql.ref("username"), name), dialect.contains(sql.ref("nickname"), name)]))
        .orderBy("username")
        .limit(MOST_SHOWN)
        .execute();
      if (users.length === 0) say("user.none", { name });
      for (const { username, nickname, available, held, created_at } of users) {
        const createdAt = new Date(created_at).toISOString().slice(0, 10);
        say("user.line", { username, nickname, available: available ?? 0, held: held ?? 0, createdAt });
      }
    }),
};
