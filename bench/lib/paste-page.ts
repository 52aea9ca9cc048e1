import { createBlocks } from "../../apps/web/src/editor/blocks/blocks.ts";
import { type DocumentEditor, openDocumentEditor } from "../../apps/web/src/editor/document/open-document-editor.ts";
import { documentOf, say } from "../../apps/web/src/editor/document/testing/editor-pair.ts";

/** Run in the browser by `paste.bench.ts`. */
const CHARACTERS = 200_000;
const LINES = 4000;
const WORDS = "临时办法是延后加载，首屏时间已从三点四秒回到二点一秒；更彻底的做法是把地区数据拆成按需请求，这需要后端配合。";

const joinLines = (write: (words: string, at: number) => string, between: string): string =>
  Array.from({ length: LINES }, (_, at) => write(`${at} ${WORDS}`.slice(0, CHARACTERS / LINES), at)).join(between);

/** The same 200,000 characters as programs copy them. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lines: { "text/plain": joinLines((words) => words, "\n") },
  oneLine: { "text/plain": WORDS.repeat(LINES).slice(0, CHARACTERS) },
  html: { "text/html": joinLines((words) => `<p>${words}</p>`, "") },
  htmlStars: { "text/html": joinLines((words) => `<p>${words.replace("临时", "**临时**")}</p>`, "") },
  stars: { "text/plain": joinLines((words) => words.replace("临时", "*临时*"), "\n") },
  markdown: { "text/plain": joinLines((words, at) => (at % 40 === 0 ? `## 第 ${at} 节` : words.replace("临时", "**临时**")), "\n\n") },
};

let editor: DocumentEditor | null = null;
let host = document.createElement("div");

/** Opens a text of so many blocks with everything the blocks of a note bring, its caret in the middle. */
function open(blocks: number): void {
  editor?.destroy();
  host.remove();
  host = document.createElement("div");
  host.style.cssText = "max-width:44rem;margin:auto;font:16px/1.8 serif";
  document.body.append(host);
  const doc = documentOf(Array.from({ length: blocks }, (_, at) => say(`${at} ${WORDS}`)));
  const parts = createBlocks({
    images: { upload: async () => "", address: async () => "" },
    settings: () => ({ numbering: "decimal", language: "zh" }),
  });
  editor = openDocumentEditor({ element: host, doc, label: "正文", extensions: parts.extensions });
  parts.attach(editor);
  editor.editor.commands.setTextSelection(Math.floor(editor.view.state.doc.content.size / 2));
  editor.view.focus();
}

/** Pastes one of the texts. */
function paste(name: string): void {
  if (editor === null) throw new Error("no editor is open");
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(TEXTS[name] ?? {})) clipboardData.setData(type, text);
  editor.view.dom.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

const idle = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const length = () => editor?.view.state.doc.content.size ?? 0;

Object.assign(globalThis, { bench: { open, paste, idle, length, names: Object.keys(TEXTS) } });
