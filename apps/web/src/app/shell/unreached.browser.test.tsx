import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { anonymousInTab } from "#lib/browser-storage.ts";
import { Unreached } from "./unreached.tsx";

beforeEach(() => {
  anonymousInTab.remove("reopened");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (open: (to: string) => void) =>
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Unreached to="/essay/list" open={open} /> }])} />);

test("a screen the site did not give opens by itself once the site answers", async () => {
  const answer = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const open = vi.fn();
  await show(open);
  await vi.advanceTimersByTimeAsync(9000);
  expect(answer).toHaveBeenCalledTimes(3);
  expect(open).not.toHaveBeenCalled();
  answer.mockResolvedValue(new Response("ok"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(open.mock.calls).toEqual([["/essay/list"]]);
});

test("one that was opened by itself and did not come is not opened again within a minute", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async () => new Response("ok"));
  const open = vi.fn();
  const first = await show(open);
  await vi.advanceTimersByTimeAsync(3000);
  await first.unmount();
  await show(open);
  await vi.advanceTimersByTimeAsync(57_000);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(open).toHaveBeenCalledTimes(2);
});

test("who has gone elsewhere while the site was asked is not brought back", async () => {
  const asked = Promise.withResolvers<Response>();
  const answer = vi.spyOn(window, "fetch").mockReturnValue(asked.promise);
  const open = vi.fn();
  const screen = await show(open);
  await vi.advanceTimersByTimeAsync(3000);
  expect(answer).toHaveBeenCalledTimes(1);
  await screen.unmount();
  asked.resolve(new Response("ok"));
  await vi.advanceTimersByTimeAsync(0);
  expect(open).not.toHaveBeenCalled();
});
