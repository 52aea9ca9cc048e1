import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { shellMessages as m } from "#messages/shell.ts";
import { LoginTip } from "./login-tip.tsx";

const TITLE = m.tip.title("8,000");
const SECOND_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const isShown = () => document.body.textContent.includes(TITLE);
/** The clock goes on once the tip has set its timer. */
const pass = async (seconds: number) => {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(seconds * SECOND_MS);
};

test("the tip comes after 4 seconds and goes after 7, again and again", async () => {
  await render(<LoginTip held={false} />);
  for (const _ of [1, 2]) {
    await pass(3.7);
    expect(isShown()).toBe(false);
    await pass(0.4);
    await expect.poll(isShown, { message: "the tip is shown" }).toBe(true);
    await pass(6.5);
    expect(isShown()).toBe(true);
    await pass(0.6);
    await expect.poll(isShown, { message: "the tip is hidden" }).toBe(false);
  }
});

test("a tip that is held stays, and goes 7 seconds after it is let go", async () => {
  const screen = await render(<LoginTip held={false} />);
  await pass(4.1);
  await expect.poll(isShown, { message: "the tip is shown" }).toBe(true);
  await screen.rerender(<LoginTip held />);
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
  expect(isShown()).toBe(true);
  await screen.rerender(<LoginTip held={false} />);
  await pass(6.8);
  expect(isShown()).toBe(true);
  await pass(0.3);
  await expect.poll(isShown, { message: "the tip is hidden" }).toBe(false);
});
