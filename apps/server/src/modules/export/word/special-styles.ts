import { AlignmentType, BorderStyle, type IParagraphStyleOptions, LineRuleType } from "docx";
import type { WordProfile } from "../profiles/word-profile.ts";
import { derivedStyle, STYLE } from "./style-ids.ts";
import { autoLines, eighths, firstLine, halfPoints, twips } from "./units.ts";

const CODE_POINTS = 10.5;
const FOOTER_POINTS = 9;
const SMALL_LINES = 1.15;
const BLOCK_SPACE_POINTS = 6;
const CELL_SPACE_POINTS = 1;
const QUOTE_INDENT_CHARACTERS = 2;
const QUOTE_BAR_SPACE_POINTS = 8;
const QUOTE_BAR_COLOR = "BFBFBF";
const CODE_SHADE = "F5F5F3";

/** Styles of everything that is neither body nor heading. */
export function specialStyles(profile: WordProfile): IParagraphStyleOptions[] {
  const flush = firstLine(profile, 0);
  const right = { paragraph: { indent: flush, alignment: AlignmentType.RIGHT } };
  return [
    derivedStyle(STYLE.salutation, "Salutation", { paragraph: { indent: flush } }),
    derivedStyle(STYLE.signature, "Signature", right),
    derivedStyle(STYLE.date, "Date", right),
    derivedStyle(STYLE.attachment, "Attachment", { paragraph: { indent: firstLine(profile, profile.firstLineCharacters) } }),
    derivedStyle(STYLE.list, "List Paragraph", {
      paragraph: { indent: firstLine(profile, profile.lists === "running" ? profile.firstLineCharacters : 0) },
    }),
    quoteStyle(profile),
    derivedStyle(STYLE.code, "Code", {
      run: { font: profile.fonts.code, size: halfPoints(CODE_POINTS), noProof: true },
      paragraph: {
        alignment: AlignmentType.LEFT,
        indent: flush,
        spacing: spaced(SMALL_LINES, BLOCK_SPACE_POINTS),
        shading: { type: "clear", fill: CODE_SHADE, color: "auto" },
      },
    }),
    derivedStyle(STYLE.table, "Table Text", {
      run: { size: halfPoints(profile.tablePoints) },
      paragraph: {
        alignment: profile.areCellsCentred === true ? AlignmentType.CENTER : AlignmentType.LEFT,
        indent: flush,
        spacing: smallSpacing(profile, CELL_SPACE_POINTS),
      },
    }),
    // An exact pitch, as official documents have it, would cut a fraction in two.
    derivedStyle(STYLE.formula, "Formula", {
      paragraph: { alignment: AlignmentType.CENTER, indent: flush, spacing: spaced(1, BLOCK_SPACE_POINTS) },
    }),
    ...captionStyle(profile),
    derivedStyle(STYLE.footer, "footer", {
      run: { font: profile.fonts.footer, size: halfPoints(FOOTER_POINTS) },
      paragraph: { alignment: AlignmentType.CENTER, indent: flush, spacing: spaced(1, 0) },
    }),
  ];
}

function captionStyle({ captions, ...profile }: WordProfile): IParagraphStyleOptions[] {
  if (captions === null) return [];
  const run = { font: captions.font, size: halfPoints(captions.points) };
  const spacing = smallSpacing(profile, BLOCK_SPACE_POINTS);
  const indent = firstLine(profile, 0);
  return [derivedStyle(STYLE.caption, "caption", { run, paragraph: { alignment: AlignmentType.CENTER, indent, spacing, keepNext: true } })];
}

function quoteStyle(profile: WordProfile): IParagraphStyleOptions {
  const inset = twips(QUOTE_INDENT_CHARACTERS * profile.bodyPoints);
  return derivedStyle(STYLE.quote, "Quote", {
    // Chinese print tells a quotation by its typeface, not by a slant.
    run: { font: profile.fonts.quote, ...(profile.script === "latin" ? { italics: true } : {}) },
    paragraph: {
      indent: { ...firstLine(profile, 0), left: inset, right: inset },
      border: { left: { style: BorderStyle.SINGLE, size: eighths(2.25), color: QUOTE_BAR_COLOR, space: QUOTE_BAR_SPACE_POINTS } },
    },
  });
}

/** Lines of tables and captions. */
export function smallSpacing({ smallPitchPoints }: Pick<WordProfile, "smallPitchPoints">, aroundPoints: number) {
  const spacing = spaced(SMALL_LINES, aroundPoints);
  return smallPitchPoints === undefined ? spacing : { ...spacing, line: twips(smallPitchPoints), lineRule: LineRuleType.AT_LEAST };
}

function spaced(lines: number, aroundPoints: number) {
  return { line: autoLines(lines), lineRule: LineRuleType.AUTO, before: twips(aroundPoints), after: twips(aroundPoints) };
}
