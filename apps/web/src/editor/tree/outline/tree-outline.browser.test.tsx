import { useState, useSyncExternalStore } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { TreeDocument } from "../binding/tree-document.ts";
import { findBranch } from "../find-in-tree.ts";
import { treeOfSketch } from "../testing/tree-of.ts";
import { TreeOutline } from "./tree-outline.tsx";

function Shown({ tree }: { tree: TreeDocument }) {
  const root = useSyncExternalStore(tree.subscribe, () => tree.root);
  const [activeId, setActiveId] = useState("root");
  return (
    <div style={{ height: 400 }}>
      <TreeOutline root={root} editing={tree.editing} label="市集" activeId={activeId} onActive={setActiveId} />
    </div>
  );
}

const below = (tree: TreeDocument, id: string) => findBranch(tree.root, id)?.children.map(({ node }) => node.text);

test("the outline is written by keyboard: Enter a row, Tab in, Shift Tab out, arrows between rows", async () => {
  const tree = treeOfSketch("市集", { 场地: { 操场: {} }, 预算: {} });
  const screen = await render(<Shown tree={tree} />);
  await screen.getByRole("textbox").nth(3).click();
  await userEvent.keyboard("{Enter}帐篷{Tab}");
  await expect.poll(() => below(tree, "预算")).toEqual(["帐篷"]);
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe("帐篷");
  await userEvent.keyboard("{Enter}物料{Shift>}{Tab}{/Shift}");
  await expect.poll(() => below(tree, "root")).toEqual(["场地", "预算", "物料"]);
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe("物料");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe("帐篷");
});

test("a row that is left keeps what was typed as one step of undo; an empty new one is dropped", async () => {
  const tree = treeOfSketch("市集", { 场地: {} });
  const screen = await render(<Shown tree={tree} />);
  await screen.getByRole("textbox").nth(1).fill("新的场地");
  await screen.getByRole("textbox").nth(0).click();
  expect(below(tree, "root")).toEqual(["新的场地"]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => screen.getByRole("textbox").elements().length).toBe(3);
  await screen.getByRole("textbox").nth(0).click();
  await expect.poll(() => screen.getByRole("textbox").elements().length).toBe(2);
  tree.editing.undo();
  expect(below(tree, "root")).toEqual(["场地"]);
});

test("a break in a text is seen in its row, and is still one when the row was written in", async () => {
  const tree = treeOfSketch("市集", { "海报\n两张": {} });
  const screen = await render(<Shown tree={tree} />);
  const row = screen.getByRole("textbox").nth(1);
  await expect.element(row).toHaveValue("海报⏎两张");
  await row.fill("大海报⏎两张");
  await screen.getByRole("textbox").nth(0).click();
  expect(below(tree, "root")).toEqual(["大海报\n两张"]);
});

test("of thousands of rows only those in view are there", async () => {
  const tree = treeOfSketch("市集", Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`第${at}条`, {}])));
  const screen = await render(<Shown tree={tree} />);
  await expect.poll(() => screen.getByRole("textbox").elements().length).toBeGreaterThan(5);
  expect(screen.getByRole("textbox").elements().length).toBeLessThan(40);
});
