import { documentRoots, type SuggestedPassage, type Suggestion } from "@tangleaf/document/model";
import { hasSameSigns } from "@tangleaf/document/signs";
import type { Node } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import { SAID_ELSEWHERE } from "../blocks/lock/lock-plugin.ts";
import type { DocumentEditor } from "../document/open-document-editor.ts";
import { citedNodes } from "./cited-text.ts";
import type { Decision } from "./decision.ts";
import { areTouching } from "./passage-overlaps.ts";
import type { PlacedPassage } from "./place-passages.ts";
import { planPutOnce, type TextPut } from "./put-once.ts";
import { putSteps } from "./put-text.ts";
import { rebasePassage } from "./rebase-passage.ts";
import { applySteps, type Step, signedText, stepsOf } from "./signed-text.ts";
import { stepsOfPassage } from "./single-changes.ts";
import { suggestionsIn } from "./suggest-plugin.ts";

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
  const puts = planPuts(texts.flatMap(({ at, text, steps }) => (at === undefined ? [] : [{ ...at, text, steps }])));
  if (puts === null) return "changed";
  const { tr } = state;
  for (const { pos, node, text, steps, isBehind } of puts) {
    if (isBehind) insertBehind(tr, pos + node.nodeSize, text);
    else putSteps(tr, pos, steps);
  }
  const first = puts.at(-1);
  if (first !== undefined && tr.docChanged) {
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(first.pos + 1, tr.doc.content.size)))).setMeta(SAID_ELSEWHERE, true);
    if (state.applyTransaction(tr).transactions.length === 0) return "refused";
  }
  const putOnce = tr.docChanged ? planPutOnce(editor, puts) : null;
  const left = planLeft(placed, decisions, puts);
  undo.separate();
  doc.transact(
    (transaction) => {
      if (putOnce !== null) putOnce(transaction);
      else if (tr.docChanged) view.dispatch(tr);
      for (const [{ id, ...suggestion }, passages] of left) {
        if (passages.length === 0) suggestions.delete(id);
        else suggestions.set(id, { id, ...suggestion, passages });
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

type Accepted = PlacedPassage & Pick<Decision, "steps"> & { readonly text: string };

/** What is put where, from the end of the text; null = two decisions would change the same words. */
function planPuts(accepted: readonly Accepted[]): TextPut[] | null {
  const puts: TextPut[] = [];
  for (const [pos, own] of Map.groupBy(accepted, (one) => one.pos)) {
    const node = own[0]?.node;
    if (node === undefined || node === null) return null;
    const [behind, inside] = [own.filter(({ passage }) => passage.behind === 1), own.filter(({ passage }) => passage.behind !== 1)];
    const changes = inside.map((one) => findSteps(one, signedText(node)));
    if (behind.length > 1 || changes.some((steps, at) => changes.slice(0, at).some((others) => areTouching(steps, others)))) return null;
    // What stands behind a paragraph comes first, while the paragraph has its length.
    for (const { text } of behind) puts.push({ pos, node, text, steps: [], isBehind: true });
    const steps = changes.flat().toSorted((a, b) => a.from - b.from || a.to - b.to);
    if (steps.length > 0) puts.push({ pos, node, text: applySteps(signedText(node), steps), steps, isBehind: false });
  }
  return puts.toSorted((a, b) => b.pos - a.pos);
}

function findSteps({ passage, state, text, steps }: Accepted, now: string): readonly Step[] {
  if (state !== "open") return stepsOf(now, text);
  return steps ?? (text === passage.becomes ? stepsOfPassage(passage) : stepsOf(now, text));
}

/**
 * What is still offered of every suggestion that is decided on or stands in a paragraph that changes: what others suggest for its
 * other words stays open.
 */
function planLeft(
  placed: readonly PlacedPassage[],
  decisions: readonly Decision[],
  puts: readonly TextPut[],
): Map<Suggestion, SuggestedPassage[]> {
  const changed = new Map(puts.flatMap(({ pos, steps, isBehind }) => (isBehind ? [] : [[pos, steps] as const])));
  const left = new Map<Suggestion, SuggestedPassage[]>();
  for (const [suggestion, own] of Map.groupBy(placed, (one) => one.suggestion)) {
    let isChanged = false;
    const passages = suggestion.passages.flatMap((passage, index) => {
      const decision = decisions.find((one) => one.id === suggestion.id && one.index === index);
      if (decision !== undefined) {
        isChanged = true;
        return decision.left ?? [];
      }
      const at = own.find((one) => one.index === index);
      const steps = at?.node != null && signedText(at.node) === passage.was ? changed.get(at.pos) : undefined;
      const rebased = steps === undefined ? null : rebasePassage(passage, steps);
      isChanged ||= rebased !== null;
      return rebased ?? passage;
    });
    if (isChanged) left.set(suggestion, passages);
  }
  return left;
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
