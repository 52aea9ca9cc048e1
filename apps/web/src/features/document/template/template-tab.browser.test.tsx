import { documentRoots, MADE_FROM_KEY, type MadeFrom, storedMadeFrom } from "@tangleaf/document/model";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { openedOn } from "#features/document/writing/testing/opened-on.ts";
import { heading } from "#features/document/writing/testing/writing-server.ts";
import { documentMessages } from "#messages/document.ts";
import { TemplateTab } from "./template-tab.tsx";

const m = documentMessages.template;
const MADE: MadeFrom = {
  ...{ pubId: "abcdefghij", version: "1", title: "工作嵌入对离职倾向的影响" },
  ...{ checklist: ["假设逐条有检验", "图表在文中被提到"], bring: ["量表授权"], frame: ["封面", "参考文献"] },
  parts: [
    { id: "t1", title: "绪论", mistake: null },
    { id: "t2", title: "研究设计", mistake: "没有写样本量怎么定的" },
  ],
};

afterEach(closeAll);

async function show(madeFrom: MadeFrom | null) {
  const {
    opened,
    editor: { editor },
  } = openedOn([heading("t1", "绪论", 1), heading("t2", "研究设计", 1)], []);
  if (madeFrom !== null) documentRoots(opened.editor.doc).meta.set(MADE_FROM_KEY, storedMadeFrom(madeFrom));
  const screen = await render(
    <MemoryRouter>
      <TemplateTab opened={opened} />
    </MemoryRouter>,
  );
  return { screen, editor, opened };
}

test("ticks are kept in the document, those of the checklist apart from what to have ready", async () => {
  const { screen, opened } = await show(MADE);
  await screen.getByLabelText("图表在文中被提到").click();
  await screen.getByLabelText("量表授权").click();
  await expect.element(screen.getByText(m.ticked(1, 2))).toBeVisible();
  await expect.element(screen.getByText(m.ticked(1, 1))).toBeVisible();
  await screen.unmount();
  const again = await render(
    <MemoryRouter>
      <TemplateTab opened={opened} />
    </MemoryRouter>,
  );
  await expect.element(again.getByLabelText("图表在文中被提到")).toBeChecked();
  await expect.element(again.getByLabelText("假设逐条有检验")).not.toBeChecked();
});

test("a part that is deleted is named with what examiners ask there, and gone from the list when it is back", async () => {
  const { screen, editor } = await show(MADE);
  await expect.element(screen.getByText(m.allThere(2))).toBeVisible();
  const body = editor.state.doc.child(0);
  const to = 1 + body.content.size;
  editor.view.dispatch(editor.state.tr.delete(to - body.child(1).nodeSize, to));
  await expect.element(screen.getByText(m.asked("没有写样本量怎么定的"))).toBeVisible();
  await expect.element(screen.getByText(m.dropped(1))).toBeVisible();
  editor.view.dispatch(editor.state.tr.insert(to - body.child(1).nodeSize, body.child(1)));
  await expect.element(screen.getByText(m.allThere(2))).toBeVisible();
});

test("a document of no template shows nothing of one", async () => {
  const { screen } = await show(null);
  expect(screen.container.textContent).toBe("");
});
