import MindElixir, { type MindElixirInstance, type NodeObj } from "mind-elixir";
import "mind-elixir/style.css";
import { orderBetween, storedTreeOf, TREE_ROOT_ID, writeTreeNode } from "@tangleaf/document/tree";
import { createElement, createRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import * as Y from "yjs";
import { createTreeDocument, type TreeDocument } from "../../apps/web/src/editor/tree/binding/tree-document.ts";
import { TreeMap, type TreeMapHandle } from "../../apps/web/src/editor/tree/map/tree-map.tsx";

/** Run in the browser by `mindtree.bench.ts`. */
/** The scale the whole of a large map is looked at with. */
const FAR = 0.1;
const BRANCHES = 8;
const CHILDREN = 6;
const WORDS = ["场地与电源", "摊主招募", "物料预算", "宣传海报", "现场签到", "风险预案", "志愿者排班", "收尾与复盘"];

type Drawn = { id: string; text: string; children: Drawn[] };

/** `count` nodes, filled level by level. */
function treeOf(count: number): Drawn {
  const root: Drawn = { id: TREE_ROOT_ID, text: "市集", children: [] };
  const open = [root];
  for (let made = 1; made < count; made++) {
    const parent = open[0] ?? root;
    const child: Drawn = { id: `n${made}`, text: `${WORDS[made % WORDS.length]} ${made}`, children: [] };
    parent.children.push(child);
    open.push(child);
    if (parent.children.length === (parent === root ? BRANCHES : CHILDREN)) open.shift();
  }
  return root;
}

function docOf(tree: Drawn): Y.Doc {
  const doc = new Y.Doc();
  const put = ({ id, text, children }: Drawn, parentId: string | null, order: string): void => {
    writeTreeNode(storedTreeOf(doc), { id, parentId, order, text });
    let next: string | null = null;
    for (const child of children) {
      next = orderBetween(next, null);
      put(child, id, next);
    }
  };
  doc.transact(() => put(tree, null, "a0"));
  return doc;
}

/** Until what was done is on the screen. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function timed(run: () => unknown): Promise<number> {
  const from = performance.now();
  await run();
  await painted();
  return performance.now() - from;
}

type Subject = {
  open(count: number): Promise<number>;
  edit(at: number): Promise<number>;
  pan(): Promise<number>;
  /** Looks at it from so far that all of it is on the screen, or as far as it goes. */
  whole(): Promise<number>;
  foldAll(): Promise<number>;
};

function host(): HTMLElement {
  const element = document.createElement("div");
  element.style.cssText = "position:absolute;inset:0;width:1200px;height:800px";
  document.body.append(element);
  return element;
}

function ours(): Subject {
  let root: Root | null = null;
  let tree: TreeDocument | null = null;
  let element: HTMLElement | null = null;
  const map = createRef<TreeMapHandle>();
  function Shown({ shown }: { shown: TreeDocument }) {
    const now = useSyncExternalStore(shown.subscribe, () => shown.root);
    const [activeId, onActive] = useState(TREE_ROOT_ID);
    return createElement(TreeMap, { ref: map, root: now, editing: shown.editing, label: "市集", activeId, onActive });
  }
  const need = (): TreeDocument => {
    if (tree === null) throw new Error("not open");
    return tree;
  };
  return {
    open(count) {
      const doc = docOf(treeOf(count));
      element = host();
      const into = element;
      return timed(() => {
        let next = 0;
        const made = createTreeDocument(doc, { newId: () => `new${next++}` });
        tree = made;
        root = createRoot(into);
        flushSync(() => root?.render(createElement(Shown, { shown: made })));
      });
    },
    edit: (at) => timed(() => flushSync(() => void need().editing.add({ parentId: `n${at + 1}`, before: null }, `新节点 ${at}`))),
    pan: () =>
      timed(() =>
        element?.firstElementChild?.dispatchEvent(new WheelEvent("wheel", { deltaX: 9, deltaY: 23, bubbles: true, cancelable: true })),
      ),
    whole: () => timed(() => map.current?.zoom(FAR)),
    foldAll() {
      const shown = need();
      const ids: string[] = [];
      for (let at = 1; at < shown.size; at++) ids.push(`n${at}`);
      return timed(() => flushSync(() => shown.changeAll(ids, { fold: 1 })));
    },
  };
}

function mindElixir(): Subject {
  let mind: MindElixirInstance | null = null;
  let element: HTMLElement | null = null;
  const topic = ({ id, text, children }: Drawn): NodeObj => ({ id, topic: text, expanded: true, children: children.map(topic) });
  const need = (): MindElixirInstance => {
    if (mind === null) throw new Error("not open");
    return mind;
  };
  return {
    open(count) {
      const tree = treeOf(count);
      element = host();
      const into = element;
      // Without its menus, bars and animations, so that only the map is compared.
      return timed(() => {
        mind = new MindElixir({
          el: into,
          direction: MindElixir.SIDE,
          toolBar: false,
          contextMenu: false,
          keypress: false,
          draggable: false,
          scaleMin: FAR,
        });
        mind.init({ nodeData: topic(tree) });
      });
    },
    edit: (at) => timed(() => need().addChild(need().findEle(`n${at + 1}`), { id: `new${at}`, topic: `新节点 ${at}` })),
    pan: () => timed(() => need().move(9, 23)),
    whole: () => timed(() => need().scale(FAR)),
    foldAll: () => timed(() => need().expandNodeAll(need().findEle(TREE_ROOT_ID), false)),
  };
}

const subjects = { ours: ours(), "mind-elixir": mindElixir() };
export type SubjectName = keyof typeof subjects;
Object.assign(globalThis, { bench: subjects });
