import { expect, test } from "vitest";
import { colorDistance, contrast, SIGHTS } from "../testing/color-distance.ts";
import { legibleOn, paletteOf, SURFACES, type Theme } from "./palettes.ts";

const THEMES: readonly Theme[] = ["light", "dark"];
const COLOURED = (["orange", "leaf", "blue"] as const).flatMap((name) => THEMES.map((theme) => [name, theme] as const));

test.each(COLOURED)("any two colours of %s (%s) are told apart by every eye: ΔE of 20 or more", (name, theme) => {
  const { colors } = paletteOf(name, theme);
  const close = SIGHTS.flatMap((sight) =>
    colors.flatMap((a, at) => colors.slice(at + 1).flatMap((b) => (colorDistance(a, b, sight) < 20 ? [`${sight} ${a} ${b}`] : []))),
  );
  expect(close).toEqual([]);
});

test("the palette before it would fail: its orange and amber are one colour to a deutan eye", () => {
  expect(colorDistance("#fb7d1e", "#d79a12", "deutan")).toBeLessThan(10);
});

test.each(THEMES)("words in a %s picture reach a contrast of 4.5, the strongest colours 1.8 against the paper", (theme) => {
  const { paper, ink, ink2 } = SURFACES[theme];
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink2, paper)).toBeGreaterThanOrEqual(4.5);
  for (const name of ["orange", "leaf", "blue", "ink"] as const)
    for (const color of paletteOf(name, theme).colors) expect(contrast(color, paper), `${name} ${color}`).toBeGreaterThanOrEqual(1.6);
});

const ALL = (["orange", "leaf", "blue", "ink"] as const).flatMap((name) => THEMES.map((theme) => [name, theme] as const));

test.each(ALL)("a figure inside a part is read on any colour of %s (%s), soft ones too: a contrast of 4.5", (name, theme) => {
  const { colors, soft } = paletteOf(name, theme);
  for (const color of [...colors, ...soft]) expect(contrast(legibleOn(color), color), color).toBeGreaterThanOrEqual(4.5);
});
