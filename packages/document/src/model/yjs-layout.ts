import type * as Y from "yjs";

/** A passage a merge has deleted though nobody deleted it; its owner puts it back or drops it. */
export type RescuedText = {
  readonly id: string;
  readonly text: string;
  /** The heading it stood under; null where there was none, or it is gone. */
  readonly headingId: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** The roots of a document in Yjs. Names are part of every stored document: they never change. */
export type DocumentRoots = {
  /** The flat list of blocks. */
  readonly body: Y.XmlFragment;
  /** title, and the settings by name. */
  readonly meta: Y.Map<string | number>;
  readonly footnotes: Y.Map<Y.Text>;
  readonly rescued: Y.Array<RescuedText>;
  /** Changes its owner has been offered and has not decided on, by id; read with `readSuggestions`. */
  readonly suggestions: Y.Map<unknown>;
};

export function documentRoots(doc: Y.Doc): DocumentRoots {
  return {
    body: doc.getXmlFragment("body"),
    meta: doc.getMap("meta"),
    footnotes: doc.getMap("footnotes"),
    rescued: doc.getArray("rescued"),
    suggestions: doc.getMap("suggestions"),
  };
}
