import type { Goods, Order, OrderStatus, VipLogEntry } from "@tangleaf/contract";

type Owned = { readonly userId: string; readonly outOrderId: string };

/** Public API of the orders module: goods, orders, gifts. Another person's order does not exist. */
export interface Orders {
  /** Whether anything can be bought. */
  readonly canPay: boolean;
  goods(userId: string): Promise<Goods[]>;
  /**
   * Orders goods; an order still open is cancelled first. A repeat of requestId answers with the first order.
   * Throws goods.unknown, goods.free, goods.claimOnly, pay.unavailable, pay.platformFailed, request.mismatch.
   */
  create(input: { userId: string; goodsId: string; requestId?: string | undefined; notifyUrl: string }): Promise<{
    goodsTitle: string;
    goodsAmount: string;
    outOrderId: string;
    codeUrl: string;
    /** Whole seconds. */
    expiresIn: number;
  }>;
  /** Throws order.unknown. */
  status(input: Owned): Promise<OrderStatus>;
  /** Cancels an open order; returns its status afterwards. Throws order.unknown. */
  cancel(input: Owned): Promise<OrderStatus>;
  /** Asks the platform now and credits what was paid. Throws order.unknown, pay.platformFailed. */
  check(input: Owned): Promise<{ orderStatus: OrderStatus; credited: boolean }>;
  /** Throws order.unknown. */
  order(input: Owned): Promise<Order>;
  /** Orders bought, claimed, or given by the operator, newest first. */
  list(input: { userId: string; page: number; size: number }): Promise<{ total: number; list: VipLogEntry[] }>;
  /** Once per person and goods. Throws goods.unknown, goods.claimed, gift.afterFirstText, and goods.free for what is not claimed. */
  claim(input: {
    userId: string;
    goodsId: string;
  }): Promise<{ goodsTitle: string; from: string | null; to: string | null; tokens: number }>;
  /** Once per Asia/Shanghai day. Throws gift.claimed and gift.afterFirstText. */
  claimDailyGift(userId: string): Promise<number>;
  /** Handles a notification of the platform; stored when this resolves. Throws notification.forged. */
  takeNotification(call: { headers: Readonly<Record<string, string | undefined>>; body: string }): Promise<void>;
  /** Asks the platform about orders that are due; each is asked about by one process. */
  sweep(): Promise<void>;
}
