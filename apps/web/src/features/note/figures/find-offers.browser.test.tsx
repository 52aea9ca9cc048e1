import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { blocksIn } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { FigureOffer } from "#features/document/figures/figure-offer.tsx";
import { openedOn } from "#features/document/writing/testing/opened-on.ts";
import { heading, words } from "#features/document/writing/testing/writing-server.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { chartMessages } from "#messages/chart.ts";
import { findOffers } from "./find-offers.ts";

const m = chartMessages.offer;
const cite = (refIds: string): NodeJson => ({ type: "citation", attrs: { refIds } });
const NOTE: NodeJson[] = [
  heading("s1", "谁在借书", 1),
  { type: "paragraph", content: [{ type: "text", text: "文学院借得最多" }, cite("R1"), { type: "text", text: "。" }] },
  heading("s2", "后来", 1),
  words("没有引用。"),
];
const PASSAGE = "据统计，文学院为5200册、理学院为3100册、工学院为4100册。另有2024级新生。";
let passages: { text: string }[];
let asked: Record<string, unknown>[];

beforeEach(() => {
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  asked = [];
  passages = [{ text: PASSAGE }];
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    if (path !== "/api/source/passage") return Response.json(okAnswer({}));
    asked.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    const place = { page: null, sheet: null, firstRow: null, lastRow: null, marked: [] };
    return Response.json(okAnswer({ source: { id: "R1", title: "馆藏年报" }, passages: passages.map((one) => ({ ...one, ...place })) }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  closeAll();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

async function show(sectionId = "s1") {
  const { opened, editor } = openedOn(NOTE, []);
  const screen = await render(
    <QueryScope>
      <FigureOffer opened={opened} sectionId={sectionId} findCited={(cited) => findOffers("n1", cited)} />
    </QueryScope>,
  );
  return { screen, editor, opened };
}

test("a section's chart is made of the figures in the passages it cites, below its words, and says where they are from", async () => {
  const { screen, editor } = await show();
  await screen.getByRole("button", { name: m.action }).click();
  await expect.element(screen.getByText("馆藏年报")).toBeVisible();
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["5200册", "3100册", "4100册"]);
  await screen.getByRole("button", { name: m.put(3) }).click();
  await expect
    .poll(() => blocksIn(editor.editor).map(({ type }) => type))
    .toEqual(["heading", "paragraph", "table", "chart", "paragraph", "heading", "paragraph"]);
  const [, , table, chart] = blocksIn(editor.editor);
  expect(table?.attrs?.["source"]).toBe(m.sourceOf("馆藏年报"));
  expect(chart?.attrs).toMatchObject({
    tableId: table?.attrs?.["id"],
    source: m.sourceOf("馆藏年报"),
    caption: expect.stringContaining("5,200 册"),
  });
  expect(asked[0]).toMatchObject({ id: "R1", sentence: "文学院借得最多。" });
  // Every number of the table is a piece of the passage.
  const cells = JSON.stringify(table?.content).match(/\d[^"]*/g) ?? [];
  expect(cells.filter((cell) => /册/.test(cell) && !PASSAGE.includes(cell))).toEqual([]);
  editor.undo.undo();
  expect(blocksIn(editor.editor).map(({ type }) => type)).not.toContain("chart");
});

test("passages without figures are said to have none, and nothing is put in", async () => {
  passages = [{ text: "2024年以来，来的人越来越多。" }];
  const { screen, editor } = await show();
  await screen.getByRole("button", { name: m.action }).click();
  await expect.element(screen.getByText(m.none)).toBeVisible();
  expect(blocksIn(editor.editor)).toHaveLength(NOTE.length);
});

test("a section without figures that cites nothing is offered nothing", async () => {
  const { screen } = await show("s2");
  expect(screen.container.textContent).toBe("");
});
