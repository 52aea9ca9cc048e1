import type { VipLogEntry } from "@tangleaf/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { PayOrderTable } from "../../db/schema/pay-order-table.ts";
import type { Billing } from "./billing.ts";
import { listOrders } from "./pay-order.repo.ts";
import { yuanOf } from "./yuan-of.ts";

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
    amount: yuanOf(row.amount_fen),
    status: row.status,
    source: row.source,
    createdAt: new Date(row.created_at).toISOString(),
    paidAt: isoOrNull(row.paid_at),
    from: isoOrNull(row.member_from),
    to: isoOrNull(row.member_to),
  };
}

function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
