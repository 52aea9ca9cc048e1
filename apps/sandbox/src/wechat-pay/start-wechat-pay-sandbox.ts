import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readBody, serve } from "../serve.ts";
import { answerCall } from "./answer-call.ts";
import { makeNotification, type NotificationEvent } from "./make-notification.ts";
import { merchantOf, type SandboxMerchant } from "./merchant-of.ts";
import { answerPage } from "./pages/answer-page.ts";
import { PAY_FAULTS, type PayFault } from "./pay-faults.ts";
import { createPayKeys, type KeyMode, type PayKeys } from "./pay-keys.ts";
import { payOrder } from "./pay-order.ts";
import { createPayState, type NotificationMessage, newId, type PayOrder, type PayState, type SentNotification } from "./pay-state.ts";
import { sendAgain, sendNotification } from "./send-notification.ts";
import type { SignatureOptions } from "./sign-message.ts";
import { readStateFile, writeStateFile } from "./state-file.ts";

export type WechatPaySandbox = {
  /** Address of the API, on loopback. */
  readonly url: string;
  readonly merchant: SandboxMerchant;
  readonly keys: PayKeys;
  /** Answers `/sandbox/pay/*` for the server that offers it to phones. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Address of the pages; origin of the addresses notified, instead of the orders'. */
  configure(input: { publicBase?: string; notifyOrigin?: string }): void;
  /** Makes a fault happen the next `times` times. */
  fail(fault: PayFault, times?: number): void;
  readonly orders: ReadonlyMap<string, PayOrder>;
  readonly notifications: readonly SentNotification[];
  /** `METHOD /path` of every call. */
  readonly calls: readonly string[];
  /** Pays an order once, also an expired or closed one. Resolves when the notification was answered or given up. */
  pay(orderId: string, options?: { amountFen?: number; silent?: boolean }): Promise<SentNotification | null>;
  /** Sends a further notification of an order. */
  notify(orderId: string, event?: NotificationEvent): Promise<SentNotification>;
  /** Sends the same notification in another call. */
  again(notification: SentNotification): Promise<void>;
  /** A notification without sending it. `content` replaces the content. */
  notificationOf(
    orderId: string,
    options?: { event?: NotificationEvent; content?: object; id?: string; nonce?: string; signature?: SignatureOptions },
  ): NotificationMessage;
  close(): Promise<void>;
};

type Options = {
  port?: number;
  now?: () => number;
  /** Folder for orders and keys; without it they end with the process. */
  stateFile?: string;
  mode?: KeyMode;
  shopName?: string;
  /** Key pairs to reuse: generating them is slow. */
  keys?: PayKeys;
  /** Called with the merchant as soon as its keys are there: at the start, or when they are first used. */
  onKeys?: (merchant: SandboxMerchant) => void;
  retryPausesMs?: readonly number[];
  notificationDelayMs?: number;
};

const RETRY_PAUSES_MS = [500, 2000, 10_000, 30_000];
const NOTIFICATION_DELAY_MS = 15_000;

/** WeChat Pay v3 for merchants, on loopback: API, notifications, and a phone to pay with. */
export async function startWechatPaySandbox(options: Options = {}): Promise<WechatPaySandbox> {
  const { stateFile, mode = "publicKey" } = options;
  const stored = stateFile === undefined ? null : readStateFile(stateFile);
  const known = stored?.keys ?? options.keys;
  const keepKeys = () => {
    state.save();
    options.onKeys?.(merchantOf(state));
  };
  const state: PayState = createPayState({
    mode,
    keys: known ?? createPayKeys(keepKeys),
    orders: stored?.orders ?? [],
    shopName: options.shopName ?? "橘笺",
    now: options.now ?? Date.now,
    retryPausesMs: options.retryPausesMs ?? RETRY_PAUSES_MS,
    notificationDelayMs: options.notificationDelayMs ?? NOTIFICATION_DELAY_MS,
    save: () => {
      if (stateFile !== undefined) writeStateFile(stateFile, { keys: state.keys, orders: [...state.orders.values()] });
    },
  });
  const server = createServer((request, response) => serve(() => answer(state, request, response), response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  state.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.publicBase = state.apiBase;
  if (known !== undefined) keepKeys();
  const { keys } = state;
  const orderOf = (orderId: string) => {
    const order = state.orders.get(orderId);
    if (order === undefined) throw new Error(`no order ${orderId}`);
    return order;
  };
  return {
    url: state.apiBase,
    keys,
    merchant: merchantOf(state),
    handle: (request, response) => serve(() => answerPage(state, request, response), response),
    configure(input) {
      state.publicBase = input.publicBase ?? state.publicBase;
      state.notifyOrigin = input.notifyOrigin ?? state.notifyOrigin;
    },
    fail: (fault, times = 1) => state.faults.set(fault, times),
    orders: state.orders,
    notifications: state.notifications,
    calls: state.calls,
    async pay(orderId, { amountFen, silent = false } = {}) {
      const order = orderOf(orderId);
      if (order.payment !== null) throw new Error(`${orderId} is paid`);
      return payOrder(state, order, { silent, ...(amountFen !== undefined && { fen: amountFen }) });
    },
    notify: (orderId, event) => sendNotification(state, orderOf(orderId), event),
    again: (notification) => sendAgain(state, orderOf(notification.orderId), notification),
    notificationOf(orderId, { event = "TRANSACTION.SUCCESS", id = newId(), ...rest } = {}) {
      return makeNotification(state, orderOf(orderId), { notification: { id, at: state.now(), event }, ...rest });
    },
    async close() {
      state.stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(state.running);
    },
  };
}

async function answer(state: PayState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = request.url ?? "/";
  if (address.startsWith("/sandbox/")) return answerPage(state, request, response);
  const body = await readBody(request);
  if (address === "/control") return control(state, body, response);
  await answerCall(state, { method: request.method ?? "GET", address, headers: request.headers, body }, response);
}

/** `{"fail": {"lostNotification": 1}}` */
function control(state: PayState, body: string, response: ServerResponse): void {
  const { fail = {} } = JSON.parse(body) as { fail?: Partial<Record<PayFault, number>> };
  for (const fault of PAY_FAULTS) if (fail[fault] !== undefined) state.faults.set(fault, Number(fail[fault]));
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
}
