import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import type { PayApi } from "./api.ts";
import { createCheckoutStore } from "./checkout-store.ts";
import { keptOrderOf } from "./open-order.ts";
import type { PayEvent } from "./pay-view.ts";

const WINDOW_MS = 600_000;
/** The choice is debounced before it is ordered. */
const ORDERED_MS = 300;
const KEY_REPEAT_MS = 100;

let made: { goodsId: string; requestId: string }[] = [];
let cancelled: string[] = [];
let events: PayEvent[] = [];
let asked = 0;
let answers: (number | Error)[] = [];
let cancelAnswer: number | Error = 4;
let openFails: Error[] = [];
let resumed: string[] = [];
/** Moments orders end, by the server. */
let ends = new Map<string, number>();
let goodsOf = new Map<string, string>();

/** Orders as the server tells them: what is left of one does not depend on this device's clock. */
const openOrder = (outOrderId: string, goodsId: string) => {
  const end = ends.get(outOrderId) ?? performance.now() + WINDOW_MS;
  ends.set(outOrderId, end);
  goodsOf.set(outOrderId, goodsId);
  return {
    outOrderId,
    goodsId,
    goodsTitle: "",
    tokens: 0,
    goodsAmount: "49.00",
    qrimg: "",
    payApp: "微信",
    payUrl: "",
    until: Date.now() + end - performance.now(),
  };
};

const api: PayApi = {
  open: async (choice) => {
    const failure = openFails.shift();
    made.push(choice);
    if (failure) throw failure;
    const outOrderId = `o${1 + [...new Set(made.map(({ requestId }) => requestId))].indexOf(choice.requestId)}`;
    return openOrder(outOrderId, choice.goodsId);
  },
  resume: async (outOrderId) => {
    resumed.push(outOrderId);
    const failure = openFails.shift();
    if (failure) throw failure;
    return openOrder(outOrderId, goodsOf.get(outOrderId) ?? "month");
  },
  status: async () => {
    asked += 1;
    const answer = answers.shift() ?? 1;
    if (answer instanceof Error) throw answer;
    return answer;
  },
  cancel: async (outOrderId) => {
    cancelled.push(outOrderId);
    if (cancelAnswer instanceof Error) throw cancelAnswer;
    return cancelAnswer;
  },
};

const offline = () => new ApiError({ kind: "transport", message: "Failed to fetch" });
const openCheckout = () => createCheckoutStore({ api, tell: (event) => events.push(event), kept: keptOrderOf(null) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
  [ends, goodsOf, resumed] = [new Map(), new Map(), []];
  [made, cancelled, events, answers, openFails, asked, cancelAnswer] = [[], [], [], [], [], 0, 4];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("choosing the same again makes no other order, before the first is made and after", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  checkout.choose("month");
  expect(checkout.useView.getState().phase).toBe("waiting");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(made).toHaveLength(1);
  expect(cancelled).toEqual([]);
});

test("asks once a second while the order is pending, and stops when it is paid", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS + 3000);
  expect(asked).toBe(3);
  answers = [2];
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(4);
  expect(checkout.useView.getState().phase).toBe("paid");
  expect(events).toMatchObject([{ kind: "paid", seen: true, order: { outOrderId: "o1" } }]);
});

test("choosing another cancels the order before the next is made", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  checkout.choose("year");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(cancelled).toEqual(["o1"]);
  expect(made.map(({ goodsId }) => goodsId)).toEqual(["month", "year"]);
  expect(checkout.useView.getState().order?.outOrderId).toBe("o2");
});

test("what arrow keys pass over is not ordered", async () => {
  const checkout = openCheckout();
  for (const goodsId of ["pack1", "pack2", "pack3", "month"]) {
    checkout.choose(goodsId);
    await vi.advanceTimersByTimeAsync(KEY_REPEAT_MS);
  }
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(made.map(({ goodsId }) => goodsId)).toEqual(["month"]);
});

test("an order that turns out to be paid when another is chosen counts as paid, and no other is made", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  cancelAnswer = 2;
  checkout.choose("year");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(checkout.useView.getState()).toMatchObject({ phase: "paid", order: { outOrderId: "o1" } });
  expect(made).toHaveLength(1);
});

test("a failed cancelling is told, and the next order is made all the same", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  cancelAnswer = new ApiError({ kind: "refused", message: "没取消成" });
  checkout.choose("year");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(events).toEqual([{ kind: "cancelFailed", detail: "没取消成" }]);
  expect(checkout.useView.getState().phase).toBe("waiting");
});

