import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Column, DataTable } from "./data-table.tsx";

const COLUMNS: readonly Column<string>[] = [
  { key: "name", head: "文件", phone: "title", cell: (name) => name },
  { key: "size", head: "大小", align: "end", phone: "value", cell: () => "1,234,567" },
];

test("a name without a single space does not push the last column off the sheet", async () => {
  await page.viewport(900, 600);
  const screen = await render(
    <div style={{ width: 600 }}>
      <DataTable caption="文件" columns={COLUMNS} rows={[`${"a_file_name_in_one_piece_".repeat(8)}.docx`]} keyOf={(name) => name} />
    </div>,
  );
  const table = screen.getByRole("table").element();
  const sheet = table.parentElement?.getBoundingClientRect();
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(sheet?.right ?? 0);
});
