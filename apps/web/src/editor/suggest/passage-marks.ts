import { Decoration } from "@tiptap/pm/view";
import { shownText } from "./cited-text.ts";
import type { PlacedPassage } from "./place-passages.ts";
import { stepsOfPassage } from "./single-changes.ts";

/** What a decoration belongs to. */
export const markOf = ({ suggestion, index }: PlacedPassage): string => `${suggestion.id} ${index}`;

/** A passage as tracked changes are shown: old words struck, new ones underlined behind them; what is new as a whole below its paragraph. */
export function passageMarks(placed: PlacedPassage): Decoration[] {
  const { node, pos, state, passage } = placed;
  if (node === null || state === "gone") return [];
  const spec = { of: markOf(placed) };
  const end = pos + node.nodeSize;
  const frame = Decoration.node(pos, end, { class: `suggest-${state}` }, spec);
  if (state !== "open" || passage.becomes === null) return [frame];
  if (passage.behind === 1) {
    const text = passage.becomes;
    return [
      frame,
      Decoration.widget(end, () => newParagraphs(text), { ...spec, side: 1, key: `${spec.of} ${text}`, ignoreSelection: true }),
    ];
  }
  const changes = stepsOfPassage(passage).flatMap(({ from, to, insert }) => {
    const removed =
      from === to ? [] : [Decoration.inline(pos + 1 + from, pos + 1 + to, { nodeName: "del", class: "suggest-removed" }, spec)];
    const added = () => insertedWords(insert);
    return insert === ""
      ? removed
      : [...removed, Decoration.widget(pos + 1 + to, added, { ...spec, side: 1, key: `${spec.of} ${from} ${insert}`, marks: [] })];
  });
  return [frame, ...changes];
}

function insertedWords(text: string): HTMLElement {
  const dom = document.createElement("ins");
  dom.className = "suggest-added";
  // Characters of the text alone are counted at the edge of the paper.
  dom.dataset["nocount"] = "";
  dom.textContent = shownText(text);
  return dom;
}

function newParagraphs(text: string): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "suggest-new";
  dom.dataset["nocount"] = "";
  for (const line of text.split("\n")) {
    const paragraph = document.createElement("p");
    paragraph.append(insertedWords(line));
    dom.append(paragraph);
  }
  return dom;
}
