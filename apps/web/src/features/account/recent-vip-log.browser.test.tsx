import type { VipLogEntry } from "@tangleaf/contract";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { accountMessages } from "#messages/account.ts";
import { RecentVipLog } from "./recent-vip-log.tsx";

const [FROM, TO] = ["2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"];
const order: VipLogEntry = {
  outOrderId: "o",
  goodsId: "month",
  tokens: 0,
  goodsTitle: "大额度包",
  amount: "99.00",
  status: 1,
  source: "purchase",
  createdAt: FROM,
  paidAt: null,
  from: null,
  to: null,
  refunded: "0.00",
};

async function show(list: VipLogEntry[]) {
  queryClient.clear();
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json({ code: 0, message: "", data: { total: 9, list } })));
  return render(
    <MemoryRouter>
      <QueryScope>
        <RecentVipLog />
      </QueryScope>
    </MemoryRouter>,
  );
}
afterEach(() => vi.restoreAllMocks());

test("an order nobody paid and a token package are no membership", async () => {
  const month = { ...order, outOrderId: "m", goodsTitle: "月度会员", status: 2, paidAt: FROM, from: FROM, to: TO };
  const screen = await show([order, { ...order, outOrderId: "p", status: 2, paidAt: FROM }, month]);
  await expect.element(screen.getByText("月度会员")).toBeVisible();
  await expect.element(screen.getByText("大额度包")).not.toBeInTheDocument();
});

test("somebody with orders but without membership is told so", async () => {
  const screen = await show([order]);
  await expect.element(screen.getByText(accountMessages.vipLog.none)).toBeVisible();
});
