import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleLengths } from "./scale-lengths.ts";

type Line = { targetCnt: number; subPara: Line[] };
const leaf = (targetCnt: number): Line => ({ targetCnt, subPara: [] });
const parent = (...subPara: Line[]): Line => ({ targetCnt: 0, subPara });

test("lengths keep their ratio to a character and add up, also in the lines above them", () => {
  const [first, second] = scaleLengths([parent(leaf(100), leaf(300)), leaf(400)], 1600);
  expect(first?.subPara.map(({ targetCnt }) => targetCnt)).toEqual([200, 600]);
  expect([first?.targetCnt, second?.targetCnt]).toEqual([800, 800]);
});

test("a line without a length gets what the others have on average", () => {
  expect(scaleLengths([leaf(200), leaf(0), leaf(200)], 600).map(({ targetCnt }) => targetCnt)).toEqual([200, 200, 200]);
  expect(scaleLengths([leaf(0), leaf(0)], 1000).map(({ targetCnt }) => targetCnt)).toEqual([500, 500]);
});

test("whatever the outline, chapters add up to the total, and each line to those below it", () => {
  const lines: fc.Arbitrary<Line[]> = fc.letrec<{ lines: Line[] }>((tie) => ({
    lines: fc.array(fc.record({ targetCnt: fc.nat(5000), subPara: fc.oneof({ maxDepth: 2 }, fc.constant<Line[]>([]), tie("lines")) }), {
      maxLength: 5,
    }),
  })).lines;
  fc.assert(
    fc.property(lines, fc.nat(100_000), (outline, total) => {
      const sum = (all: readonly Line[]) => all.reduce((now, { targetCnt }) => now + targetCnt, 0);
      const holds = ({ targetCnt, subPara }: Line): boolean => subPara.length === 0 || (sum(subPara) === targetCnt && subPara.every(holds));
      const scaled = scaleLengths(outline, total);
      expect(sum(scaled)).toBe(outline.length === 0 ? 0 : total);
      expect(scaled.every(holds)).toBe(true);
    }),
  );
});
