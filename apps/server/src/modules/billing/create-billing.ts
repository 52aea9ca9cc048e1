import type { VipLogEntry } from "@tangleaf/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { PayOrderTable } from "../../db/schema/pay-order-table.ts";
import { formatYuan } from "../../platform/format-yuan.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import type { Billing } from "./billing.ts";
import { listOrders } from "./pay-order.repo.ts";

/** The billing room. */
export function createBilling({ db }: { db: Kysely<Database> }): Billing {
  return {
    async orders(input) {
      const { total, rows } = await listOrders(db, input);
      return { total, list: rows.map(presentOrder) };
    },
  };
}

function presentOrder(row: Selectable<PayOrderTable>): VipLogEntry {
  return {
    outOrderId: row.id,
    goodsTitle: row.goods_title,
    amount: formatYuan(row.amount_fen),
    status: row.status,
    source: row.source,
    createdAt: isoTime(row.created_at),
    paidAt: isoOrNull(row.paid_at),
    from: isoOrNull(row.member_from),
    to: isoOrNull(row.member_to),
    refunded: formatYuan(row.refunded_fen),
  };
}
