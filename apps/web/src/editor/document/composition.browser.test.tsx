import { documentRoots, type NodeJson } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import * as Y from "yjs";
import { closeAll, copyOf, cursorIn, head, lines, type Opened, openOn, say, shown, stored, texts } from "./testing/editor-pair.ts";

afterEach(closeAll);

const LETTERS = [..."zhongguo"];
const WORD = "中国";
const BLOCK = 2;

const blocks = (): NodeJson[] => [head("aaaaaaaaaa", "章"), ...lines(1), say("一二三四五六"), ...lines(2, 3)];
const table = (): NodeJson[] => [
  say("前"),
  say("中"),
  {
    type: "table",
    content: [
      {
        type: "tableRow",
        content: [
          { type: "tableCell", content: [say("一二三四五六")] },
          { type: "tableCell", content: [say("乙")] },
        ],
      },
    ],
  },
  say("后"),
];

const body = (doc: Y.Doc) => documentRoots(doc).body;
const element = (doc: Y.Doc, index: number) => body(doc).get(index) as Y.XmlElement;
function textOf(one: Y.XmlElement): Y.XmlText {
  const first = one.get(0);
  return first instanceof Y.XmlText ? first : textOf(first as Y.XmlElement);
}
/** The block another one writes in: found by what it holds, as others put blocks before it. */
function own(doc: Y.Doc): Y.XmlElement | undefined {
  return body(doc)
    .toArray()
    .find((one) => one instanceof Y.XmlElement && /[一六]/.test(one.toString())) as Y.XmlElement | undefined;
}
const insertBlock = (doc: Y.Doc, at: number) => {
  const added = new Y.XmlElement("paragraph");
  added.insert(0, [new Y.XmlText("新")]);
  body(doc).insert(at, [added]);
};

type Remote = (doc: Y.Doc, place: number, nth: number) => void;
/** What somebody else does between two letters; `place`: characters before the word in its block. */
const REMOTES: Readonly<Record<string, Remote>> = {
  nothing: () => undefined,
  "writes behind the word": (doc) => textOf(own(doc) as Y.XmlElement).insert(textOf(own(doc) as Y.XmlElement).length, "后"),
  "writes before the word": (doc) => textOf(own(doc) as Y.XmlElement).insert(0, "前"),
  "writes next to the cursor": (doc, place) => textOf(own(doc) as Y.XmlElement).insert(place, "邻"),
  "writes in another block": (doc) => textOf(element(doc, body(doc).length - 1)).insert(0, "别"),
  "writes in the block before": (doc) =>
    textOf(
      element(
        doc,
        Math.max(
          0,
          body(doc)
            .toArray()
            .indexOf(own(doc) as Y.XmlElement) - 1,
        ),
      ),
    ).insert(0, "上"),
  "puts a block before": (doc) =>
    insertBlock(
      doc,
      body(doc)
        .toArray()
        .indexOf(own(doc) as Y.XmlElement),
    ),
  "makes the block bold": (doc) => textOf(own(doc) as Y.XmlElement).format(0, 2, { bold: {} }),
  "splits the block": (doc, _place, nth) => {
    if (nth > 0) return;
    const text = textOf(own(doc) as Y.XmlElement);
    text.delete(5, text.length - 5);
    insertBlock(
      doc,
      body(doc)
        .toArray()
        .indexOf(own(doc) as Y.XmlElement) + 1,
    );
  },
};

const PLACES = { middle: 3, start: 0, end: 6 } as const;

/** Types a word by its letters, with a change of somebody else between every two. */
async function compose(opened: Opened, place: number, remote: Remote, isCancelled: boolean): Promise<void> {
  const other = copyOf(opened.doc);
  other.on("update", (update: Uint8Array, origin: unknown) => origin !== "here" && opened.receive(update));
  opened.doc.on("update", (update: Uint8Array) => Y.applyUpdate(other, update, "here"));
  const keys = cdp() as { send(method: string, params: object): Promise<unknown> };
  let typed = "";
  for (const [nth, letter] of LETTERS.entries()) {
    typed += letter;
    await keys.send("Input.imeSetComposition", { text: typed, selectionStart: typed.length, selectionEnd: typed.length });
    remote(other, place, nth);
    await new Promise(requestAnimationFrame);
  }
  if (isCancelled) await keys.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
  else await keys.send("Input.insertText", { text: WORD });
  await expect.poll(() => opened.view.composing, { message: "the word is still being composed" }).toBe(false);
  await expect.poll(() => Y.encodeStateVector(opened.doc)).toEqual(Y.encodeStateVector(other));
}

for (const isCancelled of [false, true]) {
  for (const [where, place] of Object.entries(PLACES)) {
    for (const [what, remote] of Object.entries(REMOTES)) {
      test(`a word ${isCancelled ? "given up" : "typed"} at the ${where} of a block while somebody ${what}`, async () => {
        const opened = openOn(blocks());
        cursorIn(opened, BLOCK, place);
        await compose(opened, place, remote, isCancelled);
        await expectWord(opened, isCancelled);
      });
    }
  }
  for (const what of ["nothing", "writes behind the word", "writes next to the cursor"]) {
    test(`a word ${isCancelled ? "given up" : "typed"} in a table while somebody ${what}`, async () => {
      const opened = openOn(table());
      const at = placeOf(opened, "一二三四五六");
      opened.focus();
      opened.editor.commands.setTextSelection(at + 4);
      await compose(opened, 3, REMOTES[what] as Remote, isCancelled);
      await expectWord(opened, isCancelled);
    });
  }
}

test("a word typed in a block somebody deletes goes with the block, and nothing else does", async () => {
  const opened = openOn(blocks());
  cursorIn(opened, BLOCK, 3);
  await compose(opened, 3, (doc, _place, nth) => void (nth === 0 && body(doc).delete(BLOCK, 1)), false);
  expect(shown(opened)).toEqual(stored(opened));
  expect(texts(opened)).not.toContain("一二三四五六");
  expect(texts(opened).join("")).not.toMatch(/[a-z]/);
});

test.each(["nothing", "writes in another block", "writes behind the word"])(
  "a word composed after bold was switched on is bold, while somebody %s",
  async (what) => {
    const opened = openOn(blocks());
    cursorIn(opened, BLOCK, 3);
    opened.editor.commands.toggleBold();
    await compose(opened, 3, REMOTES[what] as Remote, false);
    const written = JSON.stringify(stored(opened));
    expect(written).toContain(`{"type":"text","marks":[{"type":"bold"}],"text":"${WORD}"}`);
    expect(shown(opened)).toEqual(stored(opened));
  },
);

function placeOf({ view }: Opened, words: string): number {
  const found: number[] = [];
  view.state.doc.descendants((node, position) => void (node.isTextblock && node.textContent === words && found.push(position)));
  return found[0] ?? 0;
}

async function expectWord(opened: Opened, isCancelled: boolean): Promise<void> {
  const all = texts(opened).join("|");
  expect(all).not.toMatch(/[a-z]/);
  expect(all.split(WORD)).toHaveLength(isCancelled ? 1 : 2);
  expect(shown(opened)).toEqual(stored(opened));
}
