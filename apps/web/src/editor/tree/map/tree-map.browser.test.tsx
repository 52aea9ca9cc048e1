import { useState, useSyncExternalStore } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { TreeDocument } from "../binding/tree-document.ts";
import { findBranch } from "../find-in-tree.ts";
import { type Sketch, treeOfSketch } from "../testing/tree-of.ts";
import { TreeMap } from "./tree-map.tsx";
import type { TreeIdeas } from "./use-shown-tree.ts";

const SKETCH = { 场地: { 操场: {}, 中心: {} }, 摊主: { 手作: {} }, 预算: {} };
const onCommand = vi.fn();
const onIdea = vi.fn();

afterEach(() => {
  vi.clearAllMocks();
});

function Shown({ tree, start, ideas = null }: { tree: TreeDocument; start: string; ideas?: TreeIdeas | null }) {
  const root = useSyncExternalStore(tree.subscribe, () => tree.root);
  const [activeId, setActiveId] = useState(start);
  return (
    <div style={{ width: 900, height: 600 }}>
      <TreeMap
        root={root}
        editing={tree.editing}
        label="市集"
        activeId={activeId}
        onActive={setActiveId}
        ideas={ideas}
        onIdea={onIdea}
        onCommand={onCommand}
      />
    </div>
  );
}

async function show(start = "root", sketch: Sketch = SKETCH, ideas: TreeIdeas | null = null) {
  const tree = treeOfSketch("周末市集", sketch);
  const screen = await render(<Shown tree={tree} start={start} ideas={ideas} />);
  const field = screen.container.querySelector("textarea") as HTMLTextAreaElement;
  field.focus();
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.dataset["id"];
  const below = (id: string) => findBranch(tree.root, id)?.children.map(({ node }) => node.text);
  return { screen, tree, field, active, below };
}

test("Tab and Enter make a child and siblings by keyboard alone, and each is one step of undo", async () => {
  const { tree, below, field } = await show("预算");
  await userEvent.keyboard("{Tab}帐篷{Enter}");
  await userEvent.keyboard("{Enter}物料{Tab}胶带{Enter}");
  expect(below("预算")).toEqual(["帐篷", "物料"]);
  expect(below("new1")).toEqual(["胶带"]);
  await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
  expect(below("预算")).toEqual(["帐篷"]);
  expect(document.activeElement).toBe(field);
  expect(tree.canRedo).toBe(true);
});

test("a node that is left empty, and one given up with Escape, was never there", async () => {
  const { tree } = await show("预算");
  const before = tree.root;
  await userEvent.keyboard("{Tab}{Enter}");
  await userEvent.keyboard("{Tab}写了一半{Escape}");
  expect(tree.root).toBe(before);
  expect(tree.canUndo).toBe(false);
});

test("arrows walk over the map, across the root as well; F2 and typing write a node", async () => {
  const { active, tree } = await show("场地");
  await userEvent.keyboard("{ArrowRight}");
  expect(active()).toBe("操场");
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe("中心");
  await userEvent.keyboard("{F2}楼{Enter}");
  expect(findBranch(tree.root, "中心")?.node.text).toBe("中心楼");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(active()).toBe("root");
  await userEvent.keyboard("{ArrowLeft}");
  expect(active()).toBe("预算");
  await userEvent.keyboard("x");
  await userEvent.keyboard("y{Enter}");
  expect(findBranch(tree.root, "预算")?.node.text).toBe("xy");
});

test("Alt and arrows change the order, Shift Tab takes a node out, Ctrl / folds, Delete takes a branch away", async () => {
  const { active, below, tree } = await show("中心");
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(below("场地")).toEqual(["中心", "操场"]);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(below("root")).toEqual(["场地", "中心", "摊主", "预算"]);
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowUp}");
  await userEvent.keyboard("{Control>}/{/Control}");
  expect(findBranch(tree.root, active() ?? "")?.node.fold).toBe(1);
  const gone = active();
  await userEvent.keyboard("{Delete}");
  expect(findBranch(tree.root, gone ?? "")).toBeUndefined();
});

test("while an input method composes, Enter, Tab and arrows are its own", async () => {
  const { field, below, tree, active } = await show("预算");
  const composing = (key: string) =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode: 229, bubbles: true, cancelable: true }));
  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  await expect.poll(() => field.dataset["idle"]).toBeUndefined();
  for (const key of ["Enter", "Tab", "ArrowUp"]) expect(composing(key)).toBe(true);
  await userEvent.keyboard("经费");
  expect(field.value).toBe("经费");
  expect(tree.canUndo).toBe(false);
  field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  // Safari says the Enter that ends a composition after it has ended.
  expect(composing("Enter")).toBe(true);
  expect(below("root")).toEqual(["场地", "摊主", "预算"]);
  await userEvent.keyboard("{Enter}");
  expect(below("root")).toEqual(["场地", "摊主", "经费"]);
  expect(active()).toBe("预算");
});

test("ideas stand below their node without being in the tree; a click and Enter take one, other keys leave it alone", async () => {
  const ideas = { parentId: "预算", ideas: [{ id: "idea1", text: "应急备用" }] };
  const { screen, tree } = await show("预算", SKETCH, ideas);
  const before = tree.root;
  await screen.getByRole("treeitem", { name: "应急备用" }).click();
  expect(onIdea).toHaveBeenCalledWith("idea1");
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  expect(onIdea).toHaveBeenCalledTimes(2);
  await userEvent.keyboard("{Delete}{Tab}");
  expect(tree.root).toBe(before);
  await userEvent.keyboard("{Control>}j{/Control}/{Escape}");
  expect(onCommand.mock.calls.flat()).toEqual(["ideas", "find", "escape"]);
});

