import { countCharacters } from "@tangleaf/document";
import { deriveSections } from "@tangleaf/document/model";
import { readTree, treeContent, treeText, writeTree } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { REBUILD_FROM_BYTES, REBUILD_FROM_CPU_MS, REBUILD_RATIO } from "../constants.ts";
import { bytesOf } from "../inspect-update.ts";
import { packUpdate, unpackUpdate } from "../pack-update.ts";
import type { Compacted, CompactTask } from "./compact-task.ts";
import { cpuUsedMs } from "./cpu-used.ts";

/**
 * The log of a tree as one snapshot. Nothing is repaired in it: how a tree is read puts right what moves made at once have left, the same
 * way on every device.
 */
export async function compactTree({ snapshot, updates, mayRebuild }: CompactTask): Promise<Compacted> {
  const base = await unpackUpdate(snapshot);
  const began = cpuUsedMs();
  let failedAt = -1;
  let doc = replay(base, updates, (index) => {
    failedAt = index;
  });
  if (failedAt >= 0) doc = replay(base, updates.slice(0, failedAt), () => undefined);
  const { root, nodes } = readTree(doc);
  const replayed = Y.encodeStateAsUpdate(doc);
  const jsonBytes = Buffer.byteLength(JSON.stringify(nodes));
  const isBloated = replayed.length >= REBUILD_FROM_BYTES && replayed.length > jsonBytes * REBUILD_RATIO;
  const isRebuilt = failedAt >= 0 || cpuUsedMs() - began > REBUILD_FROM_CPU_MS || (isBloated && mayRebuild);
  const state = isRebuilt ? withoutHistory(nodes) : replayed;
  const text = treeText(nodes);
  const content = treeContent(root);
  return {
    update: null,
    snapshot: await packUpdate(state),
    stateBytes: state.length,
    isRebuilt,
    isCutShort: failedAt >= 0,
    isBloated: isBloated && !isRebuilt,
    derived: {
      title: root.node.text,
      sections: deriveSections(content.blocks),
      characters: countCharacters(text),
      blocks: nodes.length,
      text,
      files: [],
    },
  };
}

function replay(base: Uint8Array, updates: CompactTask["updates"], onFailed: (index: number) => void): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, base);
  for (const [index, { update }] of updates.entries()) {
    try {
      Y.applyUpdate(doc, bytesOf(update));
    } catch {
      onFailed(index);
      break;
    }
  }
  return doc;
}

function withoutHistory(nodes: Parameters<typeof writeTree>[1]): Uint8Array {
  const fresh = new Y.Doc();
  writeTree(fresh, nodes);
  return Y.encodeStateAsUpdate(fresh);
}
