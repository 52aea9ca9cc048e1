import { documentRoots, type SuggestedPassage } from "@tangleaf/document/model";
import { hasSameSigns } from "@tangleaf/document/signs";
import type { Node } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import { SAID_ELSEWHERE } from "../blocks/lock/lock-plugin.ts";
import type { DocumentEditor } from "../document/open-document-editor.ts";
import { citedNodes } from "./cited-text.ts";
import type { PlacedPassage } from "./place-passages.ts";
import { planPutOnce } from "./put-once.ts";
import { putText } from "./put-text.ts";
import { type Step, signedText, stepsOf } from "./signed-text.ts";
import { stepsOfPassage } from "./single-changes.ts";
import { suggestionsIn } from "./suggest-plugin.ts";

/** What is decided about one passage. */
export type Decision = {
  readonly id: string;
  readonly index: number;
  /** What its paragraph says from now on, with signs; null = what it says now. Of a new text: whether it is put in. */
  readonly text: string | null;
  /** The changes that make it say so; absent = those its two texts tell. */
  readonly steps?: readonly Step[];
  /** What is still offered of it; null = nothing. */
  readonly left: SuggestedPassage | null;
};

/** done; changed: a paragraph is gone or has other citations and formulas than the text it would take; refused: its section is locked. */
export type Decided = "done" | "changed" | "refused";

/** The text and what is still offered, changed as one change and one step of undo, which brings the suggestion back. */
export function decide(editor: DocumentEditor, decisions: readonly Decision[]): Decided {
  const { view, doc, origin, shared, undo } = editor;
  const { state } = view;
  const { placed } = suggestionsIn(state);
  const { suggestions } = documentRoots(doc);
  const texts = decisions.flatMap(({ id, index, text, steps }) => {
    const at = placed.find((one) => one.suggestion.id === id && one.index === index);
    return text === null ? [] : [{ at, text, steps }];
  });
  if (!texts.every(({ at, text }) => at !== undefined && fits(at, text))) return "changed";
  const { tr } = state;
  const found = texts
    .flatMap(({ at, text, steps }) => (at === undefined ? [] : [{ ...at, text, steps }]))
    .toSorted((a, b) => b.pos - a.pos);
  for (const { pos, node, passage, text } of found) {
    if (node === null) continue;
    if (passage.behind === 1) insertBehind(tr, pos + node.nodeSize, text);
    else putText(tr, pos, text);
  }
  const first = found.at(-1);
  if (first !== undefined && tr.docChanged) {
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(first.pos + 1, tr.doc.content.size)))).setMeta(SAID_ELSEWHERE, true);
    if (state.applyTransaction(tr).transactions.length === 0) return "refused";
  }
  const puts = found.flatMap(({ pos, node, passage, text, steps, state: is }) => {
    if (node === null) return [];
    const own = is === "open" && text === passage.becomes ? stepsOfPassage(passage) : stepsOf(signedText(node), text);
    return [{ pos, node, text, steps: is === "open" ? (steps ?? own) : own, isBehind: passage.behind === 1 }];
  });
  const putOnce = tr.docChanged ? planPutOnce(editor, puts) : null;
  undo.separate();
  doc.transact(
    (transaction) => {
      if (putOnce !== null) putOnce(transaction);
      else if (tr.docChanged) view.dispatch(tr);
      for (const [id, own] of Map.groupBy(decisions, (one) => one.id)) {
        const suggestion = placed.find((one) => one.suggestion.id === id)?.suggestion;
        if (suggestion === undefined) continue;
        const passages = suggestion.passages.flatMap((passage, index) => {
          const decision = own.find((one) => one.index === index);
          return decision === undefined ? [passage] : (decision.left ?? []);
        });
        if (passages.length === 0) suggestions.delete(id);
        else suggestions.set(id, { ...suggestion, passages });
      }
    },
    putOnce === null ? origin : shared,
  );
  undo.separate();
  if (putOnce !== null && first !== undefined) {
    const near = TextSelection.near(view.state.doc.resolve(Math.min(first.pos + 1, view.state.doc.content.size)));
    view.dispatch(view.state.tr.setSelection(near).setMeta("addToHistory", false));
  }
  return "done";
}

function fits({ node, passage }: PlacedPassage, text: string): boolean {
  if (node === null) return false;
  return passage.behind === 1 || hasSameSigns(signedText(node), text);
}

function insertBehind(tr: Transaction, pos: number, text: string): void {
  const paragraph = tr.doc.type.schema.nodes["paragraph"];
  if (paragraph === undefined) return;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const nodes = lines.map((line): Node => paragraph.create(null, citedNodes(tr.doc.type.schema, line.trim(), [])));
  tr.insert(pos, nodes);
}

export const accepted = ({ suggestion, index, passage }: PlacedPassage): Decision => ({
  id: suggestion.id,
  index,
  text: passage.becomes,
  left: null,
});

export const rejected = ({ suggestion, index }: PlacedPassage): Decision => ({ id: suggestion.id, index, text: null, left: null });
