import { AlignmentType, type ICharacterStyleOptions, type IParagraphStyleOptions, LineRuleType, TabStopType } from "docx";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { smallSpacing } from "../special-styles.ts";
import { CODE_RUN_STYLE, derivedStyle, STYLE } from "../style-ids.ts";
import { autoLines, firstLine, halfPoints, twips } from "../units.ts";
import { textWidthPixels } from "./figure-to-word.ts";
import { FORMULA_TEXT } from "./formula-to-word.ts";
import { EMPHASIS } from "./text-to-word.ts";

const TWIPS_PER_PIXEL = 15;
const SMALL_LINES = 1.15;
const BLOCK_SPACE_POINTS = 6;
const CONTENTS_INDENT_CHARACTERS = 2;

/** Styles of what only documents have. */
export function documentStyles(profile: DocumentProfile): {
  paragraphStyles: IParagraphStyleOptions[];
  characterStyles: ICharacterStyleOptions[];
} {
  const flush = firstLine(profile, 0);
  const spacing = {
    line: autoLines(SMALL_LINES),
    lineRule: LineRuleType.AUTO,
    before: twips(BLOCK_SPACE_POINTS),
    after: twips(BLOCK_SPACE_POINTS),
  };
  const centred = { alignment: AlignmentType.CENTER, indent: flush, spacing };
  const small = { size: halfPoints(profile.captions.points) };
  return {
    paragraphStyles: [
      derivedStyle("Figure", "Figure", { paragraph: { ...centred, keepNext: true } }),
      derivedStyle("SourceNote", "Source Note", {
        run: small,
        paragraph: { ...centred, alignment: AlignmentType.LEFT, spacing: smallSpacing(profile, BLOCK_SPACE_POINTS) },
      }),
      derivedStyle("Abstract", "Abstract", {}),
      derivedStyle("Keywords", "Keywords", { paragraph: { indent: flush } }),
      derivedStyle("Source", "Source", { run: small, paragraph: { indent: flush } }),
      {
        id: "TableHeading",
        name: "Table Heading",
        basedOn: STYLE.table,
        run: { bold: true },
        paragraph: { alignment: AlignmentType.LEFT },
      },
      { id: "Separator", name: "Separator", basedOn: STYLE.table },
      {
        id: "TOCHeading",
        name: "TOC Heading",
        basedOn: "Normal",
        run: { font: profile.title.font, size: halfPoints(profile.headings[0].points), bold: profile.headings[0].bold },
        paragraph: centred,
      },
      ...Array.from({ length: profile.contents?.levels ?? 0 }, (_, level) => ({
        id: `TOC${level + 1}`,
        name: `toc ${level + 1}`,
        basedOn: "Normal",
        paragraph: {
          indent: { ...flush, left: twips(level * CONTENTS_INDENT_CHARACTERS * profile.bodyPoints) },
          alignment: AlignmentType.LEFT,
          tabStops: [{ type: TabStopType.RIGHT, position: Math.round(textWidthPixels(profile) * TWIPS_PER_PIXEL), leader: "dot" as const }],
        },
      })),
    ],
    characterStyles: [
      {
        id: EMPHASIS,
        name: "Emphasis",
        basedOn: "DefaultParagraphFont",
        // Slanted Chinese is a screen's makeshift; print sets emphasis in 楷体.
        run: profile.script === "chinese" ? { font: profile.fonts.quote } : { italics: true },
      },
      { id: FORMULA_TEXT, name: "Formula Text", basedOn: CODE_RUN_STYLE, run: {} },
    ],
  };
}
