import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { counterMessages as m } from "#messages/counter.ts";
import { UsageTicker } from "./usage-ticker.tsx";

const realFetch = window.fetch;
const line = (title: string, charged: number, kind = "scene") => ({
  time: title,
  kind,
  title,
  model: "",
  chars: 0,
  tokens: 0,
  charged,
  balance: 0,
});
const LINES = [line("实习周记", 1184), line("每日赠送", -3000, "grant"), line("周报", 0)];
const LINE_MS = 6000;

beforeEach(() => {
  window.fetch = async () => Response.json(okAnswer({ total: 3, list: LINES }));
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  window.fetch = realFetch;
});

test("the ticker tells one's own uses one after the other; the pointer on it holds it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await render(
    <QueryScope>
      <UsageTicker />
      <button type="button">elsewhere</button>
    </QueryScope>,
  );
  const ticker = page.getByRole("region", { name: m.ticker.label });
  await expect.element(ticker).toHaveTextContent(`实习周记${m.ticker.used("1,184")}`);
  await page.getByText("elsewhere").hover();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(LINE_MS);
  await expect.element(ticker).toHaveTextContent(`每日赠送${m.ticker.given("3,000")}`);
  await ticker.hover();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10 * LINE_MS);
  await expect.element(ticker).toHaveTextContent(`每日赠送${m.ticker.given("3,000")}`);
  await page.getByText("elsewhere").hover();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(LINE_MS);
  await expect.element(ticker).toHaveTextContent(`周报${m.ticker.free}`);
});

test("who has used nothing has no ticker", async () => {
  window.fetch = async () => Response.json(okAnswer({ total: 0, list: [] }));
  const screen = await render(
    <QueryScope>
      <UsageTicker />
      <p>here</p>
    </QueryScope>,
  );
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(screen.getByText("here")).toBeVisible();
  expect(screen.getByRole("region").query()).toBeNull();
});
