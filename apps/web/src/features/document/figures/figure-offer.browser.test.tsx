import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blocksIn } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { chartMessages } from "#messages/chart.ts";
import { openedOn } from "../writing/testing/opened-on.ts";
import { heading, words } from "../writing/testing/writing-server.ts";
import { FigureOffer } from "./figure-offer.tsx";

const m = chartMessages.offer;
const WRITTEN = "毕业去向中，就业占52.5%，升学占33%，出国占14.5%。";

afterEach(closeAll);

async function show(text: string) {
  const { opened, editor } = openedOn([heading("s1", "去向", 1), words(text), heading("s2", "后来", 1), words("甲为3本、乙为5本。")], []);
  const screen = await render(
    <QueryScope>
      <FigureOffer opened={opened} sectionId="s1" />
    </QueryScope>,
  );
  return { screen, editor };
}

test("a written section is offered a chart of the figures in its own words, and of no others", async () => {
  const { screen, editor } = await show(WRITTEN);
  await screen.getByRole("button", { name: m.action }).click();
  await expect.element(screen.getByText(m.own)).toBeVisible();
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["52.5%", "33%", "14.5%"]);
  await screen.getByRole("button", { name: m.put(3) }).click();
  await expect
    .poll(() => blocksIn(editor.editor).map(({ type }) => type))
    .toEqual(["heading", "paragraph", "table", "chart", "paragraph", "heading", "paragraph"]);
  const [, , table, chart] = blocksIn(editor.editor);
  expect([table?.attrs?.["source"], chart?.attrs?.["source"]]).toEqual([undefined, undefined]);
  const figures = JSON.stringify(table?.content).match(/\d[\d.]*%/g) ?? [];
  expect(figures).toHaveLength(3);
  for (const figure of figures) expect(WRITTEN).toContain(figure);
  expect(chart?.attrs).toMatchObject({ kind: "pie", tableId: table?.attrs?.["id"] });
});

test("figures stand before the empty paragraph a section ends with", async () => {
  const { opened, editor } = openedOn([heading("s1", "去向", 1), words(WRITTEN), { type: "paragraph" }, heading("s2", "后来", 1)], []);
  const screen = await render(
    <QueryScope>
      <FigureOffer opened={opened} sectionId="s1" />
    </QueryScope>,
  );
  await screen.getByRole("button", { name: m.action }).click();
  await screen.getByRole("button", { name: m.put(3) }).click();
  await expect
    .poll(() => blocksIn(editor.editor).map(({ type }) => type))
    .toEqual(["heading", "paragraph", "table", "chart", "paragraph", "heading"]);
});

test("figures that belong to nothing are said to make no chart", async () => {
  const { screen, editor } = await show("我们在 2024 年访谈了 12 个人。");
  await screen.getByRole("button", { name: m.action }).click();
  await expect.element(screen.getByText(m.none)).toBeVisible();
  expect(blocksIn(editor.editor)).toHaveLength(4);
});

test("a section with one figure or none is offered nothing", async () => {
  expect((await show("只有 3 本。")).screen.container.textContent).toBe("");
});
