import { AlignmentType, BorderStyle, type IParagraphStyleOptions, LineRuleType } from "docx";
import { derivedStyle } from "./derived-style.ts";
import { firstLine } from "./first-line.ts";
import { STYLE } from "./style-ids.ts";
import { autoLines, eighths, halfPoints, twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";

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
export function specialStyles(look: WordLook): IParagraphStyleOptions[] {
  const flush = firstLine(look, 0);
  const right = { paragraph: { indent: flush, alignment: AlignmentType.RIGHT } };
  return [
    derivedStyle(STYLE.salutation, "Salutation", { paragraph: { indent: flush } }),
    derivedStyle(STYLE.signature, "Signature", right),
    derivedStyle(STYLE.date, "Date", right),
    derivedStyle(STYLE.attachment, "Attachment", { paragraph: { indent: firstLine(look, look.firstLineCharacters) } }),
    derivedStyle(STYLE.list, "List Paragraph", {
      paragraph: { indent: firstLine(look, look.lists === "running" ? look.firstLineCharacters : 0) },
    }),
    quoteStyle(look),
    derivedStyle(STYLE.code, "Code", {
      run: { font: look.fonts.code, size: halfPoints(CODE_POINTS), noProof: true },
      paragraph: {
        alignment: AlignmentType.LEFT,
        indent: flush,
        spacing: spaced(SMALL_LINES, BLOCK_SPACE_POINTS),
        shading: { type: "clear", fill: CODE_SHADE, color: "auto" },
      },
    }),
    derivedStyle(STYLE.table, "Table Text", {
      run: { size: halfPoints(look.tablePoints) },
      paragraph: { alignment: AlignmentType.LEFT, indent: flush, spacing: spaced(SMALL_LINES, CELL_SPACE_POINTS) },
    }),
    // An exact pitch, as official documents have it, would cut a fraction in two.
    derivedStyle(STYLE.formula, "Formula", {
      paragraph: { alignment: AlignmentType.CENTER, indent: flush, spacing: spaced(1, BLOCK_SPACE_POINTS) },
    }),
    derivedStyle(STYLE.footer, "footer", {
      run: { font: look.fonts.footer, size: halfPoints(FOOTER_POINTS) },
      paragraph: { alignment: AlignmentType.CENTER, indent: flush, spacing: spaced(1, 0) },
    }),
  ];
}

function quoteStyle(look: WordLook): IParagraphStyleOptions {
  const inset = twips(QUOTE_INDENT_CHARACTERS * look.bodyPoints);
  return derivedStyle(STYLE.quote, "Quote", {
    // Chinese print tells a quotation by its typeface, not by a slant.
    run: { font: look.fonts.quote, ...(look.firstLineCharacters === 0 ? { italics: true } : {}) },
    paragraph: {
      indent: { ...firstLine(look, 0), left: inset, right: inset },
      border: { left: { style: BorderStyle.SINGLE, size: eighths(2.25), color: QUOTE_BAR_COLOR, space: QUOTE_BAR_SPACE_POINTS } },
    },
  });
}

function spaced(lines: number, aroundPoints: number) {
  return { line: autoLines(lines), lineRule: LineRuleType.AUTO, before: twips(aroundPoints), after: twips(aroundPoints) };
}
