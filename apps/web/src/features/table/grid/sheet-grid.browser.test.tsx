import type { Column } from "@tangleaf/table/columns";
import { NO_DAY, textColumn } from "@tangleaf/table/columns";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SheetGrid } from "./sheet-grid.tsx";

const ROWS = 100_000;
const COLUMNS: readonly Column[] = [
  textColumn(
    "姓名",
    Array.from({ length: ROWS }, (_, row) => `第${row}人`),
  ),
  { type: "number", name: "金额", values: Float64Array.from({ length: ROWS }, (_, row) => row * 1.5), decimals: 1, unit: "元" },
  { type: "date", name: "日期", days: new Int32Array(ROWS).fill(NO_DAY).fill(20_000, 0, 10), grain: "day" },
  ...Array.from({ length: 47 }, (_, n) =>
    textColumn(
      `列${n}`,
      Array.from({ length: ROWS }, () => `值${n}`),
    ),
  ),
];

type Edit = [row: number, col: number, text: string];
async function show({ edits = [] as Edit[], totals = [] as number[], fileRows = [] as [number, number][], columns = COLUMNS } = {}) {
  await page.viewport(1200, 700);
  const screen = await render(
    <div style={{ display: "flex", width: 900, height: 500 }}>
      <SheetGrid
        label="报销"
        keys="方向键走格子"
        columns={columns}
        headings={columns.map(({ name }) => name)}
        head={(col) => <b>{columns[col]?.name}</b>}
        rows={Uint32Array.from({ length: ROWS - totals.length }, (_, row) => row)}
        totals={totals}
        totalLabel="合计"
        fileRows={fileRows}
        fileColumn="文件"
        fileRowLabel={(row) => `文件里第 ${row} 行`}
        tones={new Uint8Array(ROWS).fill(1, 1, 2)}
        odd={{ cells: new Set(["2:1"]), label: "不一样" }}
        editLabel={(row, name) => `第 ${row} 行，${name}`}
        onEdit={(...edit) => edits.push(edit)}
        onUndo={() => undefined}
      />
    </div>,
  );
  const grid = screen.getByRole("grid", { name: "报销" });
  const active = () => {
    const id = grid.element().getAttribute("aria-activedescendant");
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  return { screen, grid, active };
}

test("of 100,000 rows and 50 columns only what is in view is in the page", async () => {
  const { grid } = await show();
  expect(grid.element().getAttribute("aria-rowcount")).toBe(String(ROWS + 1));
  expect(grid.element().getAttribute("aria-colcount")).toBe("51");
  expect(document.querySelectorAll("[role=row]").length).toBeLessThan(50);
  expect(document.querySelectorAll("[role=gridcell]").length).toBeLessThan(700);
  grid.element().scrollTop = 50_000 * 34;
  await expect.element(page.getByText("第50000人", { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText("第3人", { exact: true })).not.toBeInTheDocument();
});

test("arrows, page keys, Home and End go through the cells, and the active one stays in view", async () => {
  const { grid, active } = await show();
  (grid.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
  await expect.poll(active).toBe("3.0");
  await userEvent.keyboard("{Control>}{End}{/Control}");
  await expect.poll(active).toBe("值46");
  expect(grid.element().scrollTop).toBeGreaterThan(3_000_000);
  expect(grid.element().scrollLeft).toBeGreaterThan(1000);
  await userEvent.keyboard("{Control>}{Home}{/Control}");
  await expect.poll(active).toBe("第0人");
  await userEvent.keyboard("{PageDown}");
  await expect.poll(active).not.toBe("第0人");
  await userEvent.keyboard("{PageUp}");
  await expect.poll(active).toBe("第0人");
});

test("Enter edits a cell, Enter takes it and goes down, Escape leaves it", async () => {
  const edits: Edit[] = [];
  const { screen, grid, active } = await show({ edits });
  (grid.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  const field = screen.getByRole("textbox", { name: "第 1 行，金额" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("88{Enter}");
  expect(edits).toEqual([[0, 1, "88"]]);
  await expect.poll(active).toBe("1.5");
  await userEvent.keyboard("{Enter}99{Escape}");
  expect(edits).toHaveLength(1);
  await expect.element(grid).toHaveFocus();
});

test("a cell that is unlike the others of its column is marked, and said to be so", async () => {
  const { grid } = await show();
  await expect.poll(() => grid.element().querySelectorAll("[data-odd]").length).toBe(1);
  const cell = grid.element().querySelector("[data-odd]");
  expect(cell?.closest("[role=row]")?.getAttribute("aria-rowindex")).toBe("4");
  expect([cell?.getAttribute("aria-colindex"), cell?.getAttribute("aria-description")]).toEqual(["3", "不一样"]);
});

test("a row that is a sum stands apart below the others, and a marked one has its tone", async () => {
  await show({ totals: [ROWS - 1] });
  await expect.element(page.getByText(`第${ROWS - 1}人`, { exact: true })).toBeVisible();
  expect(document.querySelector("[data-tone='1'] [role=gridcell]")?.textContent).toBe("第1人");
});

test("names a row of sums in its first cell where that holds no word", async () => {
  await show({ totals: [ROWS - 1], columns: COLUMNS.slice(2) });
  await expect.element(page.getByRole("row", { name: /^合计/ }).getByRole("gridcell").first()).toHaveTextContent("合计");
});

test("a row has the number of its file beside its own where that is another", async () => {
  await show({
    fileRows: [
      [0, 1],
      [2, 5],
    ],
  });
  const numbers = () =>
    page
      .getByRole("rowheader")
      .elements()
      .slice(0, 4)
      .map(({ textContent }) => textContent);
  await expect.poll(numbers).toEqual(["1", "2", "3 文件里第 5 行5", "4 文件里第 6 行6"]);
});
