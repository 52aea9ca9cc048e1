import { citeMarkers } from "@tangleaf/document/convert";
import type { NodeJson } from "@tangleaf/document/model";
import type { Mark, Node } from "@tiptap/pm/model";
import * as Y from "yjs";
import type { DocumentEditor } from "../document/open-document-editor.ts";
import { citesAnew } from "./cited-text.ts";
import { clientFor, type Gap, gapAt, insertAs, keyOf } from "./same-insert.ts";
import type { Step } from "./signed-text.ts";

/** A client for each change where there are no more of them, else one for each passage: every client stays in the document. */
const CLIENTS_FOR_CHANGES = 200;

/** A paragraph that is to say another text, or to have new paragraphs behind it. */
export type TextPut = {
  readonly pos: number;
  readonly node: Node;
  /** What stands behind it where `isBehind`; else what `steps` make of it. */
  readonly text: string;
  readonly steps: readonly Step[];
  readonly isBehind: boolean;
};

type Change = {
  readonly text: Y.XmlText;
  readonly from: number;
  readonly removed: number;
  readonly insert: string;
  readonly gap: Gap;
  /** Of the words that are put in; null = those of what stands before them. */
  readonly marks: Readonly<Record<string, unknown>> | null;
};
type Paragraphs = { readonly element: Y.XmlElement; readonly lines: readonly string[] };
type Planned = { readonly changes: readonly Change[] } | Paragraphs;

/**
 * How texts are put into the shared document so that a device that does the same while apart has done it together with this one:
 * the words are there once when both meet. null = not possible here, where something to put words into is missing.
 */
export function planPutOnce(editor: DocumentEditor, puts: readonly TextPut[]): ((transaction: Y.Transaction) => void) | null {
  const planned: Planned[] = [];
  for (const put of puts) {
    const plan = put.isBehind ? paragraphsOf(editor, put) : changesOf(editor, put);
    if (plan === null) return null;
    planned.push(plan);
  }
  const count = planned.reduce((sum, one) => sum + ("changes" in one ? one.changes.length : 1), 0);
  return (transaction) => {
    for (const one of planned) {
      if ("changes" in one) putChanges(transaction, one.changes, count <= CLIENTS_FOR_CHANGES);
      else putParagraphs(transaction.doc, one);
    }
  };
}

function changesOf(editor: DocumentEditor, { pos, node, steps }: TextPut): Planned | null {
  const changes: Change[] = [];
  for (const { from, to, insert } of steps.toReversed()) {
    // Words come behind those they replace, so that they are made like them.
    const place = placeIn(editor, pos + 1 + to);
    const removed = to - from;
    // A citation is a piece of its own between two texts: what cites anew is written by the editor.
    if (place === null || place.index < removed || citesAnew(insert)) return null;
    changes.push({
      ...place,
      from: place.index - removed,
      removed,
      insert,
      gap: gapAt(place.text, place.index),
      marks: marksFor(node, from, to),
    });
  }
  return { changes };
}

function placeIn({ doc, storePosition }: DocumentEditor, position: number): { text: Y.XmlText; index: number } | null {
  const stored = storePosition(position, -1);
  const place = stored === null ? null : Y.createAbsolutePositionFromRelativePosition(stored, doc);
  return place?.type instanceof Y.XmlText ? { text: place.type, index: place.index } : null;
}

/** Words take the marks of the first one they replace, or of where they stand; those differ from what is before them beside a link. */
function marksFor(node: Node, from: number, to: number): Change["marks"] {
  const wanted = node.resolve(from === to ? from : from + 1).marks();
  const before = node.resolve(to).nodeBefore?.marks ?? [];
  if (wanted.length === before.length && wanted.every((mark, at) => mark === before[at] || mark.eq(before[at] as Mark))) return null;
  const none = Object.fromEntries(before.map(({ type }) => [type.name, null]));
  return { ...none, ...Object.fromEntries(wanted.map(({ type, attrs }) => [type.name, attrs])) };
}

function putChanges(transaction: Y.Transaction, changes: readonly Change[], isEachItsOwn: boolean): void {
  const { doc } = transaction;
  const all = clientFor(doc, changes.map(({ gap, insert }) => keyOf(gap, insert)).join("\n"));
  for (const { text, from, removed, insert, gap, marks } of changes) {
    if (insert !== "") {
      insertAs(transaction, text, gap, insert, isEachItsOwn ? clientFor(doc, keyOf(gap, insert)) : all);
      if (marks !== null) text.format(from + removed, insert.length, marks as object);
    }
    if (removed > 0) text.delete(from, removed);
  }
}

function paragraphsOf(editor: DocumentEditor, { pos, text }: TextPut): Planned | null {
  const place = placeIn(editor, pos + 1);
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const element = place?.text.parent;
  return element instanceof Y.XmlElement && lines.length > 0 ? { element, lines } : null;
}

function putParagraphs(doc: Y.Doc, { element, lines }: Paragraphs): void {
  const { parent, _item: item } = element;
  if (!(parent instanceof Y.XmlFragment) || item === null) return;
  const own = doc.clientID;
  const client = clientFor(doc, keyOf({ left: item.lastId, right: item.right?.id ?? null }, lines.join("\n")));
  // Every piece of the new paragraphs belongs to it, in an order that is always the same.
  doc.clientID = client;
  try {
    parent.insertAfter(
      element,
      lines.map((line) => {
        const paragraph = new Y.XmlElement("paragraph");
        paragraph.insert(0, citeMarkers([{ type: "text", text: line }]).map(storedInline));
        return paragraph;
      }),
    );
  } finally {
    doc.clientID = own;
  }
}

function storedInline({ text, type, attrs }: NodeJson): Y.XmlText | Y.XmlElement {
  if (type === "text") return new Y.XmlText(text ?? "");
  const element = new Y.XmlElement(type);
  for (const [name, value] of Object.entries(attrs ?? {})) element.setAttribute(name, String(value));
  return element;
}
