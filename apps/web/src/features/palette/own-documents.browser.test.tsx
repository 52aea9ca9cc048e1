import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#lib/query-client.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { ownDocumentsQuery } from "./use-palette-data.ts";

const LISTS: Readonly<Record<string, object>> = {
  "/api/note/list": { noteId: "n1", title: "馆情", updatedAt: "2026-01-03T00:00:00Z" },
  "/api/mindtree/list": { mindtreeId: "m1", title: "选题", updatedAt: "2026-01-01T00:00:00Z" },
  "/api/table/list": { tableId: "t1", title: "报销", usedAt: "2026-01-04T00:00:00Z" },
  "/api/chart/list": { chartId: "c1", title: "各月份的进馆", updatedAt: "2026-01-02T00:00:00Z" },
};

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test("one's own tables, charts, trees and notes are listed last touched first, and a list that fails hides none of them", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async (path) => {
    const one = LISTS[String(path)];
    return Response.json(one === undefined ? refusedAnswer("internal") : okAnswer({ total: 1, list: [one] }));
  });
  const found = await queryClient.fetchQuery(ownDocumentsQuery);
  expect(found.map(({ title, path }) => [title, path])).toEqual([
    ["报销", "/table/sheet/t1"],
    ["馆情", "/notebook/note/n1"],
    ["各月份的进馆", "/chart?chart=c1"],
    ["选题", "/mindtree/tree/m1"],
  ]);
});
