import { formatYuan } from "../../platform/format-yuan.ts";
import type { Command } from "../command.ts";
import { configuredStore, withReader } from "../store.ts";

const MOST_SHOWN = 50;

export const orderFind: Command = {
  usage: "order find <order | username>",
  summary: "order.findSummary",
  options: {},
  words: { min: 1, max: 1 },
  run: ({ config, say }, { words: [text = ""] }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const rows = await db
        .selectFrom("pay_order")
        .innerJoin("app_user", "app_user.id", "pay_order.user_id")
        .select(["pay_order.id", "username", "goods_title", "amount_fen", "refunded_fen", "status", "pay_order.created_at"])
        .select(["transaction_id", "provider", "late", "note", "credited_at"])
        .where((eb) => eb.or([eb("pay_order.id", "=", text), eb("username", "=", text), eb("transaction_id", "=", text)]))
        .orderBy("pay_order.created_at", "desc")
        .limit(MOST_SHOWN)
        .execute();
      if (rows.length === 0) say("order.none", { text });
      for (const row of rows) {
        say("order.line", {
          id: row.id,
          username: row.username,
          goods: row.goods_title,
          amount: formatYuan(row.amount_fen),
          refunded: formatYuan(row.refunded_fen),
          status: row.status,
          createdAt: new Date(row.created_at).toISOString(),
          transaction: row.transaction_id ?? "—",
          provider: row.provider ?? "—",
          late: row.late === 1 ? "late" : "",
          note: row.note ?? "",
        });
      }
    }),
};
