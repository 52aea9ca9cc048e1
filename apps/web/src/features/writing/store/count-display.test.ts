import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCountDisplay } from "./count-display.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openDisplay() {
  const seen = { shown: 0, isCurrent: true };
  const display = createCountDisplay(
    () => {
      seen.shown += 1;
    },
    () => seen.isCurrent,
  );
  return { seen, display };
}

test("shows a count at once, then a few times a second, and the last one before a pause", () => {
  const { seen, display } = openDisplay();
  display.showNow();
  display.update();
  expect(seen.shown).toBe(1);

  vi.advanceTimersByTime(400);
  display.update();
  expect(seen.shown).toBe(2);

  display.update();
  vi.advanceTimersByTime(500);
  expect(seen.shown).toBe(3);
});

test("shows nothing of a text that is not the current one any more", () => {
  const { seen, display } = openDisplay();
  display.showNow();
  display.update();
  seen.isCurrent = false;
  vi.advanceTimersByTime(500);
  display.update();

  expect(seen.shown).toBe(1);
});
