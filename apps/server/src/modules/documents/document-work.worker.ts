import * as Y from "yjs";
import type { ChangeName } from "./changes/document-changes.ts";
import { base64Of, bytesOf, type InspectedUpdate } from "./inspect-update.ts";
import { measureChange } from "./measure-change.ts";
import type { NewContent } from "./new-content.ts";
import { unpackUpdate } from "./pack-update.ts";
import { type DocumentShape, readDocument } from "./read-document.ts";
import type { PreparedDocument } from "./write-new.ts";

// Tasks of the worker thread: everything that builds a whole document out of what clients sent.

/** A log as it travels to the thread: the packed snapshot (null = nothing), and updates as base64. */
export type LogTask = { readonly snapshot: string | null; readonly updates: readonly string[] };
export type ShapedTask = LogTask & { readonly shape: DocumentShape };

export type ChangeTask = LogTask & { readonly name: ChangeName; readonly input: unknown };

/** What a change returned, and what it did as one update with its size; null = nothing. */
export type MadeChange = {
  readonly result: unknown;
  readonly made: { readonly update: Uint8Array; readonly size: InspectedUpdate } | null;
};

/** The document of a log. Throws where updates that can be read cannot be applied. */
export async function buildDocument({ snapshot, updates }: LogTask, options: { gc?: boolean } = {}): Promise<Y.Doc> {
  const doc = new Y.Doc({ gc: options.gc ?? true });
  const base = snapshot === null ? null : await unpackUpdate(snapshot);
  doc.transact(() => {
    if (base !== null) Y.applyUpdate(doc, base);
    for (const update of updates) Y.applyUpdate(doc, bytesOf(update));
  });
  return doc;
}

/** Makes one of the server's changes to the document of a log. */
export async function changeLog({ name, input, ...task }: ChangeTask): Promise<MadeChange> {
  // Opening a document does not need them: what they import takes longer to load than most documents to build.
  const { DOCUMENT_CHANGES } = await import("./changes/document-changes.ts");
  const doc = await buildDocument(task);
  const made: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => made.push(update));
  const result = await DOCUMENT_CHANGES[name](doc, input as never);
  if (made.length === 0) return { result, made: null };
  const update = Y.mergeUpdates(made);
  return { result, made: { update, size: measureChange(update) } };
}

/** Writes a new document; `json` is what it is made of. */
export async function writeNew({ json }: { readonly json: string }): Promise<PreparedDocument> {
  const written = await import("./write-new.ts");
  return written.writeNew(JSON.parse(json) as NewContent);
}

/** The state, or what `stateVector` lacks, as base64. */
export async function mergeLog(task: LogTask & { readonly stateVector: string | undefined }): Promise<string> {
  const vector = task.stateVector === undefined ? undefined : bytesOf(task.stateVector);
  return base64Of(Y.encodeStateAsUpdate(await buildDocument(task), vector));
}

/** Returns the content of a log without malformed nodes, as JSON: the main thread parses it in half of the time a copy of all nodes takes. */
export async function readLog({ shape, ...task }: ShapedTask): Promise<string> {
  return JSON.stringify(readDocument(await buildDocument(task), shape));
}

/** The whole state with its size, to be kept as a version. */
export async function captureLog({ shape, ...task }: ShapedTask): Promise<{ update: Uint8Array; characters: number }> {
  const doc = await buildDocument(task);
  return { update: Y.encodeStateAsUpdate(doc), characters: readDocument(doc, shape).characters };
}
