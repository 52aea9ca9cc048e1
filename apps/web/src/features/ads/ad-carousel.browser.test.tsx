import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { adMessages as m } from "#messages/ads.ts";
import { AdCarousel } from "./ad-carousel.tsx";

const realFetch = window.fetch;
const ADS = [
  { title: "新学期", text: "开题报告怎么开头", url: "/document/openingReport" },
  { title: "会员", text: "到九月十五日", url: "/upgrade" },
  { title: "朋友的站", text: "", url: "https://example.org/a" },
];
const CARD_MS = 8000;
let ads: readonly object[] = ADS;

beforeEach(async () => {
  await page.viewport(1440, 900);
  ads = ADS;
  window.fetch = async () => Response.json(okAnswer({ settings: { ads } }));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
  window.fetch = realFetch;
});

async function show() {
  const element = (
    <QueryScope>
      <AdCarousel />
      <button type="button">elsewhere</button>
    </QueryScope>
  );
  const screen = await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  await page.getByText("elsewhere").hover();
  return screen;
}
const carousel = () => page.getByRole("region", { name: m.label });
const turning = () => expect.poll(() => vi.getTimerCount()).toBe(1);
const still = () => expect.poll(() => vi.getTimerCount()).toBe(0);
const card = (title: string) => expect.element(carousel().getByRole("link", { name: new RegExp(title) })).toBeVisible();

test("the operator's cards come one after the other, every eight seconds, and begin anew", async () => {
  await show();
  for (const { title, url } of [...ADS, ...ADS.slice(0, 1)]) {
    await card(title);
    await expect.element(carousel().getByRole("link")).toHaveAttribute("href", url);
    await turning();
    await vi.advanceTimersByTimeAsync(CARD_MS);
  }
});

test("the pointer holds a card, and the pause button until it is pressed again", async () => {
  await show();
  await card("新学期");
  await turning();
  await carousel().hover();
  await still();
  await carousel().getByRole("button", { name: m.pause }).click();
  await page.getByText("elsewhere").click();
  await vi.advanceTimersByTimeAsync(5 * CARD_MS);
  await card("新学期");
  await carousel().getByRole("button", { name: m.play }).click();
  await page.getByText("elsewhere").click();
  await turning();
});

test("by keys every card is reached and chosen", async () => {
  await show();
  await card("新学期");
  const third = carousel().getByRole("button", { name: m.page(3, "朋友的站") });
  for (let presses = 0; document.activeElement !== third.element() && presses < 6; presses++) await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await card("朋友的站");
  await expect.element(third).toHaveAttribute("aria-current", "true");
  await still();
});

test("where less motion is asked for, cards do not turn by themselves", async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...real(query), matches: query.includes("reduced-motion") }));
  await show();
  await card("新学期");
  await still();
  await expect.element(carousel().getByRole("button", { name: m.play })).toBeVisible();
});

test("one card has no buttons", async () => {
  ads = ADS.slice(0, 1);
  await show();
  await card("新学期");
  expect(carousel().getByRole("button").query()).toBeNull();
});

test("without cards there is nothing", async () => {
  ads = [];
  const screen = await show();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.container.querySelector("section")).toBeNull();
});
