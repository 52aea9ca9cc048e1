import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ToastHost } from "./toast-host.tsx";
import { dismissToast, toast, useToasts } from "./toast-store.ts";

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
});

const titles = () => useToasts.getState().toasts.map(({ title }) => title);

test("a word goes after three seconds, after eight where there is something to press", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const screen = await render(<ToastHost />);
  toast({ tone: "error", title: "away" });
  toast({ tone: "info", title: "undo it", action: { text: "undo", run: () => undefined } });
  await expect.poll(() => screen.container.textContent).toContain("undo it");
  await vi.advanceTimersByTimeAsync(2900);
  expect(titles()).toEqual(["away", "undo it"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(titles()).toEqual(["undo it"]);
  await vi.advanceTimersByTimeAsync(4800);
  expect(titles()).toEqual(["undo it"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(titles()).toEqual([]);
});
