import type { DocumentEvent } from "@tangleaf/contract";
import { type DocumentContent, documentRoots, type NodeJson, readContent } from "@tangleaf/document/model";
import { vi } from "vitest";
import * as Y from "yjs";
import { newId } from "../../../platform/ids.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import type { DerivedDocument, DocumentKind } from "../documents.ts";

const KIND = "test";

export type TestKind = DocumentKind & { readonly derived: DerivedDocument[] };

/** A kind of document that remembers what was derived. */
export function createTestKind(): TestKind {
  const derived: DerivedDocument[] = [];
  const noticeOf = async () => ({ what: "note" as const, title: "题" });
  return { name: KIND, derived, noticeOf, onDerived: async (_, one) => void derived.push(one) };
}

/** Options of an app that has documents of the kind "test". */
export const withDocuments = () => ({ documentKinds: [createTestKind()] });

export type Owner = { readonly token: string; readonly userId: string; readonly documentId: string };

export const say = (words: string): NodeJson => ({ type: "paragraph", ...(words !== "" && { content: [{ type: "text", text: words }] }) });
export const heading = (id: string, title: string, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "heading",
  attrs: { level: 1, ...attrs, id },
  content: [{ type: "text", text: title }],
});

/** Somebody with a document. */
export async function ownDocument({ deps, signIn }: TestApp, blocks: readonly NodeJson[] = [say("")], name = "owner"): Promise<Owner> {
  const { token, userId } = await signIn(name);
  const documentId = newId(deps.clock.now());
  const content: DocumentContent = { title: "", settings: {}, blocks, footnotes: {} };
  await deps.db.transaction().execute((trx) => deps.documents.create(trx, { userId, documentId, kind: KIND, content }));
  return { token, userId, documentId };
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
export const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"));

export type Device = {
  readonly doc: Y.Doc;
  readonly clientId: string;
  epoch: number;
  /** Sends what was changed since the last call as one update; the answer of the call. */
  send(): ReturnType<TestApp["call"]>;
  /** Opens the document again and takes what is new. */
  pull(): Promise<void>;
  /** Types into the first text of the block at `index`. */
  type(index: number, at: number, words: string): void;
  words(): string[];
};

/** A loaded page of the document. */
export async function openDevice(app: TestApp, { token, documentId }: Owner): Promise<Device> {
  const doc = new Y.Doc();
  const pending: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array, origin: unknown) => {
    if (origin !== "server") pending.push(update);
  });
  let seq = 0;
  const device: Device = {
    doc,
    clientId: String(doc.clientID),
    epoch: 0,
    async send() {
      const update = base64(Y.mergeUpdates(pending.splice(0)));
      const body = { documentId, epoch: device.epoch, clientId: device.clientId, seq: seq++, update };
      return app.call("/api/document/update", body, token);
    },
    async pull() {
      const { data } = await app.call("/api/document/open", { documentId, stateVector: base64(Y.encodeStateVector(doc)) }, token);
      device.epoch = data.epoch;
      Y.applyUpdate(doc, bytes(data.update), "server");
    },
    type(index, at, words) {
      const block = documentRoots(doc).body.get(index);
      if (!(block instanceof Y.XmlElement)) throw new Error(`no block ${index}`);
      let text = block.get(0);
      if (!(text instanceof Y.XmlText)) {
        text = new Y.XmlText();
        block.insert(0, [text]);
      }
      (text as Y.XmlText).insert(at, words);
    },
    words: () => wordsOf(readContent(doc).blocks),
  };
  await device.pull();
  return device;
}

export function wordsOf(blocks: readonly NodeJson[]): string[] {
  return blocks.map((block) => (block.content ?? []).map(({ text = "" }) => text).join(""));
}

/** Follows a document; `until` resolves with all events so far once one is as asked. */
export function follow(app: TestApp, input: Owner & { epoch?: number; clientId?: string; after: number }) {
  const { userId, documentId, epoch = 1, clientId = "1", after } = input;
  const leaving = new AbortController();
  const events: DocumentEvent[] = [];
  const ended = (async () => {
    const watched = app.deps.documents.watch({ userId, documentId, epoch, clientId, after, signal: leaving.signal });
    for await (const event of watched) events.push(event);
  })();
  return {
    events,
    ended,
    seqs: () => events.flatMap((event) => (event.event === "update" ? [event.id] : [])),
    until: async (isSo: (event: DocumentEvent) => boolean) => {
      await vi.waitUntil(() => events.some(isSo), { timeout: 10_000, interval: 5 });
    },
    async leave() {
      leaving.abort();
      await ended;
    },
  };
}