test("at the end of the window asking stops and the order is cancelled", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS + WINDOW_MS);
  expect(checkout.useView.getState().phase).toBe("expired");
  expect(cancelled).toEqual(["o1"]);
  const before = asked;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(before);
});

test.each([
  ["forward", 3_600_000],
  ["back", -3_600_000],
])("a clock set %s by an hour while waiting neither ends the order nor lengthens it", async (_, change) => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS + 60_000);
  vi.setSystemTime(Date.now() + change);
  await vi.advanceTimersByTimeAsync(2000);
  const { phase, order } = checkout.useView.getState();
  expect(phase).toBe("waiting");
  const leftMs = (order?.until ?? 0) - Date.now();
  expect(leftMs).toBeGreaterThan(WINDOW_MS - 65_000);
  expect(leftMs).toBeLessThan(WINDOW_MS - 60_000);
  await vi.advanceTimersByTimeAsync(leftMs);
  expect(checkout.useView.getState().phase).toBe("expired");
  expect(cancelled).toEqual(["o1"]);
});

test("a payment that came with the last second counts", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  cancelAnswer = 2;
  await vi.advanceTimersByTimeAsync(WINDOW_MS);
  expect(checkout.useView.getState().phase).toBe("paid");
});

test.each([
  [4, "cancelled"],
  [5, "timedOut"],
] as const)("status %i ends it as %s, and that is told", async (status, phase) => {
  const checkout = openCheckout();
  checkout.choose("month");
  answers = [1, status];
  await vi.advanceTimersByTimeAsync(ORDERED_MS + 3000);
  expect(checkout.useView.getState().phase).toBe(phase);
  expect(events).toEqual([{ kind: phase }]);
});

test("a status nobody knows stops the asking and is no success", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  answers = [7];
  await vi.advanceTimersByTimeAsync(ORDERED_MS + 4000);
  expect(checkout.useView.getState().phase).toBe("unknown");
  expect(asked).toBe(1);
});

test("lost answers are said and asked again", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  answers = [offline(), offline()];
  await vi.advanceTimersByTimeAsync(ORDERED_MS + 2000);
  expect(checkout.useView.getState()).toMatchObject({ phase: "waiting", lost: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(checkout.useView.getState().lost).toBe(false);
});

test("an order whose answer was lost is asked for again under the same request", async () => {
  const checkout = openCheckout();
  openFails = [offline()];
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(checkout.useView.getState()).toMatchObject({ phase: "failed", failure: null });
  checkout.again();
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(made[1]?.requestId).toBe(made[0]?.requestId);
});

test("closing cancels without a word, and a payment that was faster is not lost", async () => {
  const checkout = openCheckout();
  checkout.choose("month");
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  cancelAnswer = 2;
  checkout.close();
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(checkout.useView.getState().phase).toBe("choosing");
  expect(events).toMatchObject([{ kind: "paid", seen: false }]);
});

test("an order left open elsewhere is gone on with, and no other is made", async () => {
  const checkout = openCheckout();
  checkout.resume({ outOrderId: "o9", goodsId: "year" });
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(checkout.useView.getState()).toMatchObject({ phase: "waiting", goodsId: "year", order: { outOrderId: "o9" } });
  answers = [2];
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toMatchObject([{ kind: "paid", order: { outOrderId: "o9" } }]);
  expect(made).toEqual([]);
});

test.each([
  [2, "paid"],
  [5, "timedOut"],
] as const)("an order with status %i is not resumed but shown as %s", async (status, phase) => {
  const checkout = openCheckout();
  answers = [status];
  checkout.resume({ outOrderId: "o9", goodsId: "year" });
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(checkout.useView.getState()).toMatchObject({ phase, order: null });
  expect(events).toEqual([{ kind: "endedBefore" }]);
  expect([made, resumed]).toEqual([[], []]);
});

test("a resumption whose answer was lost is tried again as one, so that the order is not given up for a new one", async () => {
  const checkout = openCheckout();
  openFails = [offline()];
  checkout.resume({ outOrderId: "o9", goodsId: "year" });
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(checkout.useView.getState().phase).toBe("failed");
  checkout.again();
  await vi.advanceTimersByTimeAsync(ORDERED_MS);
  expect(resumed).toEqual(["o9", "o9"]);
  expect([made, cancelled]).toEqual([[], []]);
  expect(checkout.useView.getState().phase).toBe("waiting");
});
