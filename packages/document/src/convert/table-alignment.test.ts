import { expect, test } from "vitest";
import type { NodeJson } from "../model/document-content.ts";
import { contentToHtml } from "./content-to-html.ts";
import { rightColumns } from "./table-alignment.ts";
import { tableRows } from "./table-rows.ts";

const CELLS = [
  ["门店", "学号", "销售额"],
  ["杭州", "20230101", "1,200"],
  ["宁波", "20230102", "980"],
];
const table = (rows: NodeJson[]): NodeJson => ({ type: "table", attrs: { id: "t" }, content: rows });

test("a heading stands as its column: quantities to the right, numbers of students not", () => {
  const html = contentToHtml({ title: "", settings: {}, blocks: [table(tableRows(CELLS))], footnotes: {} });
  expect(rightColumns(table(tableRows(CELLS)))).toEqual([2]);
  expect(html.match(/<t[hd] class="align-right"><p>[^<]*/g)).toEqual([
    '<th class="align-right"><p>销售额',
    '<td class="align-right"><p>1,200',
    '<td class="align-right"><p>980',
  ]);
});

test("what somebody chose for a cell stays, and a table with merged cells is left as it is on the page", () => {
  const rows = tableRows(CELLS);
  const chosen = structuredClone(rows);
  Object.assign(chosen[1]?.content?.[2]?.attrs ?? {}, { align: "left" });
  const html = contentToHtml({ title: "", settings: {}, blocks: [table(chosen)], footnotes: {} });
  expect(html).toContain('<td class="align-left"><p>1,200');
  const merged = structuredClone(rows);
  Object.assign(merged[0]?.content?.[0]?.attrs ?? {}, { rowspan: 2 });
  expect(rightColumns(table(merged))).toEqual([]);
});
