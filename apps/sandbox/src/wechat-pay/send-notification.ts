import { setTimeout as sleep } from "node:timers/promises";
import { makeNotification, type NotificationEvent, nextMessage } from "./make-notification.ts";
import type { NotificationMessage, PayOrder, PayState, SentNotification } from "./pay-state.ts";
import { keepNotification, newId } from "./pay-state.ts";

/** Timeout of an answer. */
const ANSWER_WITHIN_MS = 5000;
const DUPLICATES = 5;
const ANSWER_SHOWN_CHARACTERS = 300;

/** Notifies the merchant, repeating until it answers; resolves then, or when the sandbox gives up. */
export async function sendNotification(
  state: PayState,
  order: PayOrder,
  event: NotificationEvent = "TRANSACTION.SUCCESS",
): Promise<SentNotification> {
  const notification = keepNotification(state, { id: newId(), at: state.now(), orderId: order.request.out_trade_no, event, calls: [] });
  if (state.faults.take("lostNotification")) return notification;
  const work = deliver(state, order, notification).catch(() => undefined);
  state.running.add(work);
  void work.finally(() => state.running.delete(work));
  await work;
  return notification;
}

/** A further call of a notification: the same id, encrypted and signed anew. */
export async function sendAgain(state: PayState, order: PayOrder, notification: SentNotification): Promise<void> {
  await call(state, order, notification, nextMessage(state, order, notification));
}

async function deliver(state: PayState, order: PayOrder, notification: SentNotification): Promise<void> {
  if (state.faults.take("delayedNotification")) await pause(state, state.notificationDelayMs);
  if (state.faults.take("signTest"))
    await call(state, order, notification, makeNotification(state, order, { notification, signature: { probe: true } }));
  if (state.faults.take("duplicateNotification")) {
    const messages = Array.from({ length: DUPLICATES }, () => makeNotification(state, order, { notification }));
    await Promise.all(messages.map((message) => call(state, order, notification, message)));
    return;
  }
  for (const wait of [0, ...state.retryPausesMs]) {
    if (wait > 0) await pause(state, wait);
    if (await call(state, order, notification, nextMessage(state, order, notification))) break;
  }
  const last = notification.calls.at(-1);
  if (last !== undefined && state.faults.take("replayedCall")) await call(state, order, notification, last);
  if (last !== undefined && state.faults.take("replayedNonce")) {
    const nonce = last.headers["Wechatpay-Nonce"];
    const other = keepNotification(state, { ...notification, id: newId(), calls: [] });
    await call(state, order, other, makeNotification(state, order, { notification: other, ...(nonce !== undefined && { nonce }) }));
  }
}

/** Whether the answer is what the platform requires. */
async function call(state: PayState, order: PayOrder, notification: SentNotification, message: NotificationMessage): Promise<boolean> {
  const refundUrl = notification.event.startsWith("REFUND.") ? order.refunds.at(-1)?.notifyUrl : null;
  const { headers, body } = message;
  let status = 0;
  let answer = "";
  try {
    const url = new URL(refundUrl ?? order.request.notify_url);
    const response = await fetch(state.notifyOrigin === null ? url : new URL(url.pathname, state.notifyOrigin), {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", accept: "*/*", "user-agent": "Mozilla/4.0" },
      body,
      redirect: "manual",
      signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), state.stopping.signal]),
    });
    status = response.status;
    answer = (await response.text()).slice(0, ANSWER_SHOWN_CHARACTERS);
  } catch (error) {
    answer = error instanceof Error ? error.message : "";
  }
  notification.calls.push({ headers, body, status, answer });
  return status === 200 || status === 204;
}

async function pause(state: PayState, ms: number): Promise<void> {
  await sleep(ms, undefined, { ref: false, signal: state.stopping.signal });
}
