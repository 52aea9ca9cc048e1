import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "#lib/session-store.ts";
import { makeTable, takeWarm } from "./make-table.ts";
import { SheetPage } from "./sheet-page.tsx";
import { showInPage } from "./testing/show-in-page.tsx";

test("the sheet stands there as soon as its table is open: no time is waited for", async () => {
  const bytes = new TextEncoder().encode("部门,金额\n市场部,12\n技术部,30\n");
  const tableId = await makeTable({ bytes, name: "账.csv" });
  takeWarm(tableId)?.engine.close();
  useSession.setState({ restored: true, owner: null });
  // What waits for a while would wait for ever.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await showInPage(<SheetPage tableId={tableId} foot={null} />, { baseInfo: { modelList: [] } });
  await expect.element(page.getByRole("gridcell", { name: "市场部" })).toBeVisible();
  vi.useRealTimers();
});
