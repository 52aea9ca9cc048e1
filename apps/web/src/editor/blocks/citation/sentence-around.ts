import type { Node } from "@tiptap/pm/model";

const SENTENCE_MAX_CHARACTERS = 400;
/** Ends of sentences in Chinese and Latin type. */
const END = /[\u3002\uFF01\uFF1F!?\uFF1B;]|\.(?=\s|$)/g;

/** The sentence a citation stands in, or the one it follows. */
export function sentenceAround(doc: Node, pos: number): string {
  const { parent, parentOffset } = doc.resolve(pos);
  const before = parent.textBetween(0, parentOffset, " ", "");
  const after = parent.textBetween(parentOffset, parent.content.size, " ", "");
  const ends = [...before.matchAll(END)].map(({ index }) => index + 1);
  // Behind a full stop a citation belongs to what ended there.
  const isBehind = ends.at(-1) === before.trimEnd().length;
  const from = (isBehind ? ends.at(-2) : ends.at(-1)) ?? 0;
  const to = isBehind ? 0 : after.search(END) + 1 || after.length;
  return `${before.slice(from)}${after.slice(0, to)}`.trim().slice(-SENTENCE_MAX_CHARACTERS);
}
