import { formatYuan } from "../../platform/format-yuan.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { jsonFile } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";

/** What a person bought or was given. */
export function ordersPersonalData(db: Db): PersonalData {
  return {
    module: "orders",
    tables: {
      pay_order: {
        archive: "orders.json",
        afterDeletion: "kept: bookkeeping, and what an entry of the ledger was for (docs/decisions/017)",
      },
    },

    async *exportPersonalData(userId) {
      const rows = await db.selectFrom("pay_order").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute();
      const orders = rows.map((order) => ({
        orderId: order.id,
        source: order.source,
        title: order.goods_title,
        amount: formatYuan(order.amount_fen),
        status: order.status,
        createdAt: isoTime(order.created_at),
        paidAt: isoOrNull(order.paid_at),
        memberFrom: isoOrNull(order.member_from),
        memberTo: isoOrNull(order.member_to),
      }));
      yield [jsonFile("orders.json", orders)];
      return {};
    },
  };
}
