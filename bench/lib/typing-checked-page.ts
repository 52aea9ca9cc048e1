import type { NodeJson } from "@tangleaf/document/model";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createBlocks } from "../../apps/web/src/editor/blocks/blocks.ts";
import { openDocumentEditor } from "../../apps/web/src/editor/document/open-document-editor.ts";
import { documentOf } from "../../apps/web/src/editor/document/testing/editor-pair.ts";
import { ChecksPanel } from "../../apps/web/src/features/essay/checks/checks-panel.tsx";

/** Run in the browser by `typing-checked.bench.ts`. */
const SENTENCE = "临时办法是延后加载，首屏时间已从三点四秒回到二点一秒；更彻底的做法是把地区数据拆成按需请求，这需要后端配合增加一个接口。";
const BLOCKS_OF_SECTION = 25;

const text = (words: string): NodeJson[] => [{ type: "text", text: words }];

/** No two paragraphs alike, and in some of them something to find. */
function blockOf(index: number, characters: number): NodeJson {
  if (index % BLOCKS_OF_SECTION === 0)
    return { type: "heading", attrs: { id: `h${index}`, level: 2, target: 900 }, content: text(`第 ${index} 节`) };
  const words = [...SENTENCE].map((one, at) =>
    (at + index) % 7 === 0 ? String.fromCharCode(0x4e00 + ((index * 31 + at * 17) % 3000)) : one,
  );
  const found = index % 10 === 3 ? `收回有效问卷${400 + (index % 3)}份,见图${index}。【待补充：第${index}段的数】` : "";
  return { type: "paragraph", content: text(`${found}${index}${words.join("")}${words.toReversed().join("")}`.slice(0, characters)) };
}

let root: Root | null = null;

function open({ blocks, characters, isChecked }: { blocks: number; characters: number; isChecked: boolean }): void {
  const doc = documentOf(Array.from({ length: blocks }, (_, index) => blockOf(index, characters)));
  const host = document.createElement("div");
  host.style.cssText = "max-width:44rem;margin-left:400px;font:16px/1.8 serif";
  const side = document.createElement("div");
  side.style.cssText = "position:fixed;inset:0 auto 0 0;width:360px;overflow:auto";
  document.body.replaceChildren(host, side);
  const parts = createBlocks({
    images: { upload: async () => "", address: async () => "" },
    settings: () => ({ numbering: "none", language: "zh" }),
  });
  const opened = openDocumentEditor({ element: host, doc, label: "正文", extensions: parts.extensions });
  parts.attach(opened);
  let middle = 0;
  let seen = 0;
  opened.editor.state.doc.descendants((node, pos) => {
    if (node.isTextblock && ++seen === blocks >> 1) middle = pos + 3;
    return !node.isTextblock;
  });
  opened.editor.chain().setTextSelection(middle).scrollIntoView().run();
  opened.focus();
  root?.unmount();
  root = createRoot(side);
  const essay = { essayId: "bench", language: "zh", length: 100_000, material: "" } as const;
  if (isChecked) root.render(createElement(ChecksPanel, { doc, editor: opened.editor, essay, references: [] }));
}

/** Findings drawn in the text: 0 while it has not been read. */
const found = () => document.querySelectorAll(".highlight").length;
const length = () => (document.querySelector(".ProseMirror")?.textContent ?? "").length;

Object.assign(globalThis, { bench: { open, found, length } });
