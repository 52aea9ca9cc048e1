import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readMessage, removeMessage } from "#lib/local-message.ts";
import { closePay, openPay, usePayBox } from "#lib/overlay-stores.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { okAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { PayDialog } from "./pay-dialog.tsx";

const realFetch = window.fetch;
const goods = (id: string, title: string) => ({
  id,
  title,
  validSpan: "30 天",
  price: "24.00",
  claimePrice: "48.00",
  desc: ["写作不扣额度"],
  kind: "membership",
  tokens: 0,
  recommended: id === recommendedId,
  available: true,
  afterFirstText: false,
});
const QR = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4=";
const KEPT = {
  outOrderId: "o7",
  goodsId: "year",
  tokens: 0,
  goodsTitle: "年度会员",
  goodsAmount: "149.00",
  qrimg: QR,
  payApp: "微信",
  payUrl: "",
};
/** Twice from one question about the order to the next. */
const ASKED_TWICE_MS = 2200;

let status: number | "lost" = 1;
let asked = 0;
let expiresIn = 600;
let cancelled: string[] = [];
let claimed = false;
let recommendedId = "";
let ordered = 0;
/** What becomes of an order that is cancelled. */
let endedAs = 4;
/** Gifts wait for a first text. */
let waits = false;

const answers: Record<string, (input: { outOrderId: string; goodsId: string }) => unknown> = {
  baseInfo: () => sampleBaseInfo(),
  getGoodsList: () => [
    { ...goods("free", "见面礼"), kind: "free", available: false },
    { ...goods("vip99", "尝鲜会员"), kind: "claim", available: !claimed && !waits, afterFirstText: waits },
    goods("month", "月度会员"),
    goods("year", "年度会员"),
    { ...goods("pack", "小额度包"), kind: "tokens", tokens: 40_000 },
  ],
  claim: () => {
    claimed = true;
    return { goodsTitle: "尝鲜会员", from: null, to: null, tokens: 0 };
  },
  nativepay: ({ goodsId }) => {
    ordered += 1;
    return {
      goodsId,
      goodsTitle: "月度会员",
      tokens: 0,
      goodsAmount: "24.00",
      outOrderId: "o1",
      qrimg: QR,
      expiresIn,
      payApp: "微信",
      payUrl: "http://here/pay",
    };
  },
  resume: ({ outOrderId }) =>
    outOrderId === KEPT.outOrderId
      ? { ...KEPT, expiresIn: 300 }
      : {
          goodsId: "pack",
          goodsTitle: "小额度包",
          tokens: 40_000,
          goodsAmount: "15.00",
          outOrderId,
          qrimg: QR,
          expiresIn,
          payApp: "微信",
          payUrl: "",
        },
  order: () => ({ goodsTitle: "月度会员", tokens: 40_000, to: null }),
  queryOrderStatus: () => {
    asked += 1;
    return { orderStatus: status };
  },
  cancelOrder: ({ outOrderId }) => {
    cancelled.push(outOrderId);
    return { orderStatus: endedAs };
  },
};

beforeEach(() => {
  // Time runs normally and can be advanced.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  [status, asked, ordered, endedAs, expiresIn, cancelled, claimed, waits, recommendedId] = [1, 0, 0, 4, 600, [], false, false, ""];
  window.fetch = (url, init) => {
    const name = String(url).split("/").at(-1) ?? "";
    if (name === "queryOrderStatus" && status === "lost") return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json(okAnswer(answers[name]?.(JSON.parse(String(init?.body))) ?? {})));
  };
  startSession({ token: "t", userId: "u1", remember: false });
});
afterEach(() => {
  vi.useRealTimers();
  closePay();
  window.fetch = realFetch;
  vi.restoreAllMocks();
  leaveSession();
  sessionStorage.clear();
  queryClient.clear();
});

async function show(goodsId?: string, outOrderId?: string) {
  openPay({ goodsId: goodsId ?? null, outOrderId: outOrderId ?? null });
  return render(
    <QueryScope>
      <PayDialog />
    </QueryScope>,
  );
}

test("shows amount, code, time left and a labelled way to pay while developing", async () => {
  const screen = await show("month");
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "付款码，月度会员，24.00 元" })).toBeVisible();
  // The window of the tests is as narrow as a phone.
  await expect.element(screen.getByText("保存付款码，到微信“扫一扫”里从相册选它")).toBeVisible();
  await expect.element(screen.getByRole("timer", { name: "剩余支付时间" }).getByText(/^(10:00|09:\d\d)$/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "开发沙箱：在新标签页里付款" })).toHaveAttribute("href", "http://here/pay");
});

test("no order is made before goods are chosen, also where the operator recommends some", async () => {
  recommendedId = "month";
  const screen = await show();
  await expect.element(screen.getByText("选好套餐，付款码就在这里")).toBeVisible();
  await expect.element(screen.getByText("推荐", { exact: true })).toBeVisible();
  await vi.advanceTimersByTimeAsync(ASKED_TWICE_MS);
  expect(ordered).toBe(0);
  await screen.getByRole("radio", { name: /月度会员/ }).click({ force: true });
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  expect(ordered).toBe(1);
});

