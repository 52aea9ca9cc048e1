import { setTimeout as sleep } from "node:timers/promises";
import { makeNotice, type NoticeEvent, nextMessage } from "./make-notice.ts";
import type { NoticeMessage, PayOrder, PayState, SentNotice } from "./pay-state.ts";
import { keepNotice, newId } from "./pay-state.ts";

/** An answer that takes longer is none. */
const ANSWER_WITHIN_MS = 5000;
const DUPLICATES = 5;
const ANSWER_SHOWN_CHARACTERS = 300;

/** Tells the merchant what happened, until it answers; resolves when it did, or when the twin has given up. */
export async function sendNotice(state: PayState, order: PayOrder, event: NoticeEvent = "TRANSACTION.SUCCESS"): Promise<SentNotice> {
  const notice = keepNotice(state, { id: newId(), at: state.now(), orderId: order.request.out_trade_no, event, calls: [] });
  if (state.faults.take("lostNotice")) return notice;
  const work = deliver(state, order, notice).catch(() => undefined);
  state.running.add(work);
  void work.finally(() => state.running.delete(work));
  await work;
  return notice;
}

/** Another call for a notification that was sent before: the same number, sealed and signed anew. */
export async function sendAgain(state: PayState, order: PayOrder, notice: SentNotice): Promise<void> {
  await call(state, order, notice, nextMessage(state, order, notice));
}

async function deliver(state: PayState, order: PayOrder, notice: SentNotice): Promise<void> {
  if (state.faults.take("delayedNotice")) await pause(state, state.noticeDelayMs);
  if (state.faults.take("signTest")) await call(state, order, notice, makeNotice(state, order, { notice, signature: { probe: true } }));
  if (state.faults.take("duplicateNotice")) {
    const messages = Array.from({ length: DUPLICATES }, () => makeNotice(state, order, { notice }));
    await Promise.all(messages.map((message) => call(state, order, notice, message)));
    return;
  }
  for (const wait of [0, ...state.retryPausesMs]) {
    if (wait > 0) await pause(state, wait);
    if (await call(state, order, notice, nextMessage(state, order, notice))) break;
  }
  const last = notice.calls.at(-1);
  if (last !== undefined && state.faults.take("replayedCall")) await call(state, order, notice, last);
  if (last !== undefined && state.faults.take("replayedNonce")) {
    const nonce = last.headers["Wechatpay-Nonce"];
    const other = keepNotice(state, { ...notice, id: newId(), calls: [] });
    await call(state, order, other, makeNotice(state, order, { notice: other, ...(nonce !== undefined && { nonce }) }));
  }
}

/** Whether it was answered as the platform wants it. */
async function call(state: PayState, order: PayOrder, notice: SentNotice, message: NoticeMessage): Promise<boolean> {
  const refundUrl = notice.event.startsWith("REFUND.") ? order.refunds.at(-1)?.notifyUrl : null;
  const { headers, body } = message;
  let status = 0;
  let answer = "";
  try {
    const response = await fetch(state.notifyUrl ?? refundUrl ?? order.request.notify_url, {
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
  notice.calls.push({ headers, body, status, answer });
  return status === 200 || status === 204;
}

async function pause(state: PayState, ms: number): Promise<void> {
  await sleep(ms, undefined, { ref: false, signal: state.stopping.signal });
}
