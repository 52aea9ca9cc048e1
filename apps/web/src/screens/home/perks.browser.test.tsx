import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { closeLogin, useSession } from "#lib/session-store.ts";
import { okAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { homeMessages } from "#messages/home.ts";
import { payMessages } from "#messages/pay.ts";
import { shellMessages } from "#messages/shell.ts";
import { Perks } from "./perks.tsx";

const m = homeMessages.perks;

const half = { kind: "membership", price: "24.00", claimePrice: "48.00", promotionUntil: "2026-09-15" };
let offer: object[] = [];

beforeEach(() => {
  offer = [];
  vi.spyOn(window, "fetch").mockImplementation(async (url) =>
    Response.json(okAnswer(String(url).endsWith("/offer") ? offer : sampleUser())),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  closeLogin();
  queryClient.clear();
  useSession.setState({ token: null, owner: undefined });
});

const show = (freeWord: boolean) =>
  render(
    <MemoryRouter>
      <Perks freeWord={freeWord} />
    </MemoryRouter>,
  );

test("what costs nothing is told with its figures: 8,000 at first, 3,000 a day, 10,000 for a friend, and the file that is free here", async () => {
  useSession.setState({ token: null, restored: true, owner: null });
  const screen = await show(true);
  for (const figure of ["8,000", "3,000", "10,000", m.word.big])
    await expect.element(screen.getByText(figure, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(m.gift.unit("6,400"))).toBeVisible();
  await screen.getByRole("button", { name: m.invite.action }).click();
  expect(useSession.getState().login).toEqual({ open: true, reason: shellMessages.inviteReason });
  await screen.unmount();
  const english = await show(false);
  await expect.element(english.getByText(m.markdown.big, { exact: true })).toBeVisible();
  expect(english.getByText(m.word.big, { exact: true }).elements()).toEqual([]);
});

test("a visitor reads that membership costs half, and until which day", async () => {
  offer = [half];
  useSession.setState({ token: null, restored: true, owner: null });
  const screen = await show(true);
  await expect.element(screen.getByText(payMessages.promo.half)).toBeVisible();
  await expect.element(screen.getByText(payMessages.promoUntil("9 月 15 日"))).toBeVisible();
  await expect.element(screen.getByRole("link", { name: payMessages.promoPrices })).toHaveAttribute("href", "/upgrade");
});
