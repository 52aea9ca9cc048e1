import { randomBytes } from "node:crypto";
import { createFaultTable, type FaultTable } from "../fault-table.ts";
import type { PayFault } from "./pay-faults.ts";
import type { KeyMode, PayKeys } from "./pay-keys.ts";

const ID_BYTES = 12;
const NOTIFICATIONS_KEPT = 200;

/** The merchant's values of the order. */
export type OrderRequest = {
  readonly appid: string;
  readonly mchid: string;
  readonly description: string;
  readonly out_trade_no: string;
  readonly time_expire?: string;
  readonly attach?: string;
  readonly notify_url: string;
  readonly goods_tag?: string;
  readonly support_fapiao?: boolean;
  readonly amount: { readonly total: number; readonly currency?: string };
};

export type Refund = {
  readonly refundId: string;
  readonly outRefundNo: string;
  readonly fen: number;
  readonly at: number;
  readonly reason: string | null;
  readonly notifyUrl: string | null;
  readonly status: "SUCCESS" | "PROCESSING" | "ABNORMAL";
};

export type PayOrder = {
  readonly request: OrderRequest;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The code that can be scanned now; opening the order again makes a new one. */
  codeId: string;
  codeExpiresAt: number;
  state: "NOTPAY" | "SUCCESS" | "CLOSED" | "REFUND";
  payment: { readonly transactionId: string; readonly fen: number; readonly at: number; readonly openid: string } | null;
  refunds: Refund[];
};

/** A notification and its calls. */
export type SentNotification = {
  readonly id: string;
  readonly at: number;
  readonly orderId: string;
  readonly event: string;
  /** One entry per call made. */
  readonly calls: NotificationCall[];
};
export type NotificationCall = NotificationMessage & {
  /** 0 = no answer. */
  readonly status: number;
  readonly answer: string;
};
export type NotificationMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** State of the payment sandbox. Orders and keys are persisted; notifications and faults are not. */
export type PayState = {
  readonly mode: KeyMode;
  readonly keys: PayKeys;
  readonly shopName: string;
  readonly now: () => number;
  readonly faults: FaultTable<PayFault>;
  /** By the merchant's number. */
  readonly orders: Map<string, PayOrder>;
  /** Newest last. */
  readonly notifications: SentNotification[];
  /** `METHOD /path` of every call, newest last. */
  readonly calls: string[];
  readonly retryPausesMs: readonly number[];
  readonly notificationDelayMs: number;
  apiBase: string;
  publicBase: string;
  /** Origin of the addresses notified, instead of the orders'; null = the orders'. */
  notifyOrigin: string | null;
  /** Persists orders and keys. */
  save(): void;
  /** Pending notifications. */
  readonly running: Set<Promise<unknown>>;
  readonly stopping: AbortController;
};

export function createPayState(
  input: Pick<PayState, "mode" | "keys" | "shopName" | "now" | "retryPausesMs" | "notificationDelayMs" | "save"> & {
    orders: readonly PayOrder[];
  },
): PayState {
  return {
    ...input,
    orders: new Map(input.orders.map((order) => [order.request.out_trade_no, order])),
    faults: createFaultTable<PayFault>(),
    notifications: [],
    calls: [],
    apiBase: "",
    publicBase: "",
    notifyOrigin: null,
    running: new Set(),
    stopping: new AbortController(),
  };
}

export function newId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

export function keepNotification(state: PayState, notification: SentNotification): SentNotification {
  state.notifications.push(notification);
  if (state.notifications.length > NOTIFICATIONS_KEPT) state.notifications.shift();
  return notification;
}

/** Whether it can still be paid. */
export function isOpen(state: PayState, order: PayOrder): boolean {
  return order.state === "NOTPAY" && state.now() < order.expiresAt;
}
