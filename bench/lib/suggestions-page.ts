import type { NodeJson, Suggestion } from "@tangleaf/document/model";
import { type DocumentEditor, openDocumentEditor } from "../../apps/web/src/editor/document/open-document-editor.ts";
import { documentOf } from "../../apps/web/src/editor/document/testing/editor-pair.ts";
import { accepted, decide } from "../../apps/web/src/editor/suggest/decide.ts";
import { openSuggester, type Suggester } from "../../apps/web/src/editor/suggest/open-suggester.ts";
import { Suggestions, suggestionsIn } from "../../apps/web/src/editor/suggest/suggest-plugin.ts";

/** Run in the browser by `suggestions.bench.ts`. */
const SENTENCE = "临时办法是延后加载，首屏时间已从三点四秒回到二点一秒；更彻底的做法是把地区数据拆成按需请求，这需要后端配合增加一个接口。";
const BLOCKS_OF_SECTION = 25;
/** One character in so many is another one in what is suggested. */
const CHANGED_EVERY = 40;

const text = (words: string): NodeJson[] => [{ type: "text", text: words }];

/** No two paragraphs alike. */
function wordsOf(index: number, characters: number): string {
  let words = `${index}`;
  for (let at = 0; words.length < characters; at++)
    words += [...SENTENCE]
      .map((one, place) => ((place + at + index) % 7 === 0 ? String.fromCharCode(0x4e00 + ((index * 31 + at * 17 + place) % 3000)) : one))
      .join("");
  return words.slice(0, characters);
}

const suggested = (was: string): string => [...was].map((one, at) => (at % CHANGED_EVERY === CHANGED_EVERY - 1 ? "换" : one)).join("");

let editor: DocumentEditor | null = null;
let suggester: Suggester | null = null;

/** A note of so many blocks; one paragraph has `long` characters. */
function open({ blocks, characters, long }: { blocks: number; characters: number; long: number }): void {
  suggester?.destroy();
  editor?.destroy();
  const doc = documentOf(
    Array.from({ length: blocks }, (_, index) =>
      index % BLOCKS_OF_SECTION === 0
        ? { type: "heading" as const, attrs: { id: `h${index}`, level: 2 }, content: text(`第 ${index} 节`) }
        : { type: "paragraph" as const, content: text(wordsOf(index, index === blocks >> 1 ? long : characters)) },
    ),
  );
  const host = document.createElement("div");
  host.style.cssText = "max-width:44rem;margin:auto;font:16px/1.8 serif";
  document.body.replaceChildren(host);
  editor = openDocumentEditor({ element: host, doc, label: "正文", extensions: [Suggestions] });
  suggester = openSuggester(editor);
}

const opened = () => {
  if (editor === null || suggester === null) throw new Error("nothing is open");
  return { editor, suggester };
};

function paragraphs(): number[] {
  const found: number[] = [];
  opened().editor.view.state.doc.descendants((node, pos) => {
    if (node.type.name === "paragraph") found.push(pos);
    return !node.isTextblock;
  });
  return found;
}

const longest = (): number => {
  const { doc } = opened().editor.view.state;
  return paragraphs().toSorted((a, b) => (doc.nodeAt(b)?.nodeSize ?? 0) - (doc.nodeAt(a)?.nodeSize ?? 0))[0] ?? 0;
};

function offer(positions: readonly number[], id: string): void {
  const { suggester: asked } = opened();
  const passages = asked.passagesAt(positions).map((one) => ({ ...one, becomes: suggested(one.was) }));
  const suggestion: Suggestion = { id, action: "polish", generationId: "g", headingId: null, at: 1, asked: "", passages };
  asked.put(suggestion);
}

const runs = {
  cursor() {
    const {
      editor: { editor: tiptap, view },
    } = opened();
    tiptap
      .chain()
      .setTextSelection(longest() + 3)
      .scrollIntoView()
      .run();
    view.focus();
  },
  /** A suggestion for the one long paragraph. */
  show: () => offer([longest()], "long"),
  accept() {
    const { editor: here } = opened();
    const decided = decide(here, suggestionsIn(here.view.state).placed.map(accepted));
    if (decided !== "done") throw new Error(decided);
  },
  undo: () => opened().editor.undo.undo(),
  /** One suggestion each for so many paragraphs that are not the long one. */
  many(count: number) {
    const long = longest();
    const own = paragraphs().filter((pos) => pos !== long);
    for (let n = 0; n < count; n++) offer([own[Math.floor((n * own.length) / count)] as number], `s${n}`);
  },
};

const marked = () => document.querySelectorAll("ins.suggest-added").length;
const idle = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const length = () => opened().editor.view.state.doc.content.size;

Object.assign(globalThis, { bench: { open, runs, marked, idle, length } });
