import { card, fill, type Html, html, redirect, sendPage } from "../../pages/render.ts";
import { payOrder } from "../pay-order.ts";
import { isOpen, type PayOrder } from "../pay-state.ts";
import { clockTime } from "../platform-time.ts";
import { type PageCall, showFen } from "./page-call.ts";

const MINUTE_MS = 60_000;
const GONE = 410;

/** The page of a scanned order code. */
export async function payPage(call: PageCall, codeId: string): Promise<void> {
  const { state, response, words, form, path } = call;
  const order = [...state.orders.values()].find((one) => one.codeId === codeId);
  if (order === undefined) return ended(call, words.oldCodeTitle, words.oldCodeNote);
  if (form !== null && isOpen(state, order)) {
    // The page does not wait for the shop's answer to the notification.
    payOrder(state, order).catch(() => undefined);
    return redirect(response, `/sandbox/pay${path}`);
  }
  if (order.payment !== null) return paid(call, order, order.payment);
  if (order.state === "CLOSED") return ended(call, words.closedTitle, words.closedNote);
  if (!isOpen(state, order)) return ended(call, words.expiredTitle, words.expiredNote);
  askToPay(call, order);
}

function askToPay({ state, response, words }: PageCall, order: PayOrder): void {
  const title = fill(words.payTo, { shop: state.shopName });
  const minutes = Math.floor((order.expiresAt - state.now()) / MINUTE_MS);
  const until = { time: clockTime(order.expiresAt), minutes };
  const body = card(
    "¥",
    html`<h1>${title}</h1>
<p class="amount">${showFen(order.request.amount.total)}</p>
<dl>${detail(words.goods, order.request.description)}
${detail(words.orderNumber, html`<code>${order.request.out_trade_no}</code>`)}
${detail(words.timeLeft, fill(minutes === 0 ? words.leftSeconds : words.left, until))}</dl>
<form method="post"><button class="main">${words.pay}</button></form>`,
  );
  sendPage(response, words, { title, body });
}

function paid({ response, words }: PageCall, order: PayOrder, payment: NonNullable<PayOrder["payment"]>): void {
  const refunded = order.refunds.reduce((sum, { fen }) => sum + fen, 0);
  const title = refunded > 0 ? words.refundedTitle : words.paidTitle;
  const note = refunded > 0 ? fill(words.refundedNote, { amount: showFen(refunded) }) : words.paidNote;
  const body = card(
    "✓",
    html`<h1>${title}</h1>
<p class="amount">${showFen(payment.fen)}</p>
<p>${note}</p>
<dl>${detail(words.goods, order.request.description)}
${detail(words.orderNumber, html`<code>${order.request.out_trade_no}</code>`)}
${detail(words.paidAt, clockTime(payment.at))}</dl>`,
  );
  sendPage(response, words, { title, body });
}

function ended({ response, words }: PageCall, title: string, note: string): void {
  sendPage(response, words, { title, status: GONE, body: card("!", html`<h1>${title}</h1><p>${note}</p>`) });
}

function detail(name: string, value: Html | string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
