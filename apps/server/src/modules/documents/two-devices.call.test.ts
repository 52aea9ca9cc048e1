import { documentRoots, documentSchema, readContent, writeBlocks } from "@tangleaf/document/model";
import { expect } from "vitest";
import * as Y from "yjs";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { COMPACT_AFTER_MS } from "./constants.ts";
import type { DocumentModule } from "./create-documents.ts";
import { type Device, heading, openDevice, ownDocument, say, withDocuments } from "./testing/test-documents.ts";

const EDITS = 1000;
const SECTIONS = 12;
const FIRST_CHARACTER = 0x4e00;

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** One edit; what it deletes on purpose goes into `deleted`. */
function edit(device: Device, random: () => number, character: string, deleted: Set<string>): void {
  const { body } = documentRoots(device.doc);
  const at = Math.floor(random() * body.length);
  const block = body.get(at) as Y.XmlElement;
  const text = block.get(0);
  const kind = random();
  if (kind < 0.02 && block.nodeName === "paragraph" && body.length > SECTIONS) {
    for (const one of text?.toString() ?? "") deleted.add(one);
    body.delete(at, 1);
  } else if (kind < 0.05) {
    const paragraph = new Y.XmlElement("paragraph");
    body.insert(at + 1, [paragraph]);
    paragraph.insert(0, [new Y.XmlText(character)]);
  } else if (kind < 0.06) moveSection(device, random);
  else if (kind < 0.2 && block.nodeName === "paragraph" && text instanceof Y.XmlText && text.length > 0) {
    const from = Math.floor(random() * text.length);
    deleted.add(text.toString().charAt(from));
    text.delete(from, 1);
  } else device.type(at, 0, character);
}

/** As the editor does it: blocks that are the same stay, those of the section are made anew elsewhere. */
function moveSection({ doc }: Device, random: () => number): void {
  const { blocks } = readContent(doc);
  const starts = blocks.flatMap(({ type }, at) => (type === "heading" ? [at] : []));
  const n = Math.floor(random() * starts.length);
  const from = starts[n] ?? 0;
  const section = blocks.slice(from, starts[n + 1]);
  const rest = [...blocks.slice(0, from), ...blocks.slice(from + section.length)];
  const places = rest.flatMap(({ type }, at) => (type === "heading" ? [at] : []));
  rest.splice(places[Math.floor(random() * places.length)] ?? rest.length, 0, ...section);
  doc.transact(() => writeBlocks(doc, rest));
}

for (const seed of [1, 2, 3])
  testOnSqlite(
    `two devices with a thousand edits each without a line merge to one valid document, and nothing typed is lost (${seed})`,
    async (app) => {
      const random = createRandom(seed);
      const sections = Array.from({ length: SECTIONS }, (_, n) => [heading(`section${n}`, `#${n}`), say(""), say("")]).flat();
      const owner = await ownDocument(app, sections);
      const devices = [await openDevice(app, owner), await openDevice(app, owner)] as const;
      const [typed, deleted] = [new Set<string>(), new Set<string>()];
      for (const [n, device] of devices.entries())
        for (let count = 0; count < EDITS; count += 1) {
          const character = String.fromCharCode(FIRST_CHARACTER + n * EDITS + count);
          edit(device, random, character, deleted);
          if (device.words().join("").includes(character)) typed.add(character);
        }
      for (const device of devices) expect(await device.send()).toMatchObject({ isSuccess: true });
      app.clock.jumpTo(app.clock.now() + COMPACT_AFTER_MS);
      await (app.deps.documents as DocumentModule).compactDue();
      for (const device of devices) await device.pull();
      const [one, two] = devices.map(({ doc }) => readContent(doc));
      expect(one).toEqual(two);
      expect(one?.invalid).toEqual([]);
      for (const block of one?.blocks ?? []) documentSchema.nodeFromJSON(block).check();
      const ids = (one?.blocks ?? []).filter(({ type }) => type === "heading").map(({ attrs }) => attrs?.["id"]);
      expect(new Set(ids).size).toBe(ids.length);
      const rescued = documentRoots(devices[0].doc).rescued.toArray();
      const kept = new Set([...devices[0].words().join(""), ...rescued.map(({ text }) => text).join("")]);
      expect([...typed].filter((character) => !deleted.has(character) && !kept.has(character))).toEqual([]);
    },
    withDocuments,
  );
