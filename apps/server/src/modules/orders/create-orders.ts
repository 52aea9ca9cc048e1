import type { OrderStatus } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { formatYuan } from "../../platform/format-yuan.ts";
import { isoOrNull } from "../../platform/iso-time.ts";
import type { Payments } from "../../ports/payments.ts";
import { askPlatform, sweepOrders } from "./ask-platform.ts";
import { claimDailyGift, claimGoods } from "./claim-goods.ts";
import { createOrder } from "./create-order.ts";
import { endUnpaid, markPaid } from "./end-order.ts";
import { listGoods } from "./list-goods.ts";
import { findOwnedOrder, forgetNotices, listOrders, noteNotice, type OrderRow } from "./order.repo.ts";
import type { Orders } from "./orders.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { presentLogEntry, presentOrder } from "./present-order.ts";

const SECOND_MS = 1000;
const NOTICES_KEPT_MS = 7 * 86_400_000;

/** The orders module on our database and one payment platform. */
export function createOrders(deps: OrdersDeps): Orders {
  const { db, clock } = deps;

  function withPayments(): Omit<OrdersDeps, "payments"> & { payments: Payments } {
    if (deps.payments === null) throw new AppError("pay.unavailable");
    return { ...deps, payments: deps.payments };
  }

  async function owned({ userId, outOrderId }: { userId: string; outOrderId: string }): Promise<OrderRow> {
    const order = await findOwnedOrder(db, userId, outOrderId);
    if (order === undefined) throw new AppError("order.unknown");
    return order;
  }

  /** Asks once more before an order ends, so that a payment at the last moment is honoured. An error is ignored. */
  async function askOnceMore(order: OrderRow): Promise<void> {
    if (deps.payments !== null) await askPlatform(withPayments(), order.id).catch(() => undefined);
  }

  /** Ends an order whose time is over, after asking the platform once more; an error does not keep it open. */
  async function statusNow(order: OrderRow): Promise<OrderStatus> {
    if (order.status !== 1 || order.expires_at === null || order.expires_at > clock.now()) return order.status;
    await askOnceMore(order);
    await endUnpaid(deps, order, "timeout");
    return (await owned({ userId: order.user_id, outOrderId: order.id })).status;
  }

  return {
    canPay: deps.payments !== null,
    goods: (userId) => listGoods(deps, userId),

    async create(input) {
      const order = await createOrder(withPayments(), input);
      const left = (order.expires_at ?? clock.now()) - clock.now();
      return {
        goodsTitle: order.goods_title,
        goodsAmount: formatYuan(order.amount_fen),
        outOrderId: order.id,
        codeUrl: order.code_url,
        expiresIn: Math.max(0, Math.floor(left / SECOND_MS)),
      };
    },

    status: async (input) => statusNow(await owned(input)),

    async cancel(input) {
      const order = await owned(input);
      if (order.status === 1) await askOnceMore(order);
      await endUnpaid(deps, order, order.expires_at !== null && order.expires_at <= clock.now() ? "timeout" : "cancel");
      return (await owned(input)).status;
    },

    async check(input) {
      const order = await owned(input);
      const asks = order.source === "purchase" && order.status !== 2;
      const { credited } = asks ? await askPlatform(withPayments(), order.id) : { credited: false };
      return { orderStatus: (await owned(input)).status, credited };
    },

    order: async (input) => presentOrder(await owned(input)),

    async list(input) {
      const { total, rows } = await listOrders(db, input);
      return { total, list: rows.map(presentLogEntry) };
    },

    async claim(input) {
      const { goods_title: goodsTitle, member_from: from, member_to: to, tokens } = await claimGoods(deps, input);
      return { goodsTitle, from: isoOrNull(from), to: isoOrNull(to), tokens };
    },

    claimDailyGift: (userId) => claimDailyGift(deps, userId),

    async takeNotification(call) {
      const notification = await withPayments().payments.readNotification(call);
      const { id, nonceKey, orderId, event, payment } = notification;
      await inTransaction(db, async (trx) => {
        const { forged } = await noteNotice(trx, { id, nonceKey, orderId, event, now: clock.now() });
        if (forged) throw new AppError("notification.forged");
        if (payment.state === "paid") await markPaid(deps, orderId, payment, trx);
      });
    },

    async sweep() {
      if (deps.payments !== null) await sweepOrders(withPayments());
      await forgetNotices(db, clock.now() - NOTICES_KEPT_MS);
    },
  };
}