test("what is paid while the box closes is kept as a message for its buyer", async () => {
  queryClient.setQueryData(userQuery.queryKey, sampleUser());
  const screen = await show("month");
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  endedAs = 2;
  await userEvent.keyboard("{Escape}");
  await expect
    .poll(() => readMessage("u1"))
    .toEqual({ title: "额度升级了", message: "月度会员已到账，多了 40,000 token（约 32,000 字）。" });
  removeMessage("u1");
});

test("an order left open elsewhere is gone on with, its size said, and none is made beside it", async () => {
  recommendedId = "month";
  const screen = await show("pack", "o9");
  await expect.element(screen.getByText("小额度包 · 应付")).toBeVisible();
  const side = screen.getByRole("region", { name: "小额度包 · 应付" });
  await expect.element(side.getByText("40,000 token，约 32,000 字")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: /小额度包 40,000 token，约 32,000 字 · 30 天/ })).toBeChecked();
  expect(ordered).toBe(0);
});

test("an order that was paid meanwhile says so in the box instead of a code", async () => {
  status = 2;
  const screen = await show("pack", "o9");
  await expect.element(screen.getByText("这笔订单已付款")).toBeVisible();
  expect(ordered).toBe(0);
});

test("one dialog after paying says what it gave, and no message is kept for later", async () => {
  const screen = await show("month");
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  status = 2;
  await vi.advanceTimersByTimeAsync(ASKED_TWICE_MS);
  const paid = screen.getByRole("dialog", { name: "付好了" });
  await expect.element(paid.getByText("月度会员已到账，多了 40,000 token（约 32,000 字）。")).toBeVisible();
  await paid.getByRole("button", { name: "好", exact: true }).click();
  await expect.poll(() => usePayBox.getState().open, { message: "the box has closed" }).toBe(false);
  expect(Object.keys(localStorage).filter((key) => key.endsWith("/message"))).toEqual([]);
});

test("lost answers are said, and waiting goes on until the order is paid", async () => {
  const screen = await show("month");
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  status = "lost";
  await vi.advanceTimersByTimeAsync(ASKED_TWICE_MS);
  await expect.element(screen.getByText("网断了，付款不受影响，连上后接着等")).toBeVisible();
  status = 2;
  await vi.advanceTimersByTimeAsync(ASKED_TWICE_MS);
  await expect.element(screen.getByRole("dialog", { name: "付好了" })).toBeVisible();
});

test("a status nobody knows is said to be unknown, and asking ends", async () => {
  const screen = await show("month");
  status = 9;
  await expect.element(screen.getByRole("heading", { name: "订单的状态认不出来" })).toBeVisible();
  const before = asked;
  await vi.advanceTimersByTimeAsync(ASKED_TWICE_MS);
  expect(asked).toBe(before);
});

test("at the end of the countdown a dialog says so, and leads back to the goods", async () => {
  expiresIn = 2;
  const screen = await show("month");
  await expect.element(screen.getByRole("dialog", { name: "订单超时了" })).toBeVisible();
  expect(cancelled).toEqual(["o1"]);
  await screen.getByRole("button", { name: "知道了" }).click();
  await expect.element(screen.getByText("选好套餐，付款码就在这里")).toBeVisible();
});

test("closing the box cancels the open order", async () => {
  const screen = await show("month");
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => cancelled).toEqual(["o1"]);
  expect(usePayBox.getState().open).toBe(false);
});

test("after a reload the box goes on with the order that is still open, for as long as the server says", async () => {
  sessionStorage.setItem("user/u1/order", JSON.stringify({ ...KEPT, goodsId: "year", until: Date.now() + 3_900_000 }));
  const screen = await show();
  await expect.element(screen.getByText("年度会员 · 应付")).toBeVisible();
  await expect.element(screen.getByRole("timer").getByText(/^(05:00|04:\d\d)$/)).toBeVisible();
});

test("what costs nothing is claimed by a button of its own, and the box makes way", async () => {
  const screen = await show();
  await expect.element(screen.getByText("见面礼：首次登录已到账")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: /见面礼|尝鲜会员/ })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "领一份 尝鲜会员" }).click();
  await expect.poll(() => usePayBox.getState().open, { message: "the box has closed" }).toBe(false);
});

test("what waits for a first text is offered with that word, and pressing it claims nothing", async () => {
  waits = true;
  const screen = await show();
  const button = screen.getByRole("button", { name: "写完第一篇就能领 尝鲜会员" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  expect(claimed).toBe(false);
  await expect.element(screen.getByText("尝鲜会员：已领过")).not.toBeInTheDocument();
});

test("claiming beside an open order leaves the order and its code where they are", async () => {
  const screen = await show("month");
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  await screen.getByRole("button", { name: "领一份 尝鲜会员" }).click();
  await expect.element(screen.getByText("尝鲜会员：已领过")).toBeVisible();
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  expect(cancelled).toEqual([]);
});

test("a page hidden for more than a minute stops asking, and goes on when it is looked at again", async () => {
  const screen = await show("month");
  await expect.element(screen.getByText("月度会员 · 应付")).toBeVisible();
  turnPage(true);
  const hiddenAt = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(hiddenAt + 61_000);
  await vi.advanceTimersByTimeAsync(ASKED_TWICE_MS);
  const before = asked;
  await vi.advanceTimersByTimeAsync(ASKED_TWICE_MS);
  expect(asked).toBe(before);
  turnPage(false);
  await expect.poll(() => asked).toBeGreaterThan(before);
});

/** The page goes behind another one, or comes back. */
function turnPage(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
