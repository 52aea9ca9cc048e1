import * as Y from "yjs";

/** Types into a document of its own; `next` gives the change that adds these words, as base64. */
export function createTypist() {
  const doc = new Y.Doc();
  const text = doc.getText("typed");
  const made: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => made.push(update));
  return {
    clientId: String(doc.clientID),
    next(words: string): string {
      text.insert(text.length, words);
      return Buffer.from(Y.mergeUpdates(made.splice(0))).toString("base64");
    },
  };
}
