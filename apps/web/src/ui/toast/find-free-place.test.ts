import { expect, test } from "vitest";
import { findFreePlace, weightOver } from "./find-free-place.ts";

const DESKTOP = { left: 0, top: 0, width: 1440, height: 900 };
const PHONE = { left: 0, top: 0, width: 390, height: 844 };
const CARD = { width: 344, height: 60 };

test("a desktop has it at the upper right, below the bars that are there", () => {
  const bars = [
    { left: 0, top: 0, width: 1440, height: 56, weight: 100 },
    { left: 1200, top: 56, width: 240, height: 48, weight: 100 },
  ];
  expect(findFreePlace({ size: CARD, area: DESKTOP, isPhone: false, obstacles: bars })).toEqual({ left: 1076, top: 108 });
});

test("where the right side is full it goes to the middle", () => {
  const pane = { left: 1100, top: 0, width: 340, height: 900, weight: 1 };
  expect(findFreePlace({ size: CARD, area: DESKTOP, isPhone: false, obstacles: [pane] })).toEqual({ left: 548, top: 12 });
});

test("a phone has it in the middle, above the bar at the lower edge", () => {
  const tabs = { left: 0, top: 780, width: 390, height: 64, weight: 100 };
  const { left, top } = findFreePlace({ size: CARD, area: PHONE, isPhone: true, obstacles: [tabs] });
  expect(left).toBe(23);
  expect(top + CARD.height).toBeLessThanOrEqual(780);
  expect(top).toBeGreaterThan(700);
});

test("on a page full of fields it lies over one of those, never over a bar", () => {
  const fields = Array.from({ length: 22 }, (_, row) => ({ left: 16, top: 60 + row * 32, width: 358, height: 30, weight: 1 }));
  const bars = [
    { left: 0, top: 0, width: 390, height: 56, weight: 100 },
    { left: 0, top: 764, width: 390, height: 80, weight: 100 },
  ];
  const obstacles = [...fields, ...bars];
  const place = findFreePlace({ size: CARD, area: PHONE, isPhone: true, obstacles });
  expect(weightOver({ ...place, ...CARD }, obstacles)).toBeLessThan(100);
});
