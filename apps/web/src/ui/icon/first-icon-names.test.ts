import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FIRST_ICON_NAMES } from "./first-icon-names.ts";

const drawnIn = (sprite: string) =>
  new Set(
    [...readFileSync(new URL(`./${sprite}-icons.gen.svg`, import.meta.url), "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
  );

test("each icon of the first pages is drawn in their sprite, and the interface's sprite does not have it again", () => {
  expect(drawnIn("first")).toEqual(FIRST_ICON_NAMES);
  expect([...drawnIn("ui")].filter((id) => FIRST_ICON_NAMES.has(id ?? ""))).toEqual([]);
});
