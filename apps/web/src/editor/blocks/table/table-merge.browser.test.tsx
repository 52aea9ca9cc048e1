import { documentRoots, type NodeJson, readContent, writeBlocks } from "@tangleaf/document/model";
import { CellSelection } from "@tiptap/pm/tables";
import { afterEach, expect, test } from "vitest";
import * as Y from "yjs";
import { closeAll, copyOf, exchange, shown, stored } from "../../document/testing/editor-pair.ts";
import { type OpenedBlocks, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { TABLE_COMMANDS, type TableCommandName } from "./table-commands.ts";

afterEach(closeAll);

const SEEDS = [1, 2, 3, 4];
const EDITS = 60;
const EXCHANGED_EVERY = 12;
const FIRST_CHARACTER = 0x4e00;
const COMMANDS: readonly TableCommandName[] = [
  "rowBefore",
  "rowAfter",
  "columnBefore",
  "columnAfter",
  "deleteRow",
  "deleteColumn",
  "merge",
  "split",
  "headerRow",
];
const DELETING: readonly TableCommandName[] = ["deleteRow", "deleteColumn"];

const cell = (text: string): NodeJson => ({ type: "tableCell", content: [paragraph(text)] });
const START: readonly NodeJson[] = [
  paragraph("前"),
  { type: "table", attrs: { id: "t1" }, content: ["abc", "def", "ghi"].map((row) => ({ type: "tableRow", content: [...row].map(cell) })) },
  paragraph("后"),
];

/** How often each character a person typed stands in what an editor shows. */
function typedIn(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of JSON.stringify(value)) if (one.charCodeAt(0) >= FIRST_CHARACTER) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Characters a merge deleted and no person: the server gives them back (docs/decisions/035). */
function takenByMerges(updates: readonly Uint8Array[]): Set<string> {
  const all = new Y.Doc({ gc: false });
  for (const update of updates) Y.applyUpdate(all, update);
  const { ds } = Y.decodeUpdate(Y.mergeUpdates([...updates]));
  const found = new Set<string>();
  for (const structs of all.store.clients.values())
    for (const struct of structs)
      if (struct instanceof Y.Item && struct.deleted && struct.content instanceof Y.ContentString)
        for (const [at, character] of struct.content.str.split("").entries())
          if (!Y.isDeleted(ds, Y.createID(struct.id.client, struct.id.clock + at))) found.add(character);
  return found;
}

for (const seed of SEEDS)
  test(`two devices change one table at once: both show the same, and no word is gone that nobody deleted (seed ${seed})`, () => {
    const random = seeded(seed);
    const below = (count: number) => Math.floor(random() * count);
    const base = new Y.Doc();
    writeBlocks(base, START);
    const devices = [openBlocks(copyOf(base)), openBlocks(copyOf(base))] as const;
    const updates = [Y.encodeStateAsUpdate(base)];
    for (const { opened } of devices)
      opened.doc.on("update", (update: Uint8Array, origin: unknown) => {
        if (origin !== "elsewhere") updates.push(update);
      });
    const deleted = new Set<string>();
    let count = 0;

    function edit({ editor, opened }: OpenedBlocks): void {
      const cells: number[] = [];
      editor.state.doc.descendants((node, pos) => void (/^table(Cell|Header)$/.test(node.type.name) && cells.push(pos)));
      if (cells.length === 0) return;
      const at = cells[below(cells.length)] ?? 0;
      const inside = at + 2 + below(Math.max(1, (editor.state.doc.nodeAt(at)?.nodeSize ?? 4) - 3));
      editor.commands.setTextSelection(inside);
      if (random() < 0.6) {
        opened.view.dispatch(editor.state.tr.insertText(String.fromCharCode(FIRST_CHARACTER + count)));
        count += 1;
        return;
      }
      const name = COMMANDS[below(COMMANDS.length)] ?? "split";
      if (name === "merge") {
        const next = cells[Math.min(cells.length - 1, cells.indexOf(at) + 1 + below(3))] ?? at;
        opened.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, at, next)));
      }
      const before = typedIn(shown(opened));
      TABLE_COMMANDS[name](editor.state, opened.view.dispatch, opened.view);
      const after = typedIn(shown(opened));
      const fewer = [...before].filter(([one, times]) => (after.get(one) ?? 0) < times).map(([one]) => one);
      if (!DELETING.includes(name)) expect(fewer, name).toEqual([]);
      for (const one of fewer) deleted.add(one);
    }

    for (let n = 1; n <= EDITS; n += 1) {
      for (const device of devices) edit(device);
      if (n % EXCHANGED_EVERY > 0) continue;
      for (const { opened } of devices) {
        opened.view.state.doc.check();
        expect(shown(opened)).toEqual(stored(opened));
      }
      exchange(devices[0].opened.doc, devices[1].opened.doc);
      for (const { opened } of devices) expect(shown(opened)).toEqual(stored(opened));
      expect(shown(devices[0].opened)).toEqual(shown(devices[1].opened));
      // Where each deletes the rows the other keeps, an empty table is left over. No words are ever in what the schema does not know.
      const { doc } = devices[0].opened;
      const invalid = readContent(doc).invalid.map((place) => String(documentRoots(doc).body.get(place)));
      expect(invalid.join("").replaceAll(/<[^>]*>/g, "")).toBe("");
      const there = typedIn(shown(devices[0].opened));
      const taken = takenByMerges(updates);
      const typed = Array.from({ length: count }, (_, index) => String.fromCharCode(FIRST_CHARACTER + index));
      expect(typed.filter((one) => !there.has(one) && !deleted.has(one) && !taken.has(one))).toEqual([]);
    }
    expect(documentRoots(devices[0].opened.doc).body.length).toBeGreaterThan(1);
  });

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
