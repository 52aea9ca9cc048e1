import { diffSigned } from "@tangleaf/document/convert";
import { SIGN } from "@tangleaf/document/signs";
import type { Node } from "@tiptap/pm/model";

/** The words of a paragraph with a sign for everything else in it. */
export function signedText(paragraph: Node): string {
  let signs = 0;
  return paragraph.children.map((child) => (child.isText ? (child.text ?? "") : `⟦${++signs}⟧`)).join("");
}

/** Words in a paragraph as the checks count them: a formula is its LaTeX, a line break a line feed. */
const wordsOf = (child: Node): string => {
  if (child.isText) return child.text ?? "";
  if (child.type.name === "hardBreak") return "\n";
  return child.type.name === "mathInline" ? String(child.attrs["latex"] ?? "") : "";
};

export const checkedText = (paragraph: Node): string => paragraph.children.map(wordsOf).join("");

/** The signed text after replacements whose places are counted as the checks do. */
export function replacedText(paragraph: Node, replacements: readonly { from: number; to: number; insert: string }[]): string {
  let at = 0;
  let signs = 0;
  return paragraph.children
    .map((child) => {
      const start = at;
      at += wordsOf(child).length;
      if (!child.isText) return `⟦${++signs}⟧`;
      const own = replacements.filter(({ from, to }) => from >= start && to <= at);
      return own
        .toReversed()
        .reduce((text, { from, to, insert }) => text.slice(0, from - start) + insert + text.slice(to - start), child.text ?? "");
    })
    .join("");
}

/** Signed text as a paragraph can take it: on one line. */
export const onOneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, " ").trim();

/** A change of a paragraph, in positions inside it. */
export type Step = { readonly from: number; readonly to: number; readonly insert: string };

/** The changes that make one signed text the other, in their order. */
export function stepsOf(before: string, after: string): Step[] {
  const steps: Step[] = [];
  let at = 0;
  for (const { type, text } of diffSigned(before, after)) {
    const last = steps.at(-1);
    if (type === "kept") at += text.replace(SIGN, " ").length;
    else if (type === "removed") {
      steps.push({ from: at, to: at + text.length, insert: "" });
      at += text.length;
    } else if (last !== undefined && last.to === at && last.insert === "") steps[steps.length - 1] = { ...last, insert: text };
    else steps.push({ from: at, to: at, insert: text });
  }
  return steps;
}

/** The signed text in pieces as long as one position of its paragraph. */
export const splitUnits = (text: string): string[] => text.match(new RegExp(`${SIGN.source}|[\\s\\S]`, "g")) ?? [];

/** The signed text with these changes, which are in their order and share no words. */
export function applySteps(text: string, steps: readonly Step[]): string {
  const units = splitUnits(text);
  let applied = "";
  let position = 0;
  for (const { from, to, insert } of steps) {
    applied += units.slice(position, from).join("") + insert;
    position = to;
  }
  return applied + units.slice(position).join("");
}
