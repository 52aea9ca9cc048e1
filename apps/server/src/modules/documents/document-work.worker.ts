import * as Y from "yjs";
import { base64Of, bytesOf } from "./inspect-update.ts";
import { unpackUpdate } from "./pack-update.ts";
import { type DocumentShape, readDocument, type StoredDocument } from "./read-document.ts";

// Tasks of the worker thread: everything that builds a whole document out of what clients sent.

/** A log as it travels to the thread: the packed snapshot, and updates as base64. */
export type LogTask = { readonly snapshot: string; readonly updates: readonly string[] };
export type ShapedTask = LogTask & { readonly shape: DocumentShape };

export type BuiltState = {
  /** The whole state as one update. */
  readonly update: Uint8Array;
  readonly buildMs: number;
};

/** The document of a log. Throws where updates that can be read cannot be applied. */
export async function buildDocument({ snapshot, updates }: LogTask, options: { gc?: boolean } = {}): Promise<Y.Doc> {
  const doc = new Y.Doc({ gc: options.gc ?? true });
  const base = await unpackUpdate(snapshot);
  doc.transact(() => {
    Y.applyUpdate(doc, base);
    for (const update of updates) Y.applyUpdate(doc, bytesOf(update));
  });
  return doc;
}

export async function buildState(task: LogTask): Promise<BuiltState> {
  const began = performance.now();
  const doc = await buildDocument(task);
  return { update: Y.encodeStateAsUpdate(doc), buildMs: performance.now() - began };
}

/** The state, or what `stateVector` lacks, as base64. */
export async function mergeLog(task: LogTask & { readonly stateVector: string | undefined }): Promise<string> {
  const vector = task.stateVector === undefined ? undefined : bytesOf(task.stateVector);
  return base64Of(Y.encodeStateAsUpdate(await buildDocument(task), vector));
}

/** What a log holds, without what breaks its form. */
export async function readLog({ shape, ...task }: ShapedTask): Promise<StoredDocument> {
  return readDocument(await buildDocument(task), shape);
}

/** The whole state with its size, to be kept as a version. */
export async function captureLog({ shape, ...task }: ShapedTask): Promise<{ update: Uint8Array; characters: number }> {
  const doc = await buildDocument(task);
  return { update: Y.encodeStateAsUpdate(doc), characters: readDocument(doc, shape).characters };
}
