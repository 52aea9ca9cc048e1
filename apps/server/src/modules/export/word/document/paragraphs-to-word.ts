import type { NodeJson } from "@tangleaf/document/model";
import { type IParagraphOptions, type Paragraph, TextRun } from "docx";
import { bookmarkOf, type Container } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import { HEADING_NUMBERS } from "../numberings.ts";
import type { WriterContext, WriterSetting } from "./captioned-to-word.ts";
import { chapterMark } from "./counter-to-word.ts";
import { ALIGNMENTS, isAlignment } from "./nested-styles.ts";
import { withBookmark } from "./paragraph-writer.ts";
import { getItemOptions, getPlaceStyle, type Place } from "./place-style.ts";
import { textToWord } from "./text-to-word.ts";

/** What may stand in the name of a style; other words were no language either. */
const CODE_LANGUAGE = /^[\w+#.-]{1,40}$/;
export function headingToWord(block: NodeJson, { setting, out }: WriterContext): Paragraph {
  const { numbers } = setting;
  const level = Number(block.attrs?.["level"] ?? 1);
  const depth = numbers.levels.get(block) ?? null;
  const bookmark = bookmarkOf("heading", block.attrs?.["id"]);
  return out.paragraph({ style: `Heading${level}`, ...numberingOf(setting, depth, level) }, [
    ...(depth === 0 ? chapterMark() : []),
    ...withBookmark(bookmark, textToWord(block.content ?? [], setting)),
  ]);
}

/** Only what differs from the heading's style, which has the number of its level. */
function numberingOf({ areHeadingsNumbered }: WriterSetting, depth: number | null, level: number): IParagraphOptions {
  if (!areHeadingsNumbered || depth === level - 1) return {};
  return depth === null ? { numbering: false } : { numbering: { reference: HEADING_NUMBERS, level: depth } };
}

export function plainParagraphToWord(block: NodeJson, place: Place, { setting, out }: WriterContext): Paragraph {
  const { profile, styles } = setting;
  const { align, noIndent, kind } = block.attrs ?? {};
  const isAligned = isAlignment(align);
  const isTop = place.path.length === 0 && place.cell === undefined;
  const isMiddle = align === "center" || align === "right";
  // Where body text is indented its indent says whether this one is; anywhere else the name of the style does.
  const isTold = isTop && !isMiddle && kind !== "keywords" && kind !== "source" && isIndented(setting);
  const style = getPlaceStyle(styles, place, String(kind), noIndent === 1 && !isTold);
  const isFlush = isTop && (noIndent === 1 || isMiddle);
  return out.paragraph(
    {
      ...(style === "Normal" ? {} : { style }),
      ...(isAligned ? { alignment: ALIGNMENTS[align] } : {}),
      ...(isFlush ? { indent: { firstLine: 0, firstLineChars: 0 } } : {}),
      ...getItemOptions(profile, place),
    },
    withBookmark(setting.references?.get(String(block.attrs?.["refId"] ?? ""))?.bookmark ?? null, textToWord(block.content ?? [], setting)),
  );
}

export function codeToWord(block: NodeJson, path: readonly Container[], { setting: { styles }, out }: WriterContext): Paragraph {
  const language = String(block.attrs?.["language"] ?? "");
  const style = styles.idOf("code", path, CODE_LANGUAGE.test(language) ? language : null);
  const lines = printable((block.content ?? []).map((node) => node.text ?? "").join("")).split("\n");
  return out.paragraph(
    { style },
    lines.map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) })),
  );
}

function isIndented({ language, profile }: WriterSetting): boolean {
  return language === "zh" && profile.firstLineCharacters > 0;
}
