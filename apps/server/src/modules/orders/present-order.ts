import type { Order, OrderStatus, VipLogEntry } from "@tangleaf/contract";
import { formatYuan } from "../../platform/format-yuan.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { tokensOf } from "./entitlement.ts";
import type { OrderRow } from "./order.repo.ts";

const SECOND_MS = 1000;

/** An order as shown to its owner. `payApp`: the app it is paid with; null where nothing is paid, or nobody can tell. */
export function presentOrder(row: OrderRow, payApp: string | null): Order {
  return {
    ...presentLogEntry(row),
    expiresAt: isoOrNull(row.expires_at),
    endedAt: isoOrNull(row.ended_at),
    transactionId: row.transaction_id,
    tokens: row.tokens,
    payApp,
  };
}

/** An order in the list of memberships and packages. */
export function presentLogEntry(row: OrderRow): VipLogEntry & { status: OrderStatus } {
  return {
    outOrderId: row.id,
    goodsId: row.goods_id,
    tokens: tokensOf(row.entitlement),
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

/** An order that can be paid, with its code. `payApp`: the app it is paid with. */
export function presentOpenOrder(order: OrderRow & { code_url: string }, { now, payApp }: { now: number; payApp: string }) {
  const left = (order.expires_at ?? now) - now;
  return {
    goodsId: order.goods_id,
    goodsTitle: order.goods_title,
    tokens: tokensOf(order.entitlement),
    goodsAmount: formatYuan(order.amount_fen),
    outOrderId: order.id,
    codeUrl: order.code_url,
    payApp,
    /** Whole seconds. */
    expiresIn: Math.max(0, Math.floor(left / SECOND_MS)),
  };
}
