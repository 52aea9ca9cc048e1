import type { SheetStep } from "@tangleaf/table/step-schema";
import { afterEach, expect, test } from "vitest";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { keepRest } from "./take-tables-along.ts";
import { openInPage } from "./testing/open-in-page.ts";
import { changeUnsent, readUnsent } from "./unsent-table.ts";

afterEach(() => {
  changeUnsent("t1", () => ({ steps: {}, asks: [] }));
  leaveSession();
});

test("what is done to a table while it goes over to the account is sent after it: cells and questions, once", async () => {
  startSession({ token: "t", userId: "u1", remember: false });
  const opened = await openInPage("部门\t金额\n市场部\t900\n技术部\t1600", {}, "local-going");
  const now = () => opened.store.getState().table;
  await opened.ask("金额最高的前 1 名");
  const sent = now();
  keepRest({ tableId: "t1", sent, stepsVersion: 3 }, now());
  expect(readUnsent("t1")).toEqual({ steps: {}, asks: [] });

  const cell: SheetStep = { id: "c", do: "cell", row: 1, col: "金额", value: "950" };
  await opened.addStep(cell);
  await opened.ask("各部门的总金额");
  keepRest({ tableId: "t1", sent, stepsVersion: 3 }, now());
  const { steps, asks } = readUnsent("t1");
  const sheetId = opened.store.getState().sheetId;
  expect(steps[sheetId]?.version).toBe(3);
  expect(steps[sheetId]?.steps).toContainEqual(cell);
  expect(asks.map(({ ask }) => ask)).toEqual(["各部门的总金额"]);
});
