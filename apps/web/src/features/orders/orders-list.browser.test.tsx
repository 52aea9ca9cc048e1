import type { VipLogEntry } from "@tangleaf/contract";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { closePay, usePayBox } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { sampleBaseInfo } from "#lib/testing/server-answers.ts";
import { listMessages } from "#messages/list.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { OrdersList } from "./orders-list.tsx";
import { Receipt } from "./receipt.tsx";

const PAID_AT = "2026-11-01T04:00:00.000Z";
const paid: VipLogEntry = {
  outOrderId: "o1",
  goodsId: "month",
  tokens: 0,
  goodsTitle: "月度会员",
  amount: "48.00",
  status: 2,
  source: "purchase",
  createdAt: PAID_AT,
  paidAt: PAID_AT,
  from: null,
  to: null,
  refunded: "0.00",
};
const bought = { ...paid, goodsId: "month", expiresAt: null, endedAt: null, transactionId: "42", payApp: null, tokens: 40_000 };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

async function show(address: string, what: React.ReactNode, answer: object) {
  queryClient.clear();
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json(answer)));
  return render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>
        {what}
        <Address />
      </QueryScope>
    </MemoryRouter>,
  );
}
const ok = (data: object) => ({ code: 0, message: "", data });
afterEach(() => vi.restoreAllMocks());

test("an order whose money went back says so instead of paid, also where only a part did", async () => {
  const list = [
    { ...paid, refunded: "48.00" },
    { ...paid, outOrderId: "o2", refunded: "15.00" },
  ];
  const screen = await show("/my/order", <OrdersList />, ok({ total: 2, list }));
  await expect.element(screen.getByText(m.statuses.refunded)).toBeVisible();
  await expect.element(screen.getByText(m.statuses.partlyRefunded)).toBeVisible();
  await expect.element(screen.getByText(m.statuses.paid, { exact: true })).not.toBeInTheDocument();
});

test("a receipt is opened from a page of the list and leads back to that page", async () => {
  const screen = await show("/my/order?page=3", <OrdersList />, ok({ total: 60, list: [paid] }));
  await screen.getByRole("link", { name: m.receipt.of(paid.goodsTitle) }).click();
  await expect.element(screen.getByText("/my/order?page=3&receipt=o1")).toBeInTheDocument();
  await screen.unmount();
  const receipt = await show("/my/order?page=3&receipt=o1", <Receipt outOrderId="o1" />, ok(bought));
  await receipt.getByRole("link", { name: m.receipt.back }).click();
  await expect.element(receipt.getByText("/my/order?page=3", { exact: true })).toBeInTheDocument();
});

test("an order that waits for its payment is paid from the list, and says how many tokens it gives", async () => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.baseInfo, sampleBaseInfo());
  const pending = { ...paid, status: 1, paidAt: null, goodsId: "pack1", goodsTitle: "小额度包", tokens: 40_000 };
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json(ok({ total: 1, list: [pending] }))));
  const screen = await render(
    <MemoryRouter>
      <QueryScope>
        <OrdersList />
      </QueryScope>
    </MemoryRouter>,
  );
  await expect.element(screen.getByText("小额度包 · 40,000 token")).toBeVisible();
  await screen.getByRole("button", { name: m.resume.of("小额度包") }).click();
  expect(usePayBox.getState()).toMatchObject({ open: true, goodsId: "pack1", outOrderId: "o1" });
  closePay();
});

test("a page beyond the last says so and leads to the first", async () => {
  const screen = await show("/my/order?page=99", <OrdersList />, ok({ total: 60, list: [] }));
  await screen.getByRole("button", { name: listMessages.pastTheEnd.action }).click();
  await expect.element(screen.getByText("/my/order", { exact: true })).toBeInTheDocument();
});

test("the receipt of a partly refunded order says what was paid in the end", async () => {
  const screen = await show("/my/order?receipt=o1", <Receipt outOrderId="o1" />, ok({ ...bought, refunded: "15.00" }));
  await expect.element(screen.getByText(m.statuses.partlyRefunded)).toBeVisible();
  await expect.element(screen.getByText(m.yuan("33.00"))).toBeVisible();
});

test("the receipt of an order that does not exist blames no network and leads back", async () => {
  const refused = { code: 1, message: "没有这笔订单", data: { reason: "order.unknown" } };
  const screen = await show("/my/order?receipt=nope", <Receipt outOrderId="nope" />, refused);
  await expect.element(screen.getByText(m.receipt.unknown.title)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: m.receipt.back })).toBeVisible();
});
