import type { DocumentSettings } from "./document-settings.ts";
import type { MadeFrom } from "./made-from.ts";
import type { MarkName } from "./mark-specs.ts";
import type { NodeName } from "./node-specs.ts";

export type ScalarAttribute = string | number | null;

export type MarkJson = { readonly type: MarkName; readonly attrs?: Readonly<Record<string, ScalarAttribute>> };

/** A node as JSON; attributes that are null are left out. */
export type NodeJson = {
  readonly type: NodeName;
  readonly attrs?: Readonly<Record<string, ScalarAttribute>>;
  readonly content?: readonly NodeJson[];
  readonly text?: string;
  readonly marks?: readonly MarkJson[];
};

/** All of a document that is kept, exported and shown: what a version holds. */
export type DocumentContent = {
  readonly title: string;
  readonly settings: DocumentSettings;
  readonly blocks: readonly NodeJson[];
  /** Plain text by the id of its footnote node. */
  readonly footnotes: Readonly<Record<string, string>>;
  /** The template it was made from; absent = none. Once it stands in a document it stays. */
  readonly madeFrom?: MadeFrom;
};
