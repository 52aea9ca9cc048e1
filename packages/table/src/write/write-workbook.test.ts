import { unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { writeWorkbook } from "./write-workbook.ts";

test("a text that begins like a formula is a text, and numbers are numbers", async () => {
  const rows = [
    ["名字", "数"],
    ["=1+1", 2],
    ["@SUM(A1)", -3.5],
    ["+8613800000000", null],
    ["-\u0001坏\ud800", 4],
  ];
  const bytes = await writeWorkbook([{ name: "数据", rows }]);
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows).toEqual([...rows.slice(0, 4).map((row) => [...row]), ["-坏\ufffd", 4]]);
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith("xl/worksheets/"));
  expect(parts).toHaveLength(1);
  for (const [, part] of parts) expect(new TextDecoder().decode(part)).not.toContain("<f");
});
