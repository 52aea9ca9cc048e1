import type { DocumentNumbering } from "@tangleaf/document/convert";
import type { Node } from "@tiptap/pm/model";
import type { EditorView, NodeView } from "@tiptap/pm/view";
import type { BlockParts } from "../block-parts.ts";
import type { Citations } from "../citation/citation-plugin.ts";

/** What a node view is made from. */
export type ViewGiven = { node: Node; view: EditorView; getPos: () => number | undefined; blocks: BlockParts };

/**
 * A node view that shows a number or what refers to one: `number` is called when numbers have changed, `cite` when citations have,
 * `doc` at any change of the text, for views of what stands elsewhere in it.
 */
export type NumberedView = NodeView & {
  number?: (numbers: DocumentNumbering) => void;
  cite?: (citations: Citations) => void;
  doc?: () => void;
};
export type MakeView = (given: ViewGiven) => NumberedView;

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** An element with attributes; null and undefined ones are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: readonly (globalThis.Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value ?? null);
  made.append(...children);
  return made;
}

export function setAttribute(target: Element, name: string, value: string | null): void {
  if (value === null) target.removeAttribute(name);
  else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
