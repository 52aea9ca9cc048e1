import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { writeNotice } from "../notices/index.ts";
import { getProvider } from "./get-provider.ts";
import { findOrder, lockUser, moveSpansForward, type OrderRow, readMembership, setMembership, updateOrder } from "./order.repo.ts";
import type { OrdersDeps } from "./orders-deps.ts";

const PAID = 2;

type Deps = Pick<OrdersDeps, "db" | "clock" | "metering" | "providers">;
export type Refund = {
  readonly amountFen: number;
  readonly state: "done" | "processing";
  readonly tokensBack: number;
  readonly daysBack: number;
};

const DAY_MS = 86_400_000;

/**
 * Refunds all that is left of an order, or a part. A full refund also withdraws what is left of its tokens and the days of its
 * membership that lie ahead; what was used stays used. The refund's number follows from what was refunded before, so the
 * same refund asked for twice at once, or again after a crash, is one refund.
 */
export async function refundOrder(deps: Deps, input: { orderId: string; amountFen?: number | undefined; reason: string }): Promise<Refund> {
  const order = await findOrder(deps.db, input.orderId);
  if (order === undefined || order.source !== "purchase" || order.status !== PAID) throw new AppError("order.unknown");
  const left = order.amount_fen - order.refunded_fen;
  const amountFen = input.amountFen ?? left;
  if (amountFen < 1 || amountFen > left)
    throw new AppError("field.outOfBounds", { field: "amountFen", params: { min: 1, max: left, given: amountFen } });
  const refundId = `${order.id}R${order.refunded_fen}`;
  const state = await getProvider(deps.providers, order).refund({
    orderId: order.id,
    refundId,
    amountFen,
    totalFen: order.amount_fen,
    reason: input.reason,
  });
  return inTransaction(deps.db, async (trx) => {
    await lockUser(trx, order.user_id);
    const present = (await findOrder(trx, order.id)) ?? order;
    // Another call has stored this refund meanwhile.
    if (present.refunded_fen !== order.refunded_fen) return { amountFen, state, tokensBack: 0, daysBack: 0 };
    const refunded = order.refunded_fen + amountFen;
    await updateOrder(trx, order.id, { refunded_fen: refunded, refund_id: refundId });
    const isWhole = refunded >= order.amount_fen;
    const tokensBack = isWhole ? await deps.metering.withdraw({ userId: order.user_id, source: "package", ref: order.id }, trx) : 0;
    const daysBack = isWhole ? await takeDaysBack(deps, present, trx) : 0;
    const data = { title: order.goods_title, amountFen, tokensBack, daysBack };
    await writeNotice(trx, { userId: order.user_id, about: `refund:${refundId}`, kind: "refunded", data }, deps.clock.now());
    return { amountFen, state, tokensBack, daysBack };
  });
}

/** Shortens the membership by the days of the order that lie ahead; the spans of later orders move forward. */
async function takeDaysBack({ clock }: Deps, order: OrderRow, trx: Parameters<typeof readMembership>[0]): Promise<number> {
  const { member_from: from, member_to: to } = order;
  const present = await readMembership(trx, order.user_id);
  if (from === null || to === null || present === undefined || present.vip_to === null) return 0;
  const now = clock.now();
  // At most what is there: the operator may have ended the membership.
  const unusedMs = Math.min(Math.max(0, to - Math.max(from, now)), present.vip_to - now);
  if (unusedMs <= 0) return 0;
  const span = { from: present.vip_from ?? now, to: present.vip_to - unusedMs };
  await setMembership(trx, order.user_id, { ...span, unlimited: present.unlimited === 1 });
  await updateOrder(trx, order.id, { member_from: Math.min(from, to - unusedMs), member_to: to - unusedMs });
  await moveSpansForward(trx, order.user_id, { after: to, byMs: unusedMs });
  return Math.round(unusedMs / DAY_MS);
}
