import { AlignmentType, BorderStyle, type IParagraphStyleOptions, type IStylesOptions, LineRuleType } from "docx";
import { autoLines, characterHundredths, eighths, halfPoints, twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";

/** Ids of the paragraph styles; Word's own names where Word has one, so that its panes and menus know them. */
export const STYLE = {
  title: "Title",
  salutation: "Salutation",
  signature: "Signature",
  date: "Date",
  attachment: "Attachment",
  quote: "Quote",
  code: "Code",
  list: "ListParagraph",
  table: "TableText",
  formula: "Formula",
  footer: "Footer",
} as const;
export const CODE_RUN_STYLE = "CodeText";

const SMALL_POINTS = 10.5;
const FOOTER_POINTS = 9;
const QUOTE_BAR_SPACE_POINTS = 8;
const TIGHTEST_LINES = 1.2;
const CODE_SHADE = "F5F5F3";

/** The styles of a look: every paragraph of the file points at one of them, so that one change in Word changes all. */
export function stylesOf(look: WordLook): IStylesOptions {
  const spacing = spacingOf(look);
  const indent = firstLine(look, look.firstLineCharacters);
  const flush = firstLine(look, 0);
  const body = { font: look.fonts.body, size: halfPoints(look.bodyPoints), language: look.language };
  const derived = (id: string, name: string, rest: Pick<IParagraphStyleOptions, "paragraph" | "run">): IParagraphStyleOptions => ({
    id,
    name,
    basedOn: "Normal",
    quickFormat: true,
    ...rest,
  });
  const spread = look.characterSpacingPoints === 0 ? {} : { characterSpacing: twips(look.characterSpacingPoints) };
  const side = look.justified ? AlignmentType.JUSTIFIED : AlignmentType.LEFT;
  return {
    default: {
      document: { run: body },
      hyperlink: { run: { color: "1F4E79", underline: {} } },
    },
    paragraphStyles: [
      { id: "Normal", name: "Normal", quickFormat: true, run: { ...body, ...spread }, paragraph: { alignment: side, spacing, indent } },
      derived(STYLE.title, "Title", headingStyle(look, look.title, { centred: look.title.centred, outlineLevel: undefined })),
      ...look.headings.map((heading, index) => ({
        ...derived(`Heading${index + 1}`, `heading ${index + 1}`, headingStyle(look, heading, { centred: false, outlineLevel: index })),
        next: "Normal",
      })),
      derived(STYLE.salutation, "Salutation", { paragraph: { indent: flush } }),
      derived(STYLE.signature, "Signature", { paragraph: { indent: flush, alignment: AlignmentType.RIGHT } }),
      derived(STYLE.date, "Date", { paragraph: { indent: flush, alignment: AlignmentType.RIGHT } }),
      derived(STYLE.attachment, "Attachment", { paragraph: { indent } }),
      derived(STYLE.quote, "Quote", {
        run: { font: look.fonts.quote, ...(look.firstLineCharacters === 0 ? { italics: true } : {}) },
        paragraph: {
          indent: { ...flush, left: twips(2 * look.bodyPoints), right: twips(2 * look.bodyPoints) },
          border: { left: { style: BorderStyle.SINGLE, size: eighths(2.25), color: "BFBFBF", space: QUOTE_BAR_SPACE_POINTS } },
        },
      }),
      derived(STYLE.code, "Code", {
        run: { font: look.fonts.code, size: halfPoints(SMALL_POINTS), noProof: true },
        paragraph: {
          alignment: AlignmentType.LEFT,
          indent: flush,
          spacing: { line: autoLines(1.15), lineRule: LineRuleType.AUTO, before: twips(6), after: twips(6) },
          shading: { type: "clear", fill: CODE_SHADE, color: "auto" },
        },
      }),
      derived(STYLE.list, "List Paragraph", { paragraph: { indent: look.lists === "running" ? indent : flush } }),
      derived(STYLE.table, "Table Text", {
        run: { size: halfPoints(look.lists === "running" ? 14 : SMALL_POINTS) },
        paragraph: {
          alignment: AlignmentType.LEFT,
          indent: flush,
          spacing: { line: autoLines(1.15), lineRule: LineRuleType.AUTO, before: 20, after: 20 },
        },
      }),
      derived(STYLE.formula, "Formula", {
        paragraph: {
          alignment: AlignmentType.CENTER,
          indent: flush,
          // An exact pitch would cut a fraction in two.
          spacing: { line: autoLines(1), lineRule: LineRuleType.AUTO, before: twips(6), after: twips(6) },
        },
      }),
      derived(STYLE.footer, "footer", {
        run: { font: look.fonts.footer, size: halfPoints(FOOTER_POINTS) },
        paragraph: {
          alignment: AlignmentType.CENTER,
          indent: flush,
          spacing: { line: autoLines(1), lineRule: LineRuleType.AUTO, before: 0, after: 0 },
        },
      }),
    ],
    characterStyles: [
      {
        id: CODE_RUN_STYLE,
        name: "Code Text",
        basedOn: "DefaultParagraphFont",
        run: { font: look.fonts.code, size: halfPoints(look.bodyPoints - 1), noProof: true },
      },
    ],
  };
}

/** Word obeys the count of characters, other programs the length: both say the same. */
export function firstLine(look: WordLook, characters: number): { firstLine: number; firstLineChars: number } {
  return { firstLine: twips(characters * look.bodyPoints), firstLineChars: characterHundredths(characters) };
}

function spacingOf(look: WordLook) {
  const after = twips(look.afterParagraphPoints);
  return "points" in look.pitch
    ? { line: twips(look.pitch.points), lineRule: LineRuleType.EXACT, before: 0, after }
    : { line: autoLines(look.pitch.lines), lineRule: LineRuleType.AUTO, before: 0, after };
}

function headingStyle(
  look: WordLook,
  heading: WordLook["title"] | WordLook["headings"][number],
  { centred, outlineLevel }: { centred: boolean; outlineLevel: number | undefined },
): Pick<IParagraphStyleOptions, "paragraph" | "run"> {
  const indented = outlineLevel !== undefined && look.headingsIndented;
  return {
    run: { font: heading.font, size: halfPoints(heading.points), bold: heading.bold, color: "000000" },
    paragraph: {
      ...(outlineLevel === undefined ? {} : { outlineLevel }),
      alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
      keepNext: true,
      keepLines: true,
      indent: firstLine(look, indented ? look.firstLineCharacters : 0),
      spacing: { ...titleSpacing(look, heading.points), before: twips(heading.beforePoints), after: twips(heading.afterPoints) },
    },
  };
}

/** A title larger than the pitch of the body gets room of its own. */
function titleSpacing(look: WordLook, points: number) {
  if (!("points" in look.pitch)) return { line: autoLines(1.25), lineRule: LineRuleType.AUTO };
  return { line: twips(Math.max(look.pitch.points, points * TIGHTEST_LINES)), lineRule: LineRuleType.EXACT };
}
