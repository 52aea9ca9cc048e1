/** A run of text with its marks. */
export type TextInline = {
  readonly kind: "text";
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly strike?: true;
  readonly code?: true;
  /** http, https or mailto. */
  readonly href?: string;
};

export type Inline = TextInline | { readonly kind: "math"; readonly tex: string } | { readonly kind: "break" };

export type Alignment = "left" | "center" | "right";

export type ListBlock = {
  readonly kind: "list";
  readonly ordered: boolean;
  /** Number of the first item of an ordered list. */
  readonly start: number;
  readonly items: readonly (readonly Block[])[];
};

export type TableBlock = {
  readonly kind: "table";
  /** One per column; undefined where none is set. */
  readonly alignments: readonly (Alignment | undefined)[];
  readonly header: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
};

export type HeadingBlock = {
  readonly kind: "heading";
  /** 1 to 6, as written. */
  readonly level: number;
  readonly inlines: readonly Inline[];
};

/** A text as a tree of blocks: Word files, plain text and excerpts are made from it. */
export type Block =
  | HeadingBlock
  | { readonly kind: "paragraph"; readonly inlines: readonly Inline[] }
  | ListBlock
  | TableBlock
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "math"; readonly tex: string }
  | { readonly kind: "rule" };
