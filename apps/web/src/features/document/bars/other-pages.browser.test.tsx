import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OutlinePanel } from "#editor/blocks/outline/outline-panel.tsx";
import { heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import type { OtherPage } from "#editor/document/sync/presence.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { documentMessages as m } from "#messages/document.ts";
import { useOtherPlaces } from "../use-others.ts";
import { OtherPages } from "./other-pages.tsx";

afterEach(closeAll);

const other = (page: Partial<OtherPage>): OtherPage => ({
  clientId: "77",
  headingId: null,
  tableLease: null,
  device: "computer",
  isTab: true,
  ...page,
});

function Page({ opened, others }: { opened: ReturnType<typeof openBlocks>["opened"]; others: readonly OtherPage[] }) {
  const { sections } = useOtherPlaces(others);
  return (
    <>
      <OtherPages opened={{ editor: opened, others }} />
      <OutlinePanel editor={opened.editor} others={sections} />
    </>
  );
}

async function show(others: readonly OtherPage[]) {
  const { opened, editor } = openBlocks([heading(1, "为什么"), paragraph("文"), heading(1, "谁在买"), paragraph("文")]);
  return { editor, screen: await render(<Page opened={opened} others={others} />), opened };
}

test("somebody alone sees and hears nothing of it", async () => {
  const { screen } = await show([]);
  await expect.element(screen.getByRole("treeitem", { name: /^为什么/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /也开着|另有/ })).not.toBeInTheDocument();
});

test("another tab is named with its section, which is marked in the outline, and a press goes there", async () => {
  const { screen, editor } = await show([other({ headingId: "h-谁在买" })]);
  await expect.element(screen.getByText(m.others.one(m.others.tab)).first()).toBeInTheDocument();
  await expect.element(screen.getByRole("treeitem", { name: /谁在买.*另一个标签页在这里/ })).toBeVisible();
  await screen.getByRole("button", { name: m.others.one(m.others.tab) }).click();
  await screen.getByRole("menuitem", { name: `${m.others.tab} · ${m.others.section("谁在买")}` }).click();
  await expect.poll(() => editor.state.selection.$from.parent.textContent).toBe("谁在买");
});

test("several places are counted, and each is told apart by what it is", async () => {
  const { screen } = await show([other({}), other({ clientId: "78", device: "phone", isTab: false })]);
  const button = screen.getByRole("button", { name: m.others.several(2) });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("menuitem", { name: `${m.others.phone} · ${m.others.front}` })).toBeVisible();
});
