import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { clearCookie, writeCookie } from "#lib/cookies.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { adviceMessages } from "#messages/advice.ts";
import { dismissToast, useToasts } from "#ui/toast/toast-store.ts";
import { NpsCard, NpsQuestion } from "./nps-card.tsx";

const m = adviceMessages.nps;
const realFetch = window.fetch;
const DAY_SECONDS = 86_400;
let sent: unknown[] = [];
let done = 0;
let answer: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  done = 0;
  answer = async () => Response.json(okAnswer({}));
  window.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  };
});
afterEach(() => {
  window.fetch = realFetch;
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearCookie("nps");
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
});

const shown = () => render(<NpsQuestion onDone={() => (done += 1)} />);

describe("whether one would recommend it", () => {
  test("offers 0 to 10; ten is sent at once", async () => {
    const screen = await shown();
    expect(screen.getByRole("radio").elements()).toHaveLength(11);
    await screen.getByText("10", { exact: true }).click();
    await expect.poll(() => sent).toEqual([{ rate: 10, advise: "" }]);
    expect(done).toBe(1);
  });

  test("below ten asks what is missing, and wants a word before it is sent", async () => {
    const screen = await shown();
    await screen.getByText("7", { exact: true }).click();
    await expect.element(screen.getByText(m.missing(3))).toBeVisible();
    await screen.getByRole("button", { name: m.send }).click();
    await expect.element(screen.getByText(m.empty)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole("textbox").fill(" 记住格式 ");
    await screen.getByRole("button", { name: m.send }).click();
    await expect.poll(() => sent).toEqual([{ rate: 7, advise: "记住格式" }]);
  });

  test("closing sends what was chosen, and nothing where nothing was", async () => {
    const first = await shown();
    await first.getByRole("button", { name: m.close }).click();
    expect([done, sent]).toEqual([1, []]);
    await first.unmount();
    const second = await shown();
    await second.getByText("0", { exact: true }).click();
    await second.getByRole("button", { name: m.close }).click();
    await expect.poll(() => sent).toEqual([{ rate: 0, advise: "" }]);
  });

  test("somebody who answered is thanked, also where the answer did not arrive", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    const screen = await shown();
    await screen.getByText("10", { exact: true }).click();
    await expect.poll(() => useToasts.getState().toasts.map(({ title }) => title)).toEqual([m.thanks]);
  });

  test("by keys: arrows choose without sending, Enter sends the ten", async () => {
    const screen = await shown();
    (screen.getByRole("radio").elements()[8] as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(sent).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => sent).toEqual([{ rate: 10, advise: "" }]);
  });
});

describe("when it is asked", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  const card = (screen: Awaited<ReturnType<typeof render>>) => screen.getByRole("region", { name: m.title });

  test("ten seconds after the page came, where the server says so; the browser is left alone for fifteen days", async () => {
    const written = vi.spyOn(document, "cookie", "set");
    const screen = await render(<NpsCard />);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(card(screen)).toBeVisible();
    expect(written.mock.calls.flat().filter((cookie) => cookie.startsWith("nps=1"))).toEqual([
      expect.stringContaining(`Max-Age=${15 * DAY_SECONDS}`),
    ]);
  });

  test("not where the server says no, and a browser that was asked does not even call", async () => {
    answer = async () => Response.json(refusedAnswer("nps.notNow"));
    const refused = await render(<NpsCard />);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => sent).toEqual([{}]);
    expect(card(refused).elements()).toEqual([]);
    await refused.unmount();

    answer = async () => Response.json(okAnswer({}));
    writeCookie({ name: "nps", value: "1", days: 15 });
    const asked = await render(<NpsCard />);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, card(asked).elements()]).toEqual([1, []]);
  });
});
