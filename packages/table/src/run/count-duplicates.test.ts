import { expect, test } from "vitest";
import { textColumn } from "../columns/index.ts";
import { randomFrom } from "../testing/random.ts";
import { countDuplicates } from "./count-duplicates.ts";
import { allRows, type Frame } from "./frame.ts";
import { groupRows } from "./group-rows.ts";
import { readColumn } from "./reader.ts";

test("rows alike are counted as putting all cells together counts them, empty ones and both zeros included", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomFrom(seed);
    const count = 1 + random.below(60);
    const columns = [
      textColumn(
        "a",
        Array.from({ length: count }, () => random.pick(["甲", "乙", null])),
      ),
      {
        type: "number" as const,
        name: "b",
        decimals: 0,
        values: Float64Array.from({ length: count }, () => random.pick([0, 1, 2, Number.NaN])),
      },
      { type: "date" as const, name: "c", grain: "day" as const, days: Int32Array.from({ length: count }, () => random.below(3)) },
    ];
    const rows = allRows(count).filter(() => random.chance(0.8));
    const frame: Frame = { columns, rows, sheetRows: rows, order: [] };
    expect(countDuplicates(frame)).toBe(rows.length - groupRows(frame, columns.map(readColumn)).count * (rows.length === 0 ? 0 : 1));
  }
});
