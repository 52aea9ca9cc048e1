import {
  contentText,
  type DocumentContent,
  deriveSections,
  documentRoots,
  figureFiles,
  type NodeJson,
  newBlockId,
  type RescuedText,
  readContent,
  readSuggestions,
  writeBlocks,
  writeContent,
} from "@tangleaf/document/model";
import * as Y from "yjs";
import { REBUILD_FROM_BYTES, REBUILD_FROM_CPU_MS, REBUILD_RATIO } from "../constants.ts";
import { bytesOf } from "../inspect-update.ts";
import { packUpdate, unpackUpdate } from "../pack-update.ts";
import { charactersOf } from "../read-document.ts";
import { createArrivals } from "./arrivals.ts";
import type { Compacted, CompactTask, SentUpdate } from "./compact-task.ts";
import { compactTree } from "./compact-tree.ts";
import { cpuUsedMs } from "./cpu-used.ts";
import { createHeldSections, type HeldSection } from "./held-sections.ts";
import { createLostText, type LostPassage } from "./lost-text.ts";
import { repairBlocks } from "./repair-blocks.ts";

/** UTF-16 units of one passage; a longer text is several. */
const PASSAGE_MAX_UNITS = 20_000;

/** Task of the worker thread: the log as one snapshot, with what merging has damaged repaired. */
export async function compactLog(task: CompactTask): Promise<Compacted> {
  return task.shape === "tree" ? compactTree(task) : compactProse(task);
}

async function compactProse({ snapshot, updates, now, mayRebuild }: CompactTask): Promise<Compacted> {
  const base = await unpackUpdate(snapshot);
  const began = cpuUsedMs();
  let replayed = replay(base, updates);
  const { failedAt } = replayed;
  if (failedAt !== null) replayed = replay(base, updates.slice(0, failedAt));
  const { blocks, isChanged, lost } = repairBlocks(replayed.doc, () => docOf(base), replayed.age, replayed.held);
  const passages = [...replayed.lost, ...lost];
  const repaired = repairInPlace(replayed.doc, isChanged ? blocks : null, passages, now);
  const usedMs = cpuUsedMs() - began;

  const content = { ...readContent(replayed.doc), blocks };
  // What waits for its owner is content too: a rebuild would not make it smaller.
  const waiting = [documentRoots(replayed.doc).rescued.toArray(), passages, readSuggestions(replayed.doc)];
  const jsonBytes = Buffer.byteLength(JSON.stringify([content, waiting]));
  const bytes = repaired?.state.length ?? 0;
  const isBloated = bytes >= REBUILD_FROM_BYTES && bytes > jsonBytes * REBUILD_RATIO;
  const isRebuilt = repaired === null || failedAt !== null || usedMs > REBUILD_FROM_CPU_MS || (isBloated && mayRebuild);
  const state = isRebuilt ? withoutHistory(replayed.doc, content, passages, now) : repaired.state;
  return {
    update: isRebuilt ? null : repaired.update,
    snapshot: await packUpdate(state),
    stateBytes: state.length,
    isRebuilt,
    isCutShort: failedAt !== null,
    isBloated: isBloated && !isRebuilt,
    derived: {
      title: content.title,
      sections: deriveSections(content.blocks),
      characters: charactersOf(content),
      blocks: content.blocks.length,
      text: contentText(content),
      files: figureFiles(content.blocks),
    },
  };
}

/** The repaired document without what was deleted, and the repair as one change. Null where Yjs cannot carry it out. */
function repairInPlace(
  replayed: Y.Doc,
  blocks: readonly NodeJson[] | null,
  passages: readonly LostPassage[],
  now: number,
): { state: Uint8Array; update: Uint8Array | null } | null {
  try {
    const doc = docOf(Y.encodeStateAsUpdate(replayed));
    const updates: Uint8Array[] = [];
    doc.on("update", (update: Uint8Array) => updates.push(update));
    doc.transact(() => {
      if (blocks !== null) writeBlocks(doc, blocks);
      rescue(doc, passages, now);
    });
    return { state: Y.encodeStateAsUpdate(doc), update: updates.length === 0 ? null : Y.mergeUpdates(updates) };
  } catch {
    // Yjs deletes what is nested by recursion: only a hostile client nests so deeply that the stack ends.
    return null;
  }
}

type Replayed = {
  readonly doc: Y.Doc;
  readonly lost: readonly LostPassage[];
  readonly held: readonly HeldSection[];
  /** When an element came: the place of its change in the log, 0 = before. */
  age(id: Y.ID): number;
  readonly failedAt: number | null;
};

function replay(base: Uint8Array, updates: readonly SentUpdate[]): Replayed {
  // Whole while changes come: what stands in a deleted block says where it stood.
  const doc = docOf(base, false);
  const arrivals = createArrivals(doc);
  const lost = createLostText(doc);
  const held = createHeldSections(doc);
  let failedAt: number | null = null;
  for (const [index, { clientId, update, knowsLocks }] of updates.entries()) {
    arrivals.next();
    try {
      lost.apply(bytesOf(update), clientId);
      if (knowsLocks) held.holdAnew();
    } catch {
      failedAt = index;
      break;
    }
  }
  return {
    doc,
    lost: lost.passages(),
    held: held.list(),
    age: arrivals.age,
    failedAt,
  };
}

function docOf(base: Uint8Array, gc = true): Y.Doc {
  const doc = new Y.Doc({ gc });
  Y.applyUpdate(doc, base);
  return doc;
}

function rescue(doc: Y.Doc, lost: readonly LostPassage[], now: number): void {
  if (lost.length === 0) return;
  const passages = lost.flatMap(({ text, headingId }) =>
    partsOf(text).map((part) => ({ id: newBlockId(), text: part, headingId, at: now })),
  );
  documentRoots(doc).rescued.push(passages);
}

/** A text in parts of `PASSAGE_MAX_UNITS` at most, at ends of lines where there are any, never inside a character. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + PASSAGE_MAX_UNITS, text.length);
    if (to < text.length) {
      const line = text.lastIndexOf("\n", to);
      if (line > from) to = line + 1;
      else if (isLowSurrogate(text.charCodeAt(to))) to -= 1;
    }
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** The same content as a new document. */
function withoutHistory(doc: Y.Doc, content: DocumentContent, passages: readonly LostPassage[], now: number): Uint8Array {
  const fresh = new Y.Doc();
  writeContent(fresh, content);
  documentRoots(fresh).rescued.push(documentRoots(doc).rescued.toArray().filter(isPassage));
  rescue(fresh, passages, now);
  const { suggestions } = documentRoots(fresh);
  // Their places in the old document mean nothing in this one: the words say where they belong.
  for (const one of readSuggestions(doc)) {
    suggestions.set(one.id, { ...one, passages: one.passages.map((passage) => ({ ...passage, anchor: "" })) });
  }
  return Y.encodeStateAsUpdate(fresh);
}

function isPassage(value: unknown): value is RescuedText {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
