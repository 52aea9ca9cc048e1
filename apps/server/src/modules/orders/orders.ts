import type { Goods, Offer, Order, OrderStatus, VipLogEntry } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { isoOrNull } from "../../platform/iso-time.ts";
import type { ProviderCall } from "../../ports/payments.ts";
import { askPlatform, sweepOrders } from "./ask-platform.ts";
import { claimDailyGift, claimGoods } from "./claim-goods.ts";
import { createOrder, openAtPlatform } from "./create-order.ts";
import { endUnpaid, markPaid } from "./end-order.ts";
import { getProvider } from "./get-provider.ts";
import { listGoods, listOffer } from "./list-goods.ts";
import { findOwnedOrder, forgetNotices, listOrders, noteNotice, type OrderRow } from "./order.repo.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { presentLogEntry, presentOpenOrder, presentOrder } from "./present-order.ts";

const NOTICES_KEPT_MS = 7 * 86_400_000;

type Owned = { readonly userId: string; readonly outOrderId: string };

/** Public API of the orders module: goods, orders, gifts. Another person's order does not exist. */
export type Orders = ReturnType<typeof createOrders>;

/** The orders module on our database and the payment providers. */
export function createOrders(deps: OrdersDeps) {
  const { db, clock } = deps;

  async function owned({ userId, outOrderId }: Owned): Promise<OrderRow> {
    const order = await findOwnedOrder(db, userId, outOrderId);
    if (order === undefined) throw new AppError("order.unknown");
    return order;
  }

  /** Asks once more before an order ends, so that a payment at the last moment is honoured. An error is ignored. */
  async function askOnceMore(order: OrderRow): Promise<void> {
    await askPlatform(deps, order).catch(() => undefined);
  }

  /** Ends an order whose time is over, after asking its provider once more; an error does not keep it open. */
  async function statusNow(order: OrderRow): Promise<OrderStatus> {
    if (order.status !== 1 || order.expires_at === null || order.expires_at > clock.now()) return order.status;
    await askOnceMore(order);
    await endUnpaid(deps, order, "timeout");
    return (await owned({ userId: order.user_id, outOrderId: order.id })).status;
  }

  const presentOpen = (order: OrderRow & { code_url: string }) =>
    presentOpenOrder(order, { now: clock.now(), payApp: getProvider(deps.providers, order).appName[deps.variant] });

  return {
    /** Whether anything can be bought. */
    canPay: deps.providers.length > 0,

    /** What there is, for anybody. */
    offer: (): Offer[] => listOffer(deps),

    goods: (userId: string): Promise<Goods[]> => listGoods(deps, userId),

    /**
     * Orders goods; an order still open is cancelled first. A repeat of requestId answers with the first order. `origin`: this
     * site's address, for the provider's notifications.
     * Throws goods.unknown, goods.free, goods.claimOnly, pay.unavailable, pay.platformFailed, request.mismatch.
     */
    create: async (input: { userId: string; goodsId: string; requestId?: string | undefined; origin: string }) =>
      presentOpen(await createOrder(deps, input)),

    /** An order that is still open, with its code. Throws order.unknown, order.paid, order.ended, pay.unavailable, pay.platformFailed. */
    async resume(input: Owned & { origin: string }) {
      const status = await statusNow(await owned(input));
      if (status !== 1) throw new AppError(status === 2 ? "order.paid" : "order.ended");
      return presentOpen(await openAtPlatform(deps, await owned(input), input.origin));
    },

    /** Throws order.unknown. */
    status: async (input: Owned): Promise<OrderStatus> => statusNow(await owned(input)),

    /** Cancels an open order; returns its status afterwards. Throws order.unknown. */
    async cancel(input: Owned): Promise<OrderStatus> {
      const order = await owned(input);
      if (order.status === 1) await askOnceMore(order);
      await endUnpaid(deps, order, order.expires_at !== null && order.expires_at <= clock.now() ? "timeout" : "cancel");
      return (await owned(input)).status;
    },

    /** Asks the provider now and credits what was paid. Throws order.unknown, pay.platformFailed, pay.unavailable. */
    async check(input: Owned): Promise<{ orderStatus: OrderStatus; credited: boolean }> {
      const order = await owned(input);
      const asks = order.source === "purchase" && order.status !== 2;
      const { credited } = asks ? await askPlatform(deps, order) : { credited: false };
      return { orderStatus: (await owned(input)).status, credited };
    },

    /** Throws order.unknown. */
    async order(input: Owned): Promise<Order> {
      const row = await owned(input);
      const provider = deps.providers.find(({ name }) => name === row.provider);
      return presentOrder(row, provider?.appName[deps.variant] ?? null);
    },

    /** Orders bought, claimed, or given by the operator, newest first. */
    async list(input: { userId: string; page: number; size: number }): Promise<{ total: number; list: VipLogEntry[] }> {
      const { total, rows } = await listOrders(db, input);
      return { total, list: rows.map(presentLogEntry) };
    },

    /** Once per person and goods. Throws goods.unknown, goods.claimed, gift.afterFirstText, and goods.free for what is not claimed. */
    async claim(input: { userId: string; goodsId: string }) {
      const { goods_title: goodsTitle, member_from: from, member_to: to, tokens } = await claimGoods(deps, input);
      return { goodsTitle, from: isoOrNull(from), to: isoOrNull(to), tokens };
    },

    /** Once per Asia/Shanghai day. Throws gift.claimed and gift.afterFirstText. */
    claimDailyGift: (userId: string): Promise<number> => claimDailyGift(deps, userId),

    /** Handles a notification of the provider of this name; stored when this resolves. Throws notification.forged. */
    async takeNotification(provider: string, call: ProviderCall): Promise<void> {
      const notification = await getProvider(deps.providers, { provider }).readNotification(call);
      const { orderId, event, payment } = notification;
      const [id, nonceKey] = [`${provider}:${notification.id}`, `${provider}:${notification.nonceKey}`];
      await inTransaction(db, async (trx) => {
        const { forged } = await noteNotice(trx, { id, nonceKey, orderId, event, now: clock.now() });
        if (forged) throw new AppError("notification.forged");
        if (payment.state === "paid") await markPaid(deps, { orderId, provider, payment }, trx);
      });
    },

    /** Asks the providers about orders that are due; each is asked about by one process. */
    async sweep(): Promise<void> {
      if (deps.providers.length > 0) await sweepOrders(deps);
      await forgetNotices(db, clock.now() - NOTICES_KEPT_MS);
    },
  };
}