test("of thousands only those in view are elements, and a screen reader hears how many there are", async () => {
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`第${at}条`, {}]));
  const { screen } = await show("root", { 枝: many });
  await expect.poll(() => screen.container.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(5);
  expect(screen.container.querySelectorAll('[role="treeitem"]').length).toBeLessThan(80);
  const leaf = screen.container.querySelector('[role="treeitem"][aria-level="3"]');
  expect(leaf?.getAttribute("aria-setsize")).toBe("3000");
});

test("a branch is carried to another by the pointer", async () => {
  const { screen, below } = await show("root");
  await expect.element(screen.getByRole("treeitem", { name: "手作", exact: true })).toBeVisible();
  const at = async (name: string) => {
    const box = screen.getByRole("treeitem", { name, exact: true }).element().getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await at("手作"), await at("场地")];
  const map = screen.container.querySelector('[data-id="手作"]') as HTMLElement;
  const say = (type: string, { x, y }: { x: number; y: number }) =>
    map.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", button: 0, bubbles: true, cancelable: true }),
    );
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => undefined);
  say("pointerdown", from);
  say("pointermove", { x: from.x, y: from.y - 10 });
  say("pointermove", to);
  say("pointerup", to);
  await expect.poll(() => below("场地")).toEqual(["操场", "中心", "手作"]);
});

test("what is being written when the map goes away is in the tree", async () => {
  const { screen, tree, below } = await show("预算");
  await userEvent.keyboard("{Tab}帐篷");
  expect(below("预算")).toEqual([]);
  await screen.unmount();
  expect(findBranch(tree.root, "预算")?.children.map(({ node }) => node.text)).toEqual(["帐篷"]);
});

test("two fingers make the map larger where they are, and neither presses a node", async () => {
  const { screen, active } = await show("root");
  const node = screen.getByRole("treeitem", { name: "手作", exact: true });
  await expect.element(node).toBeVisible();
  const width = () => node.element().getBoundingClientRect().width;
  const { x, y, width: before } = node.element().getBoundingClientRect();
  const say = (type: string, pointerId: number, by: number) =>
    node
      .element()
      .dispatchEvent(
        new PointerEvent(type, { clientX: x + by, clientY: y, pointerId, pointerType: "touch", bubbles: true, cancelable: true }),
      );
  say("pointerdown", 1, 0);
  say("pointerdown", 2, 100);
  say("pointermove", 2, 150);
  expect(width() / before).toBeCloseTo(1.5, 1);
  say("pointerup", 2, 150);
  say("pointermove", 1, 40);
  say("pointerup", 1, 40);
  expect(width() / before).toBeCloseTo(1.5, 1);
  expect(active()).toBe("root");
});

test("a text in several lines reads as it is called, wherever it was broken", async () => {
  const long = "活动中心二楼，下雨天备用的那一个大厅，写得长一点看它怎么换行好不好看";
  const words = "Second floor of the activity centre, our hall for rainy days and for meetings";
  const { screen } = await show("root", { [long]: { 楼上: {} }, [words]: {}, "海报\n两张": {} });
  for (const name of [long, words, "海报\n两张"]) {
    const node = () => [...screen.container.querySelectorAll<HTMLElement>('[role="treeitem"]')].find((one) => one.ariaLabel === name);
    await expect.poll(() => node()?.querySelectorAll("span > span").length).toBeGreaterThan(1);
    expect(node()?.textContent).toBe(name.replace("\n", " "));
  }
  const folded = screen.container.querySelector<HTMLElement>('[aria-expanded="true"] > [data-says]');
  expect(folded?.textContent).toBe("");
});

test("where the screen is narrow a large tree opens so that all of it is seen, beside the bars over it", async () => {
  const tree = treeOfSketch("周末校园市集", {
    场地: { 操场北侧的看台下面和旁边的空地: {} },
    摊主: { 手作: {} },
    预算: { 帐篷: {} },
    宣传: {},
  });
  const screen = await render(
    <div style={{ width: 390, height: 600 }}>
      <TreeMap
        root={tree.root}
        editing={tree.editing}
        label="市集"
        activeId="root"
        onActive={() => undefined}
        covered={{ top: 0, bottom: 200 }}
      />
    </div>,
  );
  await expect.element(screen.getByRole("treeitem", { name: "场地", exact: true })).toBeVisible();
  const box = (screen.container.firstElementChild as HTMLElement).getBoundingClientRect();
  const nodes = screen.getByRole("treeitem").elements();
  expect(nodes).toHaveLength(8);
  for (const node of nodes) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    expect(left).toBeGreaterThan(box.left);
    expect(right).toBeLessThan(box.right);
    expect(top).toBeGreaterThan(box.top);
    expect(bottom).toBeLessThan(box.bottom - 200);
  }
});

test("Tab leads out of the map behind Escape, and writes again when one comes back", async () => {
  const { screen, tree, field } = await show("预算");
  const after = document.createElement("button");
  screen.container.append(after);
  await userEvent.keyboard("{Escape}{Tab}");
  expect(document.activeElement).toBe(after);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{Escape}{ArrowUp}{Tab}票{Enter}");
  expect(document.activeElement).toBe(field);
  expect(findBranch(tree.root, "new0")?.node.text).toBe("票");
  await userEvent.keyboard("{Escape}{Shift>}{Tab}{/Shift}");
  expect(document.activeElement).not.toBe(field);
  after.remove();
});
