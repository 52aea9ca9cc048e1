import { APPLICATION_TIMEOUT_MS } from "@tangleaf/contract/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { endSession, useSession } from "#lib/session-store.ts";
import { accountMessages } from "#messages/account.ts";
import { PackData } from "./pack-data.tsx";

const m = accountMessages.security;
const asked: AbortSignal[] = [];

beforeEach(() => {
  asked.length = 0;
  useSession.setState({ token: "a-token" });
  vi.spyOn(AbortSignal, "timeout");
  // The server is at it for minutes.
  vi.spyOn(window, "fetch").mockImplementation(
    (_path, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal ?? null;
        if (signal === null) return;
        asked.push(signal);
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ token: null });
});

test("packing everything says that it is under way, has twenty minutes, and need not be waited for", async () => {
  const screen = await render(<PackData />);
  await screen.getByRole("button", { name: m.takeData }).click();
  await expect.element(screen.getByText(m.packingHint)).toBeVisible();
  expect(AbortSignal.timeout).toHaveBeenCalledWith(APPLICATION_TIMEOUT_MS);
  await screen.getByRole("button", { name: m.stopPacking }).click();
  await expect.element(screen.getByRole("button", { name: m.takeData })).toBeVisible();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});

test("packing goes on while its owner looks at another screen, and ends with their session", async () => {
  const first = await render(<PackData />);
  await first.getByRole("button", { name: m.takeData }).click();
  await first.unmount();
  const again = await render(<PackData />);
  await expect.element(again.getByRole("button", { name: m.takingData })).toBeVisible();
  endSession();
  await expect.element(again.getByRole("button", { name: m.takeData })).toBeVisible();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});
