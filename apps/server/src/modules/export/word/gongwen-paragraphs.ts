import { type HeadingBlock, type Inline, inlinesToText } from "@tangleaf/document";
import { gongwenLevel, standardSign } from "@tangleaf/document/letter";
import { type IParagraphOptions, Paragraph, TextRun } from "docx";
import { printable } from "../printable.ts";
import type { WordProfile } from "../profiles/word-profile.ts";
import { hintOf, inlinesToWord } from "./inlines-to-word.ts";

/** A heading's level comes from its sign where it has one: 一、 is level 1 whatever the Markdown said. */
export function gongwenHeading(block: HeadingBlock, profile: WordProfile): Paragraph {
  const text = standardSign(inlinesToText(block.inlines).trim());
  const level = gongwenLevel(text)?.level ?? Math.min(block.level, profile.headings.length);
  return new Paragraph({ style: `Heading${level}`, children: [new TextRun({ text: printable(text), ...hintOf(text, profile) })] });
}

/** "（一）加强领导。各单位要……": the words up to the full stop are the heading, the rest is body, in one paragraph. */
export function gongwenParagraph(inlines: readonly Inline[], profile: WordProfile): IParagraphOptions {
  const plain = inlines.every((inline) => inline.kind === "text" && inline.href === undefined);
  const line = plain ? gongwenLevel(standardSign(inlinesToText(inlines).trim())) : null;
  if (line === null) return { children: inlinesToWord(inlines, profile) };
  if (line.rest === "") {
    return {
      style: `Heading${line.level}`,
      children: [new TextRun({ text: printable(line.lead), ...hintOf(line.lead, profile) })],
    };
  }
  const font = profile.headings[line.level - 1]?.font ?? profile.fonts.body;
  return {
    children: [
      ...(line.lead === "" ? [] : [new TextRun({ text: printable(line.lead), font: { ...font, hint: "eastAsia" } })]),
      ...inlinesToWord([{ kind: "text", text: line.rest }], profile),
    ],
  };
}
