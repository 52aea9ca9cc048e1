import { setTimeout as sleep } from "node:timers/promises";
import { fill, type Html, html, redirect, sendPage } from "../../pages/render.ts";
import { payOrder } from "../pay-order.ts";
import { isOpen, type PayOrder, type PayState, type SentNotification } from "../pay-state.ts";
import { billTime } from "../platform-time.ts";
import { sendNotification } from "../send-notification.ts";
import { type PageCall, showFen } from "./page-call.ts";

const HOME = "/sandbox/pay/";
const ORDERS_SHOWN = 50;
const NOTICES_SHOWN = 20;
const WRONG_FEN = 1;
/** Notifications are repeated for a while; the page does not wait for that. */
const ACTION_SHOWN_WITHIN_MS = 1000;

const PAYMENTS: Readonly<Record<string, { fen?: number; silent?: boolean }>> = {
  "/orders/pay": {},
  "/orders/pay-late": {},
  "/orders/pay-silently": { silent: true },
  "/orders/pay-wrong": { fen: WRONG_FEN },
};

/** Every order with its actions. */
export function homePage(call: PageCall): void {
  const { state, response, words } = call;
  const orders = [...state.orders.values()].reverse().slice(0, ORDERS_SHOWN);
  const notifications = state.notifications.toReversed().slice(0, NOTICES_SHOWN);
  const body = html`<div class="card"><h1>${words.homeTitle}</h1><p>${words.homeNote}</p></div>
<section class="card"><h2>${words.orders}</h2>${list(
    orders.map((order) => orderRow(call, order)),
    words.noOrders,
  )}</section>
<section class="card"><h2>${words.notifications}</h2>${list(
    notifications.map((notification) => noticeRow(call, notification)),
    words.noNotifications,
  )}</section>`;
  sendPage(response, words, { title: words.homeTitle, body, wide: true, home: false });
}

function orderRow({ state, words }: PageCall, order: PayOrder): Html {
  const { request } = order;
  const id = request.out_trade_no;
  const open = isOpen(state, order);
  const standing = order.state === "NOTPAY" && !open ? "EXPIRED" : order.state;
  return html`<li><strong>${request.description}</strong> ${showFen(order.payment?.fen ?? request.amount.total)} <span class="${order.state === "SUCCESS" ? "good" : "dim"}">${words[standing]}</span>
<div class="dim"><code>${id}</code> ${billTime(order.createdAt)}</div>
<div class="row">${open && html`<a class="button" href="/sandbox/pay/p/${order.codeId}" aria-label="${words.open}: ${id}">${words.open}</a>`}
${open && button("/orders/pay", words.payNow, id)}
${open && button("/orders/pay-silently", words.paySilently, id)}
${order.payment === null && button("/orders/pay-wrong", words.payWrong, id)}
${order.payment === null && !open && button("/orders/pay-late", words.payLate, id)}
${order.payment !== null && button("/orders/tell", words.tellAgain, id)}</div></li>`;
}

function noticeRow({ words }: PageCall, notification: SentNotification): Html {
  const last = notification.calls.at(-1);
  const accepted = last?.status === 200 || last?.status === 204;
  const answer = last === undefined || last.status === 0 ? words.noAnswer : `${last.status} ${last.answer}`;
  return html`<li><code>${notification.event}</code> <code>${notification.orderId}</code> <span class="dim">${billTime(notification.at)} · ${fill(words.tries, { count: notification.calls.length })}</span>
<span class="${accepted ? "good" : "bad"}">${accepted ? words.delivered : `${words.undelivered}: ${answer}`}</span></li>`;
}

/** Actions of the page's buttons. False for an unknown form. */
export async function homeAction({ state, response, path, form }: PageCall): Promise<boolean> {
  const order = state.orders.get(form?.get("id") ?? "");
  const action = order === undefined ? null : actionOf(state, order, path);
  if (action === null) return false;
  await Promise.race([action(), sleep(ACTION_SHOWN_WITHIN_MS, undefined, { ref: false })]);
  redirect(response, HOME);
  return true;
}

function actionOf(state: PayState, order: PayOrder, path: string): (() => Promise<unknown>) | null {
  if (path === "/orders/tell") return async () => order.payment && sendNotification(state, order);
  const options = PAYMENTS[path];
  // Pressed twice, or in two windows: paying again changes nothing.
  return options === undefined ? null : async () => order.payment ?? payOrder(state, order, options);
}

function list(items: readonly Html[], nothing: string): Html {
  return items.length === 0 ? html`<p>${nothing}</p>` : html`<ul>${items}</ul>`;
}

/** The order number tells buttons with the same text apart for screen readers. */
function button(path: string, text: string, id: string): Html {
  return html`<form method="post" action="/sandbox/pay${path}"><input type="hidden" name="id" value="${id}"><button aria-label="${text}: ${id}">${text}</button></form>`;
}
