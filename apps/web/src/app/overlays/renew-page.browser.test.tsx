import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewWhenUnseen } from "./renew-page.ts";

let end = () => {};
const renew = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  end = renewWhenUnseen(renew);
});
afterEach(() => {
  end();
  renew.mockClear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a page that has been hidden for a minute is renewed, and not one that is looked at", () => {
  vi.advanceTimersByTime(600_000);
  turn("hidden");
  vi.advanceTimersByTime(59_999);
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("one that is looked at again before stays as it is", () => {
  turn("hidden");
  vi.advanceTimersByTime(30_000);
  turn("visible");
  vi.advanceTimersByTime(600_000);
  expect(renew).not.toHaveBeenCalled();
});

test.each([
  ["a text is being written", '<div aria-busy="true"></div>'],
  ["a dialog is open", "<dialog open>…</dialog>"],
  ["a field has the caret", "<textarea autofocus></textarea>"],
])("nothing is renewed while %s", (_, html) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>("[autofocus]")?.focus();
  turn("hidden");
  vi.advanceTimersByTime(600_000);
  expect(renew).not.toHaveBeenCalled();
});

test("nothing is renewed where a part of the page would ask before it is left", () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  turn("hidden");
  vi.advanceTimersByTime(600_000);
  window.removeEventListener("beforeunload", ask);
  expect(renew).not.toHaveBeenCalled();
});
