import fc from "fast-check";
import { expect, it } from "vitest";
import { allocateLengths } from "./allocate-lengths.ts";

const weightList = fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { minLength: 1, maxLength: 40 });
const lengthToDivide = fc.nat(200_000);

it("divides by weight", () => {
  expect(allocateLengths(8000, [9, 13, 19, 17, 16, 6])).toEqual([900, 1300, 1900, 1700, 1600, 600].map((length) => length));
  // 38 percent of 9,000 are 3,420, however many other parts there are.
  expect(allocateLengths(9000, [12, 22, 38, 18, 10])).toEqual([1080, 1980, 3420, 1620, 900]);
  expect(allocateLengths(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(allocateLengths(5, [])).toEqual([]);
});

it("gives away exactly what there is", () => {
  fc.assert(
    fc.property(lengthToDivide, weightList, (total, weights) => {
      expect(allocateLengths(total, weights).reduce((sum, length) => sum + length, 0)).toBe(total);
    }),
  );
});

it("gives each part at least 1 where there is enough for all", () => {
  fc.assert(
    fc.property(lengthToDivide, weightList, (total, weights) => {
      expect(Math.min(...allocateLengths(total, weights))).toBeGreaterThanOrEqual(total >= weights.length ? 1 : 0);
    }),
  );
});

it("never gives less to a part that weighs more", () => {
  fc.assert(
    fc.property(lengthToDivide, weightList, (total, weights) => {
      const lengths = allocateLengths(total, weights);
      const order = weights.map((weight, index) => ({ weight, length: lengths[index] ?? 0 })).sort((a, b) => a.weight - b.weight);
      for (const [index, part] of order.entries()) {
        const next = order[index + 1];
        if (next !== undefined && next.weight > part.weight) expect(next.length).toBeGreaterThanOrEqual(part.length);
      }
    }),
  );
});

it("takes a weight that is none for nothing", () => {
  expect(allocateLengths(10, [Number.NaN, -3, 1])).toEqual([1, 1, 8]);
  expect(allocateLengths(4, [0, 0])).toEqual([2, 2]);
  expect(allocateLengths(9, [Number.MAX_VALUE, Number.MAX_VALUE]).reduce((sum, length) => sum + length, 0)).toBe(9);
});

it("refuses a length that is no whole number", () => {
  expect(() => allocateLengths(1.5, [1])).toThrow(RangeError);
});
