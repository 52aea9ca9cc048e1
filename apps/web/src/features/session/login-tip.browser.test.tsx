import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { shellMessages as m } from "#messages/shell.ts";
import { LoginTip } from "./login-tip.tsx";

const TITLE = m.tip.title("8,000");
const SECOND_MS = 1000;

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const isShown = () =>
  page
    .getByText(TITLE)
    .elements()
    .some((title) => getComputedStyle(title).visibility === "visible");
const show = (beside: ReactNode = null) =>
  render(
    <MemoryRouter>
      <div style={{ position: "absolute", right: 20, top: 20 }}>
        <LoginTip />
      </div>
      {beside}
    </MemoryRouter>,
  );
/** The clock goes on once the tip has set its timer. */
const pass = async (seconds: number) => {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(seconds * SECOND_MS);
};

test("the tip comes after 4 seconds and goes after 7, again and again", async () => {
  await show();
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

test("a tip that would cover a control waits until there is none, and takes no press", async () => {
  const pressed = vi.fn();
  const screen = await show(
    <button type="button" style={{ position: "fixed", right: 40, top: 60 }} onClick={pressed}>
      under
    </button>,
  );
  await pass(4.1);
  await pass(4.1);
  expect(isShown()).toBe(false);
  screen.getByRole("button").element().remove();
  await pass(4.1);
  await expect.poll(isShown, { message: "the tip is shown" }).toBe(true);
  expect(getComputedStyle(page.getByRole("status").element()).pointerEvents).toBe("none");
});
