import { randomBytes } from "node:crypto";
import { createFaultTable, type FaultTable } from "../fault-table.ts";
import type { PayFault } from "./pay-faults.ts";
import type { KeyMode, PayKeys } from "./pay-keys.ts";

const ID_BYTES = 12;
const NOTIFICATIONS_KEPT = 200;

/** What the merchant asked for when it opened the order. */
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
  /** The code that can be scanned now: opening the order again makes a new one. */
  codeId: string;
  codeExpiresAt: number;
  state: "NOTPAY" | "SUCCESS" | "CLOSED" | "REFUND";
  payment: { readonly transactionId: string; readonly fen: number; readonly at: number; readonly openid: string } | null;
  refunds: Refund[];
};

/** A notification with everything that was sent for it. */
export type SentNotification = {
  readonly id: string;
  readonly at: number;
  readonly orderId: string;
  readonly event: string;
  /** One for each call that was made. */
  readonly calls: NotificationCall[];
};
export type NotificationCall = NotificationMessage & {
  /** 0 = not answered at all. */
  readonly status: number;
  readonly answer: string;
};
export type NotificationMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Everything the sandbox of the payment platform knows. Orders and keys are kept; notifications and faults are of this process. */
export type PayState = {
  readonly mode: KeyMode;
  readonly keys: PayKeys;
  readonly shopName: string;
  readonly now: () => number;
  readonly faults: FaultTable<PayFault>;
  /** By the merchant's number. */
  readonly orders: Map<string, PayOrder>;
  /** The newest last. */
  readonly notifications: SentNotification[];
  /** `METHOD /path` of every call, the newest last. */
  readonly calls: string[];
  readonly retryPausesMs: readonly number[];
  readonly notificationDelayMs: number;
  apiBase: string;
  publicBase: string;
  /** Where notifications go whatever the orders say; null = where they say. */
  notifyUrl: string | null;
  /** Stores what must outlive the process. */
  save(): void;
  /** Notifications under way. */
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
    notifyUrl: null,
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

/** Whether somebody can still pay it. */
export function isOpen(state: PayState, order: PayOrder): boolean {
  return order.state === "NOTPAY" && state.now() < order.expiresAt;
}
