import { expect, test } from "vitest";
import { textColumn } from "../columns/index.ts";
import { randomFrom } from "../testing/random.ts";
import { countDuplicates } from "./count-duplicates.ts";
import { allRows, type Frame } from "./frame.ts";
import { groupRows } from "./group-rows.ts";
import { runJoin } from "./join.ts";
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

test("rows of a join to single partners are alike where those of its left table are, asked once or again", () => {
  const names = textColumn("姓名", ["甲", "乙", "甲", "丙", "甲"]);
  const left: Frame = { columns: [names], rows: allRows(5), sheetRows: allRows(5), order: [] };
  const other: Frame = {
    columns: [textColumn("名", ["甲", "乙", "丁"]), textColumn("城市", ["沪", "沪", "京"])],
    rows: allRows(3),
    sheetRows: null,
    order: [],
  };
  for (const kind of ["left", "inner"] as const) {
    const { frame } = runJoin(left, { op: "join", with: "other", on: [["姓名", "名"]], kind }, { other, path: "steps.0" });
    expect(countDuplicates(frame)).toBe(2);
    expect(countDuplicates(frame)).toBe(2);
    expect(countDuplicates({ ...frame, rows: frame.rows.slice(1) })).toBe(1);
  }
});
