import { type HeadingBlock, type Inline, inlinesToText } from "@tangleaf/document";
import { Paragraph, TextRun } from "docx";
import { printable } from "../printable.ts";
import { hintOf, inlinesToWord } from "./inlines-to-word.ts";
import { officialLevel, standardSign } from "./official-levels.ts";
import type { WordLook } from "./word-look.ts";

/** A heading's level comes from its sign where it has one: 一、 is level 1 whatever the Markdown said. */
export function officialHeading(block: HeadingBlock, look: WordLook): Paragraph {
  const text = standardSign(inlinesToText(block.inlines).trim());
  const level = officialLevel(text)?.level ?? Math.min(block.level, look.headings.length);
  return new Paragraph({ style: `Heading${level}`, children: [new TextRun({ text: printable(text), ...hintOf(text, look) })] });
}

/** "（一）加强领导。各单位要……": the words up to the full stop are the heading, the rest is body, in one paragraph. */
export function officialParagraph(inlines: readonly Inline[], look: WordLook): Paragraph {
  const plain = inlines.every((inline) => inline.kind === "text" && inline.href === undefined);
  const line = plain ? officialLevel(standardSign(inlinesToText(inlines).trim())) : null;
  if (line === null) return new Paragraph({ children: inlinesToWord(inlines, look) });
  if (line.rest === "") {
    return new Paragraph({
      style: `Heading${line.level}`,
      children: [new TextRun({ text: printable(line.lead), ...hintOf(line.lead, look) })],
    });
  }
  const font = look.headings[line.level - 1]?.font ?? look.fonts.body;
  return new Paragraph({
    children: [
      ...(line.lead === "" ? [] : [new TextRun({ text: printable(line.lead), font: { ...font, hint: "eastAsia" } })]),
      ...inlinesToWord([{ kind: "text", text: line.rest }], look),
    ],
  });
}
