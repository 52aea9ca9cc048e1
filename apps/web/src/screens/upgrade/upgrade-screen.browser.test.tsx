import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closePay, usePayBox } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, sampleBaseInfo } from "#lib/testing/server-answers.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import UpgradeScreen from "./upgrade-screen.tsx";

let offer: object[] = [];

beforeEach(async () => {
  offer = [];
  await page.viewport(1440, 900);
  useSession.setState({ token: null, restored: true, owner: null });
  vi.spyOn(window, "fetch").mockImplementation(async (url) =>
    Response.json(okAnswer(String(url).endsWith("baseInfo") ? sampleBaseInfo() : offer)),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test("when the site is updated, and within what time a payment by another channel is added, is said beside the prices", async () => {
  const screen = await render(
    <MemoryRouter>
      <UpgradeScreen />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText(/每天 6:30（北京时间）更新网站，到 6:40 之间可能短暂打不开/)).toBeVisible();
  await expect.element(screen.getByText(/人工充值，每天 8:00–22:00（北京时间），半小时内处理/)).toBeVisible();
});

test("somebody who is not signed in reads what is given to everybody, and that one character is about 1.25 tokens", async () => {
  const screen = await render(
    <MemoryRouter>
      <UpgradeScreen />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText(m.signIn.gifts("8,000", "6,400", "3,000"))).toBeVisible();
  await expect.element(screen.getByText(m.note(1.25))).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.signIn.action })).toBeVisible();
});

test("a visitor reads today's prices, what they are otherwise, and the last day of the promotion", async () => {
  const shown = { id: "month", title: "月度会员", validSpan: "30 天", desc: [], kind: "membership", tokens: 0, recommended: false };
  offer = [{ ...shown, price: "24.00", claimePrice: "48.00", promotionUntil: "2026-09-15" }];
  const screen = await render(
    <MemoryRouter>
      <UpgradeScreen />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText(m.promotionUntil.half("9 月 15 日"), { exact: false })).toBeVisible();
  await expect.element(screen.getByText("24", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/¥?48/).last()).toBeVisible();
});

test("a plan that was chosen before signing in is gone on with after it", async () => {
  const shown = { id: "month", title: "月度会员", validSpan: "30 天", desc: [], kind: "membership", tokens: 0, recommended: false };
  offer = [{ ...shown, price: "24.00", claimePrice: "24.00", promotionUntil: null, available: true, afterFirstText: false }];
  const screen = await render(
    <MemoryRouter>
      <UpgradeScreen />
    </MemoryRouter>,
  );
  await screen.getByRole("button", { name: `${m.signIn.actions.membership} 月度会员` }).click();
  expect(useSession.getState().login.open).toBe(true);
  useSession.setState({ token: "t", owner: "u1", login: { open: false, reason: null } });
  await expect.poll(() => usePayBox.getState()).toMatchObject({ open: true, goodsId: "month" });
  closePay();
});
