import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeightRule,
  type IParagraphStyleOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import { printable } from "../../printable.ts";
import type { CoverLine, ThesisProfile } from "../../profiles/thesis-profile.ts";
import type { ThesisFacts } from "../../thesis-file.ts";
import { derivedStyle } from "../style-ids.ts";
import { autoLines, eighths, firstLine, halfPoints, mmToTwips, twips } from "../units.ts";

/** What stands for a fact nobody has given. */
const BLANK = "____________________";
const BLANKS = /(_{2,})/;
const NO_RULE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const NO_RULES = { top: NO_RULE, left: NO_RULE, bottom: NO_RULE, right: NO_RULE, insideHorizontal: NO_RULE, insideVertical: NO_RULE };
const ROW_HEIGHT_LINES = 2;

export type CoverKind = "Cover" | "TitlePage";
const NAMES: Readonly<Record<CoverKind, string>> = { Cover: "Cover", TitlePage: "Title Page" };

/** Cover or title page of a thesis; blanks to write on where facts are missing. */
export function coverToWord(kind: CoverKind, lines: readonly CoverLine[], facts: ThesisFacts): FileChild[] {
  return lines.flatMap((line, index): FileChild[] => {
    const style = `${kind}${index + 1}`;
    if (line.kind === "facts") return [space(line.beforePoints), factTable(line, style, facts)];
    const text = filled(line.text, facts);
    if (text.includes(BLANK) && line.isOptional === true) return [];
    return [new Paragraph({ style, children: withBlanks(text) })];
  });
}

/** A style for each line, so that a school's own is changed in one place. */
export function coverStyles(profile: ThesisProfile): IParagraphStyleOptions[] {
  const kinds = [
    ["Cover", profile.cover],
    ["TitlePage", profile.titlePage],
  ] as const;
  return kinds.flatMap(([kind, lines]) =>
    lines.map((line, index) => {
      const isText = line.kind === "text";
      return derivedStyle(`${kind}${index + 1}`, `${NAMES[kind]} ${index + 1}`, {
        run: { font: line.font, size: halfPoints(line.points), ...(isText && line.bold ? { bold: true } : {}) },
        paragraph: {
          alignment: isText && line.align === "left" ? AlignmentType.LEFT : AlignmentType.CENTER,
          indent: firstLine(profile, 0),
          spacing: {
            line: autoLines(1),
            lineRule: LineRuleType.AUTO,
            before: isText ? twips(line.beforePoints) : 0,
            after: isText ? twips(line.afterPoints) : 0,
          },
        },
      });
    }),
  );
}

/** The text with underlined blanks where `_` stand. */
export function withBlanks(text: string): ParagraphChild[] {
  return printable(text)
    .split(BLANKS)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (!BLANKS.test(piece)) return new TextRun({ text: piece });
      // A space that does not break is half as wide as an underscore.
      return new TextRun({ text: "\u00a0".repeat(piece.length * 2), underline: {} });
    });
}

function filled(text: string, facts: ThesisFacts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: keyof ThesisFacts) => factOf(facts, name) ?? BLANK);
}

/** A fact as it is printed; null where nobody has given it. */
export function factOf(facts: ThesisFacts, name: keyof ThesisFacts): string | null {
  const fact = printable(facts[name] ?? "").trim();
  return fact === "" ? null : fact;
}

/** Space above a table, which has none of its own. */
function space(points: number): Paragraph {
  return new Paragraph({ style: "Separator", spacing: { before: 0, after: twips(points) } });
}

function factTable(line: Extract<CoverLine, { kind: "facts" }>, style: string, facts: ThesisFacts): Table {
  const widths = [mmToTwips(line.labelMm), mmToTwips(line.valueMm)];
  const [label = 0, value = 0] = widths;
  const rule = { style: BorderStyle.SINGLE, size: eighths(0.75), color: "000000" };
  const cell = (text: string, width: number, isValue: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      verticalAlign: VerticalAlign.BOTTOM,
      ...(isValue ? { borders: { bottom: rule } } : {}),
      children: [new Paragraph({ style, children: text === "" ? [] : [new TextRun({ text })] })],
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: label + value, type: WidthType.DXA },
    columnWidths: widths,
    alignment: AlignmentType.CENTER,
    borders: NO_RULES,
    rows: line.rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          height: { value: twips(line.points * ROW_HEIGHT_LINES), rule: HeightRule.ATLEAST },
          children: [cell(row.label, label, false), cell(factOf(facts, row.fact) ?? "", value, true)],
        }),
    ),
  });
}
