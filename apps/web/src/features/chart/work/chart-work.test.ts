import { expect, test } from "vitest";
import { type ChartWork, drawWork, handedWork, newWork, withCells, withTable, workOf } from "./chart-work.ts";
import { roleOf, rolesFor, swapRoles, withRole } from "./column-roles.ts";
import { addColumn, addRow, dropColumn, dropRow, type Grid, pasteAt, setCell } from "./grid-edits.ts";

const LIBRARY: Grid = [
  ["月份", "进馆（千人次）", "座位使用率"],
  ["3月", "18.2", "61%"],
  ["4月", "21.6", "64%"],
  ["5月", "19.8", "58%"],
  ["6月", "27.4", "82%"],
];
const work = (grid: Grid = LIBRARY): ChartWork => withTable(newWork(), grid);
const drawn = (made: ChartWork) => {
  const chart = drawWork(made, "zh");
  if (chart === null) throw new Error("nothing is drawn");
  return chart;
};

test("a table is drawn as soon as it is there, titled by its columns, with a sentence of its own figures", () => {
  const chart = drawn(work());
  expect([chart.spec.type, chart.title.text, chart.caption.text]).toEqual([
    "combo",
    "各月份的进馆、座位使用率",
    "进馆在6月最高，为 27.4 千人次；座位使用率在6月最高，为 82%",
  ]);
  expect(drawWork(newWork(), "zh")).toBeNull();
});

test("a claim prints the figures of now, and is flagged when they no longer bear it", () => {
  const claimed: ChartWork = { ...work(), own: { title: "{{top:x=6月,y=进馆（千人次）}}最忙，进馆 {{x=6月,y=进馆（千人次）}}" } };
  expect(drawn(claimed).title).toMatchObject({ text: "6月最忙，进馆 27.4 千人次", faults: [] });
  const changed = withCells(claimed, setCell(claimed.grid, { row: 1, col: 1 }, "40"));
  expect(drawn(changed).title.faults.map(({ fault }) => fault)).toEqual(["notTop"]);
});

test("what cannot be drawn is drawn as what can, and the wish is kept", () => {
  const chart = drawn({
    ...work([
      ["学院", "结余"],
      ["文", "-3"],
      ["理", "5"],
    ]),
    own: { type: "pie" },
  });
  expect([chart.look.type, chart.spec.type, chart.faults]).toEqual(["pie", "bar", ["pieNegative"]]);
});

test("a column that is given another name stays where it was drawn", () => {
  const own = { type: "line" as const, x: { col: "月份" }, y: [{ col: "座位使用率" }] };
  const renamed = withCells({ ...work(), own }, setCell(LIBRARY, { row: 0, col: 2 }, "使用率"));
  expect(drawn(renamed).spec.y).toEqual([{ col: "使用率" }]);
  expect(drawn(renamed).faults).toEqual([]);
});

test("another table forgets how the last was drawn and keeps its colours", () => {
  const before: ChartWork = { ...work(), own: { type: "pie", y: [{ col: "进馆（千人次）" }], palette: "leaf", title: "旧话" } };
  const chart = drawn(
    withTable(
      before,
      [
        ["年份", "人数"],
        ["2023", "3"],
        ["2024", "5"],
        ["2025", "9"],
      ],
      "三年人数",
    ),
  );
  expect([chart.spec.type, chart.spec.palette, chart.title.text]).toEqual(["line", "leaf", "三年人数"]);
});

test("a stored chart is the same chart again", () => {
  const grids: Grid[] = [
    LIBRARY,
    [
      ["学院", "借阅量"],
      ["文", "5200册"],
      ["理", "3100册"],
    ],
    [
      ["年份", "万元"],
      ["2024", "19.1万"],
      ["2025", ""],
    ],
  ];
  for (const grid of grids) {
    const before = drawn({ ...work(grid), own: { palette: "leaf" } });
    const after = drawn(workOf(before.spec));
    expect(after.data.rows).toEqual(before.data.rows);
    expect([after.spec.type, after.spec.palette, after.title.text, after.caption.text, after.faults]).toEqual([
      before.spec.type,
      "leaf",
      before.title.text,
      before.caption.text,
      [],
    ]);
  }
});

test("figures of another page keep what was said of their look, and no more", () => {
  const data = {
    columns: [
      { name: "部门", type: "text" as const },
      { name: "人数", type: "number" as const, unit: "人" },
    ],
    rows: [
      ["甲", 3],
      ["乙", 5],
    ],
  };
  const made = handedWork(data, { title: "两个部门" });
  expect([made.grid[0], Object.keys(made.own)]).toEqual([["部门", "人数（人）"], ["title"]]);
  expect(drawn(made).title.text).toBe("两个部门");
  expect(handedWork({ columns: data.columns, rows: [] }, {})).toEqual(newWork());
});

test("a claim that is the title already is not said again below", () => {
  const { caption } = drawn(work());
  expect(drawn({ ...work(), own: { title: caption.template } }).caption.text).toBe("");
});

test("columns take roles that fit them, and give way to each other", () => {
  const { look, data } = drawn(work());
  expect(data.columns.map(({ name }) => roleOf(look, name))).toEqual(["x", "left", "right"]);
  const [month, visits, seats] = data.columns;
  if (month === undefined || visits === undefined || seats === undefined) throw new Error("three columns");
  expect(rolesFor(look, seats)).toEqual(["left", "right", "none"]);
  expect(rolesFor(look, month)).toEqual(["x"]);
  const without = withRole(look, seats.name, "none", data);
  expect(without.y.map(({ col }) => col)).toEqual([visits.name]);
  expect(rolesFor(without, visits)).toEqual(["left"]);
  expect(withRole(without, seats.name, "right", data).y.at(-1)).toMatchObject({ col: seats.name, axis: "right", draw: "line" });
});

test("headings that change places are drawn in each other's", () => {
  const { look, data } = drawn(work());
  const swapped = swapRoles(look, "进馆（千人次）", "座位使用率", data);
  expect(swapped.y.map(({ col, axis }) => `${col} ${axis}`)).toEqual(["座位使用率 left", "进馆（千人次） right"]);
});

test("rows and columns come and go, and the grid stays square", () => {
  const grown = addColumn(addRow(LIBRARY, 5), 3);
  expect([grown.length, ...new Set(grown.map((row) => row.length))]).toEqual([6, 4]);
  expect(dropColumn(dropRow(grown, 5), 3)).toEqual(LIBRARY);
  expect(dropRow([["a"], ["1"]], 1)).toEqual([["a"], [""]]);
  expect(
    pasteAt(
      [
        ["a", "b"],
        ["", ""],
      ],
      { row: 1, col: 1 },
      [["1", "2"], ["3"]],
    ),
  ).toEqual([
    ["a", "b", ""],
    ["", "1", "2"],
    ["", "3", ""],
  ]);
});
