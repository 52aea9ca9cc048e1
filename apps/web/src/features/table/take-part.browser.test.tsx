import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import { takeWarm } from "./make-table.ts";
import type { TablePlace } from "./open/table-state.ts";
import type { OpenTable } from "./open-table.ts";
import { takeFile, takeTable } from "./take-part.ts";
import { openInPage } from "./testing/open-in-page.ts";

const TEXT = "部门\t金额\n市场部\t900\n=1+1\t1600\n市场部\t1010";
const click = HTMLAnchorElement.prototype.click;

/** What the page gave the browser to keep. */
let taken: { name: string; file: Promise<Blob> } | null = null;
afterEach(() => {
  HTMLAnchorElement.prototype.click = click;
  taken = null;
});

function watchDownloads(): void {
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    taken = { name: this.download, file: fetch(this.href).then((response) => response.blob()) };
  };
}

async function asked(place: Partial<TablePlace> = {}): Promise<{ opened: OpenTable; answer: ReturnType<typeof last> }> {
  const opened = await openInPage(TEXT, place);
  await opened.ask("各部门的总金额");
  return { opened, answer: last(opened) };
}
const last = (opened: OpenTable) => opened.store.getState().table.answers.at(-1) ?? null;

test("whoever has not signed in downloads an answer, and the sheet as its steps leave it, from the page", async () => {
  watchDownloads();
  const { opened, answer } = await asked();
  await takeFile(opened, answer, "csv");
  expect(taken?.name).toBe("报名表 · 各部门的总金额.csv");
  const bytes = new Uint8Array((await (await taken?.file)?.arrayBuffer()) ?? []);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("部门,金额合计\r\n市场部,1910\r\n'=1+1,1600\r\n");
  await opened.addStep({ id: "f", do: "filter", where: { col: "金额", is: ">", value: 1000 } });
  await takeFile(opened, null, "md");
  expect(await (await taken?.file)?.text()).toBe("| 部门 | 金额 |\n| --- | --- |\n| =1+1 | 1600 |\n| 市场部 | 1010 |\n");
  await takeFile(opened, null, "xlsx");
  expect((await (await taken?.file)?.text())?.slice(0, 2)).toBe("PK");
});

test("an answer becomes a table of its own at the server; where that is out of reach, in the page", async () => {
  const saveAs = vi.fn(async () => "t9");
  const { opened, answer } = await asked({ saveAs });
  expect(await takeTable(opened, answer)).toBe("t9");
  expect(saveAs).toHaveBeenCalledWith({ answerId: answer?.answerId }, "报名表 · 各部门的总金额");
  expect(await takeTable(opened, null)).toBe("t9");
  expect(saveAs).toHaveBeenLastCalledWith({ sheetId: "s1" }, "报名表");
  saveAs.mockRejectedValueOnce(new ApiError({ kind: "transport", message: "", reach: "silent" }));
  const tableId = await takeTable(opened, answer);
  expect(takeWarm(tableId)?.sheets[0]).toMatchObject({ rows: 2, columns: [{ name: "部门" }, { name: "金额合计" }] });
  saveAs.mockRejectedValueOnce(new ApiError({ kind: "refused", message: "太多", code: 1, refusal: { reason: "table.tooMany" } }));
  await expect(takeTable(opened, answer)).rejects.toThrow("太多");
});
