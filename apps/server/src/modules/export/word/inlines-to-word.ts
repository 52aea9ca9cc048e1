import { type Inline, MARK_SOURCE, type TextInline } from "@tangleaf/document";
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun, Math as WordMath } from "docx";
import { latexToMath } from "docx/math";
import { printable } from "../printable.ts";
import type { WordProfile } from "../profiles/word-profile.ts";
import { CODE_RUN_STYLE } from "./style-ids.ts";

/** What the writer could not know and the owner must fill in: marked, so that nobody hands it in by oversight. Models write the brackets of their language. */
export const PLACEHOLDER = new RegExp(`(${MARK_SOURCE})`, "i");

/** Marks both scripts have. */
const SHARED_MARK = /[“”‘’…—·①-⓿]/;

/** Runs, formulas and links of one paragraph. `override` is laid over every run. */
export function inlinesToWord(inlines: readonly Inline[], profile: WordProfile, override: IRunOptions = {}): ParagraphChild[] {
  return inlines.flatMap((inline) => inlineToWord(inline, profile, override));
}

function inlineToWord(inline: Inline, profile: WordProfile, override: IRunOptions): ParagraphChild[] {
  switch (inline.kind) {
    case "break":
      return [new TextRun({ break: 1 })];
    case "math":
      return [formula(inline.tex)];
    case "text":
      return textRuns(inline, profile, override);
  }
}

/** UTF-16 units of the longest formula that is converted: 100,000 column marks took the converter minutes, 10,000 take 80 ms. */
const FORMULA_MAX_UNITS = 10_000;

/** A formula Word can edit; TeX that no converter knows, or that is longer than any formula, stays readable as it was written. */
export function formula(tex: string, unreadableStyle: string = CODE_RUN_STYLE): ParagraphChild {
  const asWritten = () => new TextRun({ text: printable(tex), style: unreadableStyle });
  if (tex.length > FORMULA_MAX_UNITS) return asWritten();
  try {
    return new WordMath({ children: latexToMath(printable(tex)) });
  } catch {
    return asWritten();
  }
}

function textRuns(inline: TextInline, profile: WordProfile, override: IRunOptions): ParagraphChild[] {
  const marks = inline.code === true ? { style: CODE_RUN_STYLE } : profile.runMarks ? marksOf(inline, profile) : {};
  const runs = printable(inline.text)
    .split(PLACEHOLDER)
    .filter((text) => text !== "")
    .map(
      (text) =>
        new TextRun({
          text,
          ...hintOf(text, profile),
          ...marks,
          ...(PLACEHOLDER.test(text) ? { highlight: "yellow" as const } : {}),
          ...override,
        }),
    );
  if (inline.href === undefined) return runs;
  const link = printable(inline.href);
  return [new ExternalHyperlink({ link, children: [new TextRun({ text: printable(inline.text), style: "Hyperlink", ...override })] })];
}

/** Without the hint Word sets “ ” … — in the Latin font, half as wide as Chinese print has them. */
export function hintOf(text: string, profile: Pick<WordProfile, "script">): IRunOptions {
  return profile.script === "chinese" && SHARED_MARK.test(text) ? { font: { hint: "eastAsia" } } : {};
}

function marksOf(inline: TextInline, profile: WordProfile): IRunOptions {
  // Slanted Chinese is a screen's makeshift; print sets emphasis in 楷体.
  const italic = profile.script === "chinese" ? { font: { ...profile.fonts.quote, hint: "eastAsia" } } : { italics: true };
  return {
    ...(inline.bold === true ? { bold: true } : {}),
    ...(inline.italic === true ? italic : {}),
    ...(inline.strike === true ? { strike: true } : {}),
  };
}
