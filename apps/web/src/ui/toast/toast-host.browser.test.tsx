import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uiMessages as m } from "#messages/ui.ts";
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

test("a later word about the same takes the place of the one before, whose action is over", () => {
  toast({ tone: "ok", title: "filled in", about: "filling" });
  toast({ tone: "ok", title: "copied" });
  toast({ tone: "ok", title: "cleared", about: "filling" });
  expect(titles()).toEqual(["copied", "cleared"]);
});

const edge = { position: "fixed", display: "flex", background: "silver" } as const;
const BARS = {
  top: { ...edge, inset: "0 0 auto", height: 56 },
  tools: { ...edge, inset: "56px 0 auto auto", width: 320, height: 48 },
  bottom: { ...edge, inset: "auto 0 0", height: 72 },
};
const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function Bars({ names }: { names: readonly (keyof typeof BARS)[] }) {
  return (
    <>
      {names.map((name) => (
        <div key={name} data-bar style={BARS[name]}>
          <button type="button" style={{ flex: 1 }}>
            {name}
          </button>
        </div>
      ))}
      <ToastHost />
    </>
  );
}

test.each([
  ["a desktop", 1440, 900],
  ["a phone", 390, 844],
])("on %s no notice lies over a bar, also one that comes after it", async (_, width, height) => {
  await page.viewport(width, height);
  const screen = await render(<Bars names={["top"]} />);
  toast({ tone: "ok", title: "filled in", action: { text: "undo", run: () => undefined } });
  toast({ tone: "error", title: "not saved", detail: "the server is away" });
  await expect.element(screen.getByText("not saved")).toBeVisible();
  await screen.rerender(<Bars names={["top", "tools", "bottom"]} />);
  const box = (part: string) => [...document.querySelectorAll(part)].map((element) => element.getBoundingClientRect());
  const notices = () => box(`[aria-label="${m.toast.region}"] [data-tone]`);
  const isFree = () => notices().length === 2 && notices().every((notice) => box("[data-bar]").every((bar) => !meet(notice, bar)));
  await expect.poll(isFree, { message: "no notice lies over a bar" }).toBe(true);
  for (const { left, right, top, bottom } of notices()) {
    expect(left >= 0 && right <= width && top >= 0 && bottom <= height).toBe(true);
  }
});
