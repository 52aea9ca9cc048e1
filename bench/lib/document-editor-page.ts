import { documentRoots, type NodeJson, newBlockId } from "@tangleaf/document/model";
import { flatBlocks } from "../../apps/web/src/editor/document/groups/flat-blocks.ts";
import { type DocumentEditor, openDocumentEditor } from "../../apps/web/src/editor/document/open-document-editor.ts";
import { copyOf, documentOf } from "../../apps/web/src/editor/document/testing/editor-pair.ts";

/** Run in the browser by `document-editor.bench.ts`. */
const BLOCKS = 1000;
const SENTENCE = "临时办法是延后加载，首屏时间已从三点四秒回到二点一秒；更彻底的做法是把地区数据拆成按需请求，这需要后端配合增加一个接口。";
const BLOCKS_OF_SECTION = 25;

const say = (text: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text }] });

function blockOf(index: number, isHeavy: boolean): NodeJson {
  const text = `${index} ${SENTENCE}${SENTENCE}`.slice(0, 100);
  if (index % BLOCKS_OF_SECTION === 0) {
    return { type: "heading", attrs: { id: newBlockId(), level: 2 }, content: [{ type: "text", text: `第 ${index} 节` }] };
  }
  if (isHeavy && index % 50 === 10) {
    const cell = (row: number, column: number): NodeJson => ({ type: "tableCell", content: [say(`${row} × ${column}`)] });
    const rows = Array.from(
      { length: 5 },
      (_, row): NodeJson => ({
        type: "tableRow",
        content: Array.from({ length: 4 }, (_cell, column) => cell(row, column)),
      }),
    );
    return { type: "table", attrs: { id: newBlockId() }, content: rows };
  }
  if (isHeavy && index % 5 === 3) {
    return {
      type: "paragraph",
      content: [
        { type: "text", text },
        { type: "mathInline", attrs: { latex: `x_{${index}}+\\frac{1}{2}` } },
      ],
    };
  }
  return say(text);
}

let editor: DocumentEditor | null = null;
let host = document.createElement("div");

function mount(): void {
  editor?.destroy();
  editor = null;
  host.remove();
  host = document.createElement("div");
  host.style.cssText = "max-width:44rem;margin:auto;font:16px/1.8 serif";
  document.body.append(host);
}

function open({ isHeavy = false, blocks = BLOCKS }: { isHeavy?: boolean; blocks?: number } = {}): void {
  mount();
  const doc = documentOf(Array.from({ length: blocks }, (_, index) => blockOf(index, isHeavy)));
  editor = openDocumentEditor({ element: host, doc, label: "正文" });
}

/** The browser's own floor: the same text, editable, with nothing behind it. */
function openBare(blocks: number): void {
  mount();
  host.contentEditable = "true";
  host.innerHTML = Array.from({ length: blocks }, (_, index) => `<p>${index} ${SENTENCE}${SENTENCE}</p>`).join("");
  const selection = getSelection();
  const middle = host.children[blocks >> 1]?.firstChild;
  host.focus();
  if (middle) selection?.collapse(middle, 30);
  host.children[blocks >> 1]?.scrollIntoView({ block: "center" });
}

const current = (): DocumentEditor => {
  if (editor === null) throw new Error("no editor is open");
  return editor;
};

function placeOf(index: number): number {
  const { doc } = current().view.state;
  let at = 0;
  let rest = index;
  for (const group of doc.children) {
    if (rest >= group.childCount) {
      rest -= group.childCount;
      at += group.nodeSize;
      continue;
    }
    let from = at + 1;
    for (let before = 0; before < rest; before++) from += group.child(before).nodeSize;
    return from;
  }
  return doc.content.size - 1;
}

const idle = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const runs: Readonly<Record<string, () => unknown>> = {
  cursor() {
    const at = placeOf(BLOCKS >> 1) + 3;
    current().editor.chain().setTextSelection(at).scrollIntoView().run();
    current().view.focus();
  },
  paste() {
    const { view } = current();
    const words = Array.from({ length: 200 }, (_, index) =>
      view.state.schema.nodeFromJSON(say(`${index} ${SENTENCE}${SENTENCE}`.slice(0, 100))),
    );
    view.dispatch(view.state.tr.insert(placeOf(300), words));
  },
  undo: () => current().undo.undo(),
  move() {
    const { view } = current();
    const blocks = flatBlocks(view.state.doc).slice(600, 700);
    const tr = view.state.tr.delete(placeOf(600), placeOf(700));
    view.dispatch(tr.insert(placeOf(100), blocks));
  },
  replace() {
    const { view } = current();
    const { tr } = view.state;
    const places: number[] = [];
    view.state.doc.descendants((node, at) => {
      const found = node.isText ? (node.text ?? "").indexOf("临时办法") : -1;
      if (found >= 0 && places.length < 250) places.push(at + found);
    });
    for (const at of places.toReversed()) tr.insertText("长期做法", at, at + 4);
    view.dispatch(tr);
  },
};

type Parent = { get(index: number): { readonly length: number; insert(at: number, text: string): void } };

/** Three sections written by somebody else, 20 pieces a second each. */
async function writeRemotely(seconds: number): Promise<void> {
  const { doc, receive } = current();
  const other = copyOf(doc);
  other.on("update", (update: Uint8Array) => receive(update));
  const texts = [101, 401, 801].map((index) => (documentRoots(other).body.get(index) as object as Parent).get(0));
  for (let n = 0; n < seconds * 20; n++) {
    for (const text of texts) text.insert(text.length, "新写");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await idle();
}

/** Characters there are: what was to be typed must have been. */
const length = () => (editor === null ? (host.textContent ?? "").length : editor.view.state.doc.content.size);

Object.assign(globalThis, { bench: { open, openBare, runs, idle, writeRemotely, length } });
