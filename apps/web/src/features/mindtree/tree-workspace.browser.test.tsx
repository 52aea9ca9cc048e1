import { nodesOf, readTree, writeTree } from "@tangleaf/document/tree";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as Y from "yjs";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { TreeWorkspace } from "./tree-workspace.tsx";

const SYNC = { kind: "saved", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" } as const;
const MANY = Array.from({ length: 60 }, (_, at) => ({ text: `第${at}条` }));
const TREE = {
  text: "市集",
  kids: [{ id: "a", text: "场地" }, ...MANY, { id: "b", text: "摊主", fold: true, kids: [{ text: "二手书" }] }],
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  useSession.setState({ token: null, owner: null });
});

async function open() {
  const doc = new Y.Doc();
  let next = 0;
  writeTree(
    doc,
    nodesOf(TREE, () => `n${next++}`),
  );
  const screen = await render(
    <MemoryRouter>
      <QueryScope>
        <div style={{ ["--topbar-h" as string]: "0px" }}>
          {/* The heading for screen readers takes no room, as on the page. */}
          <style>{".sr { position: absolute; }"}</style>
          <TreeWorkspace mindtreeId="local-1" doc={doc} client={null} sync={SYNC} foot={null} />
        </div>
      </QueryScope>
    </MemoryRouter>,
  );
  const texts = () => readTree(doc).root.children.map(({ node }) => node.text);
  return { screen, texts };
}

test("a tree that is opened is written at once, without the mouse; ? says which keys there are", async () => {
  const { screen, texts } = await open();
  await userEvent.keyboard("{Tab}新枝{Enter}?");
  expect(texts()).toContain("新枝");
  await expect.element(screen.getByRole("dialog", { name: m.keys.title })).toBeVisible();
});

test("what is found in a folded branch is shown: the branch opens, as one step of undo", async () => {
  const { screen } = await open();
  const node = screen.getByRole("treeitem", { name: "二手书", exact: true });
  await userEvent.keyboard("/");
  await expect.element(screen.getByRole("textbox", { name: m.find.label })).toHaveFocus();
  await userEvent.keyboard("二手{Enter}");
  await expect.element(node).toBeInViewport();
  await userEvent.keyboard("{Escape}{Control>}z{/Control}");
  await expect.poll(() => node.elements().length).toBe(0);
});

test("on a phone what is found is brought into the outline that is in view", async () => {
  await page.viewport(390, 700);
  const { screen } = await open();
  const press = async (found: ReturnType<typeof screen.getByRole>) => {
    await expect.element(found).toBeInTheDocument();
    (found.element() as HTMLElement).click();
  };
  await press(screen.getByRole("button", { name: m.bar.more }));
  await press(screen.getByRole("menuitem", { name: m.bar.find }));
  await expect.element(screen.getByRole("textbox", { name: m.find.label })).toHaveFocus();
  await userEvent.keyboard("二手{Enter}");
  const row = () => screen.container.querySelector<HTMLInputElement>("li[data-active] input");
  await expect.poll(() => row()?.value).toBe("二手书");
});
