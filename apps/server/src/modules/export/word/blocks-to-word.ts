import { type Block, type HeadingBlock, type Inline, inlinesToText, type ListBlock, type TableBlock } from "@tangleaf/document";
import { type IParagraphOptions, Paragraph, type Table, TextRun } from "docx";
import { printable } from "../printable.ts";
import type { WordProfile } from "../profiles/word-profile.ts";
import { formula, inlinesToWord } from "./inlines-to-word.ts";
import { HEADING_NUMBERS, itemIndent, LIST_LEVELS, numberingReference } from "./numberings.ts";
import { STYLE } from "./style-ids.ts";
import { tableToWord } from "./table-to-word.ts";
import { firstLine } from "./units.ts";

const HEADING_LEVELS = 4;
/** 第一章, 一、, （一）, 1.2: what Word writes itself where it counts the headings. "2026 年" is no number of a heading. */
const TYPED_NUMBER =
  /^(?:第[一二三四五六七八九十百\d]+[章节]|[一二三四五六七八九十]+、|[（(][一二三四五六七八九十]+[）)]|\d{1,2}(?:\.\d{1,2})*(?:[.、．]|(?=\s)))\s*/;
/** A cell costs the builder 4 KB: further tables are written as lines, which beats writing nothing. */
const TABLE_CELLS_MAX = 20_000;

/** Where a block stands: a list level inside a list, quoted inside a quote. */
type Place = { readonly listLevel: number | null; readonly ordered: boolean; readonly quoted: boolean };
const TOP: Place = { listLevel: null, ordered: false, quoted: false };

export type BlockWriter = {
  write(block: Block): (Paragraph | Table)[];
  /** First numbers of the ordered lists written so far: each needs a numbering of its own. */
  readonly starts: ReadonlySet<number>;
};

/** Writes blocks that mean the same everywhere: lists, tables, quotes, code, formulas, headings, paragraphs. */
export function createBlockWriter(profile: WordProfile): BlockWriter {
  const starts = new Set<number>();
  let lists = 0;
  let cells = 0;

  function write(block: Block, place: Place): (Paragraph | Table)[] {
    switch (block.kind) {
      case "heading":
        return [headingToWord(block, profile)];
      case "paragraph":
        return paragraphs(block.inlines, profile, placeOptions(profile, place));
      case "list":
        return writeList(block, place);
      case "table":
        return writeTable(block);
      case "quote":
        return block.blocks.flatMap((inner) => write(inner, { ...place, quoted: true }));
      case "code":
        return [codeBlock(block.text)];
      case "math":
        return [new Paragraph({ style: STYLE.formula, children: [formula(block.tex)] })];
      case "rule":
        return profile.runMarks ? [new Paragraph({ style: STYLE.table, thematicBreak: true })] : [];
    }
  }

  function writeTable(table: TableBlock): (Paragraph | Table)[] {
    cells += (table.rows.length + 1) * table.header.length;
    if (cells > TABLE_CELLS_MAX)
      return [table.header, ...table.rows].map((row) => new Paragraph({ style: STYLE.table, children: rowAsLine(row) }));
    return [tableToWord(table, profile), new Paragraph({ style: STYLE.table })];
  }

  function rowAsLine(row: TableBlock["header"]) {
    return row.flatMap((cell, index) => [...(index > 0 ? [new TextRun("\t")] : []), ...inlinesToWord(cell, profile)]);
  }

  function writeList(list: ListBlock, place: Place): (Paragraph | Table)[] {
    const level = Math.min(place.listLevel === null ? 0 : place.listLevel + 1, LIST_LEVELS - 1);
    if (list.ordered) starts.add(list.start);
    lists++;
    const numbering = { reference: numberingReference(list.ordered, list.start), level, instance: lists };
    // Official documents know no bullets: the items are paragraphs.
    const numbered = list.ordered || profile.lists === "hanging";
    return list.items.flatMap((item) =>
      item.flatMap((block, index) => {
        if (index > 0 || block.kind !== "paragraph") return write(block, { ...place, listLevel: level, ordered: list.ordered });
        return [
          new Paragraph({
            style: STYLE.list,
            ...(numbered ? { numbering: { ...numbering, custom: true } } : {}),
            children: inlinesToWord(block.inlines, profile),
          }),
        ];
      }),
    );
  }

  return { starts, write: (block) => write(block, TOP) };
}

function headingToWord(block: HeadingBlock, profile: WordProfile): Paragraph {
  const level = Math.min(block.level, HEADING_LEVELS);
  const style = `Heading${level}`;
  if (profile.headingNumbers?.[level - 1] === undefined) return new Paragraph({ style, children: inlinesToWord(block.inlines, profile) });
  const [first, ...rest] = block.inlines;
  const inlines = first?.kind === "text" ? [{ ...first, text: first.text.replace(TYPED_NUMBER, "") }, ...rest] : block.inlines;
  return new Paragraph({ style, numbering: { reference: HEADING_NUMBERS, level: level - 1 }, children: inlinesToWord(inlines, profile) });
}

/** One paragraph, so that its shade is one piece; a paragraph per line would cost three times the memory. */
function codeBlock(text: string): Paragraph {
  const runs = text.split("\n").map((line, index) => new TextRun({ text: printable(line), ...(index > 0 ? { break: 1 } : {}) }));
  return new Paragraph({ style: STYLE.code, children: runs });
}

/** One paragraph, or one per line where a break begins a new one. */
function paragraphs(inlines: readonly Inline[], profile: WordProfile, options: IParagraphOptions = {}): (Paragraph | Table)[] {
  return linesOf(inlines, profile).map((line) => new Paragraph({ ...options, children: inlinesToWord(line, profile) }));
}

export function linesOf(inlines: readonly Inline[], profile: WordProfile): Inline[][] {
  if (!profile.breaksAreParagraphs) return [[...inlines]];
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === "break") lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines.map(trimStart).filter((line) => inlinesToText(line).trim() !== "");
}

/** An indent typed at the start of a line would double the style's. */
function trimStart(line: Inline[]): Inline[] {
  const [first, ...rest] = line;
  return first?.kind === "text" && first.code !== true ? [{ ...first, text: first.text.trimStart() }, ...rest] : line;
}

function placeOptions(profile: WordProfile, place: Place): IParagraphOptions {
  if (place.listLevel !== null) {
    const { left } = itemIndent(profile, place.listLevel, place.ordered);
    return { style: STYLE.list, indent: { left, ...firstLine(profile, profile.lists === "running" ? profile.firstLineCharacters : 0) } };
  }
  return place.quoted ? { style: STYLE.quote } : {};
}
