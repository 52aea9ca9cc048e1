import type { NodeJson } from "@tangleaf/document/model";
import { usualAlignments } from "@tangleaf/document/table-alignment";
import {
  AlignmentType,
  Bookmark,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from "docx";
import { ChartRun, type ChartRunOptions } from "docx/charts";
import { bookmarkOf, type Container, FITTED_NOTES, FORMULA_COUNTER, joinNotes, NO_INDENT_NOTE } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import { HEADING_NUMBERS, itemIndent, numberingReference } from "../numberings.ts";
import { mmToTwips } from "../units.ts";
import { chapterMark, counterToWord } from "./counter-to-word.ts";
import { pictureToWord } from "./figure-to-word.ts";
import { LIST_LEVELS_OF_DOCUMENTS } from "./list-numberings.ts";
import { ALIGNMENTS, type Base, indentOf, isAlignment, type NestedStyles } from "./nested-styles.ts";
import { tableNodeToWord } from "./table-node-to-word.ts";
import { type TextSetting, textToWord } from "./text-to-word.ts";

export type WriterSetting = TextSetting & {
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** Charts that are Word's own, by their ids. */
  readonly charts?: ReadonlyMap<string, ChartRunOptions>;
  readonly styles: NestedStyles;
  readonly areHeadingsNumbered: boolean;
};

/** Where a block stands. `item`: the number of the list item it begins. */
type Place = {
  readonly path: readonly Container[];
  readonly item?: { readonly reference: string; readonly instance: number };
  readonly cell?: {
    readonly isHeader: boolean;
    readonly align: unknown;
    /** Alignment of a cell for which nobody chose one; null: the one of its style. */
    readonly fitted: keyof typeof FITTED_NOTES | null;
  };
};
const TOP: Place = { path: [] };

const PARAGRAPH_STYLES: Readonly<Record<string, Base>> = { abstract: "abstract", keywords: "keywords", source: "sourceParagraph" };
/** What may stand in the name of a style; other words were no language either. */
const CODE_LANGUAGE = /^[\w+#.-]{1,40}$/;
/** Between the label of a caption and its words. */
const CAPTION_GAP = { zh: "\u3000", en: "  " } as const;

type WordBlock = Paragraph | Table;

export type DocumentWriter = {
  write(blocks: readonly NodeJson[]): WordBlock[];
  /** The lists written so far, by what they need of the numbering. */
  readonly lists: ReadonlyMap<string, { readonly ordered: boolean; readonly start: number }>;
};

/** Writes the blocks of a document. */
export function createDocumentWriter(setting: WriterSetting): DocumentWriter {
  const { profile, numbers, formulas, styles } = setting;
  const lists = new Map<string, { ordered: boolean; start: number }>();
  let instances = 0;
  /** A break of the page that the next paragraph brings along. */
  let isBreakDue = false;
  const isIndented = setting.language === "zh" && profile.firstLineCharacters > 0;
  /** Bookmark of a table without a caption: its first paragraph has it. */
  let dueBookmark: string | null = null;

  const text = (node: NodeJson) => textToWord(node.content ?? [], setting);

  function paragraph(options: IParagraphOptions, children: readonly ParagraphChild[] = []): Paragraph {
    const bookmark = dueBookmark;
    const pageBreakBefore = isBreakDue;
    dueBookmark = null;
    isBreakDue = false;
    return new Paragraph({
      ...(pageBreakBefore ? { pageBreakBefore } : {}),
      ...options,
      children: [...(bookmark === null ? [] : [new Bookmark({ id: bookmark, children: [] })]), ...children],
    });
  }

  function writeAll(blocks: readonly NodeJson[], place: Place): WordBlock[] {
    return blocks.flatMap((block, index) => {
      const previous = blocks[index - 1];
      // Two quotes, or two pieces of code, would be one.
      const isApart = previous?.type === block.type && (block.type === "blockquote" || block.type === "codeBlock");
      return [...(isApart ? [separator(place.path)] : []), ...write(block, place)];
    });
  }

  function write(block: NodeJson, place: Place): WordBlock[] {
    if (isBreakDue && block.type !== "paragraph" && block.type !== "heading") return [separator(), ...write(block, place)];
    switch (block.type) {
      case "heading":
        return [heading(block)];
      case "paragraph":
        return [plainParagraph(block, place)];
      case "bulletList":
      case "orderedList":
        return list(block, place);
      case "blockquote":
        return writeAll(block.content ?? [], { path: [...place.path, "quote"] });
      case "codeBlock":
        return [code(block, place)];
      case "table":
        return table(block);
      case "figure":
      case "chart":
        return figure(block, place);
      case "mathBlock":
        return [formula(block, place)];
      case "horizontalRule":
        return [paragraph({ style: "Separator", thematicBreak: true })];
      case "pageBreak":
        isBreakDue = true;
        return [];
      default:
        return [];
    }
  }

  /** A line that parts what would be one, and brings along the break that is due. */
  function separator(path: readonly Container[] = []): Paragraph {
    const style = styles.idOf("separator", path);
    return paragraph({ style });
  }

  function heading(block: NodeJson): Paragraph {
    const level = Number(block.attrs?.["level"] ?? 1);
    const depth = numbers.levels.get(block) ?? null;
    const bookmark = bookmarkOf("heading", block.attrs?.["id"]);
    return paragraph({ style: `Heading${level}`, ...numberingOf(depth, level) }, [
      ...(depth === 0 ? chapterMark() : []),
      ...marked(bookmark, text(block)),
    ]);
  }

  /** Only what differs from the heading's style, which has the number of its level. */
  function numberingOf(depth: number | null, level: number): IParagraphOptions {
    if (!setting.areHeadingsNumbered || depth === level - 1) return {};
    return depth === null ? { numbering: false } : { numbering: { reference: HEADING_NUMBERS, level: depth } };
  }

  function plainParagraph(block: NodeJson, place: Place): Paragraph {
    const { align, noIndent, kind } = block.attrs ?? {};
    const isAligned = isAlignment(align);
    const isTop = place.path.length === 0 && place.cell === undefined;
    const isMiddle = align === "center" || align === "right";
    // Where body text is indented its indent says whether this one is; anywhere else the name of the style does.
    const isTold = isTop && !isMiddle && kind !== "keywords" && kind !== "source" && isIndented;
    const style = styleOf(place, String(kind), noIndent === 1 && !isTold);
    const isFlush = isTop && (noIndent === 1 || isMiddle);
    return paragraph(
      {
        ...(style === "Normal" ? {} : { style }),
        ...(isAligned ? { alignment: ALIGNMENTS[align] } : {}),
        ...(isFlush ? { indent: { firstLine: 0, firstLineChars: 0 } } : {}),
        ...itemOptions(place),
      },
      marked(setting.references?.get(String(block.attrs?.["refId"] ?? ""))?.bookmark ?? null, text(block)),
    );
  }

  function styleOf({ path, item, cell }: Place, kind: string, isNoted: boolean): string {
    const own = PARAGRAPH_STYLES[kind];
    const flush = isNoted ? [NO_INDENT_NOTE] : [];
    if (cell !== undefined && path.length === 0) {
      const fitted = cell.fitted === null ? [] : [FITTED_NOTES[cell.fitted]];
      const notes = [...(isAlignment(cell.align) ? [cell.align] : fitted), ...(own === undefined ? [] : [kind]), ...flush];
      return styles.idOf(cell.isHeader ? "tableHeading" : "tableText", [], joinNotes(notes));
    }
    const note = joinNotes(flush);
    if (own !== undefined) return styles.idOf(own, item === undefined ? path : outerPath(path), note);
    if (item !== undefined) return styles.idOf("list", outerPath(path), note);
    return path.at(-1) === "quote" ? styles.idOf("quote", path.slice(0, -1), note) : styles.idOf("body", path, note);
  }

  function itemOptions({ path, item }: Place): IParagraphOptions {
    if (item === undefined) return {};
    const outer = outerPath(path);
    const level = Math.min(path.length - outer.length, LIST_LEVELS_OF_DOCUMENTS) - 1;
    const indent = itemIndent(profile, level, true);
    return {
      numbering: { reference: item.reference, instance: item.instance, level },
      ...(outer.length === 0 ? {} : { indent: { ...indent, left: indent.left + indentOf(profile, outer) } }),
    };
  }

  function list(block: NodeJson, place: Place): WordBlock[] {
    const ordered = block.type === "orderedList";
    const start = ordered ? Number(block.attrs?.["start"] ?? 1) : 1;
    const reference = numberingReference(ordered, start);
    lists.set(reference, { ordered, start });
    const instance = ++instances;
    const path: Container[] = [...place.path, "list"];
    const inside = place.cell === undefined ? { path } : { path, cell: place.cell };
    return (block.content ?? []).flatMap((item) => {
      const [first, ...rest] = item.content ?? [];
      return [...(first === undefined ? [] : write(first, { ...inside, item: { reference, instance } })), ...writeAll(rest, inside)];
    });
  }

  function code(block: NodeJson, { path }: Place): Paragraph {
    const language = String(block.attrs?.["language"] ?? "");
    const style = styles.idOf("code", path, CODE_LANGUAGE.test(language) ? language : null);
    const lines = printable((block.content ?? []).map((node) => node.text ?? "").join("")).split("\n");
    return paragraph(
      { style },
      lines.map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) })),
    );
  }

  function table(block: NodeJson): WordBlock[] {
    const bookmark = bookmarkOf("table", block.attrs?.["id"]);
    const label = numbers.tables.get(idOf(block));
    const above = label === undefined ? [] : [caption({ block, label, bookmark, path: [], isAbove: true })];
    if (label === undefined) dueBookmark = bookmark;
    const usual = usualAlignments(block);
    const cells = new Map(
      (block.content ?? []).flatMap((row) =>
        (row.content ?? []).map((cell): [NodeJson, WordBlock[]] => {
          const isHeader = cell.type === "tableHeader";
          const spans = isHeader && Number(cell.attrs?.["colspan"] ?? 1) > 1;
          const fitted = usual.get(cell) === "right" ? "right" : spans ? "center" : null;
          const place = { isHeader, align: cell.attrs?.["align"], fitted } as const;
          return [cell, writeAll(cell.content ?? [], { path: [], cell: place })];
        }),
      ),
    );
    return [...above, tableNodeToWord(block, profile, cells), ...sourceNote(block, []), separator()];
  }

  function figure(block: NodeJson, { path }: Place): WordBlock[] {
    const bookmark = bookmarkOf("figure", block.attrs?.["id"]);
    const label = numbers.figures.get(idOf(block));
    const style = styles.idOf("figure", path);
    const picture = paragraph(
      { style, ...(label === undefined ? { keepNext: false } : {}) },
      marked(label === undefined ? bookmark : null, [chartOf(block) ?? pictureToWord(block, setting.images, profile)]),
    );
    const below = label === undefined ? [] : [caption({ block, label, bookmark, path, isAbove: false })];
    return [picture, ...below, ...sourceNote(block, path)];
  }

  function chartOf(block: NodeJson): ChartRun | null {
    const options = block.type === "chart" ? setting.charts?.get(idOf(block)) : undefined;
    return options === undefined ? null : new ChartRun(options);
  }

  function caption(input: {
    block: NodeJson;
    label: string;
    bookmark: string | null;
    path: readonly Container[];
    isAbove: boolean;
  }): Paragraph {
    const style = styles.idOf("caption", input.path);
    // The counter is named by the label's word, as Word's own dialog has it.
    const counter = input.label.replace(/\d.*/s, "").trim();
    return paragraph({ style, ...(input.isAbove ? {} : { keepNext: false }) }, [
      ...marked(input.bookmark, counterToWord(input.label, counter)),
      new TextRun({ text: CAPTION_GAP[setting.language] + printable(String(input.block.attrs?.["caption"] ?? "")) }),
    ]);
  }

  function sourceNote(block: NodeJson, path: readonly Container[]): WordBlock[] {
    const source = block.attrs?.["source"];
    if (typeof source !== "string" || source === "") return [];
    const style = styles.idOf("source", path);
    return [paragraph({ style }, [new TextRun({ text: printable(source) })])];
  }

  function formula(block: NodeJson, { path }: Place): Paragraph {
    const bookmark = bookmarkOf("formula", block.attrs?.["id"]);
    const label = numbers.equations.get(idOf(block));
    const latex = String(block.attrs?.["latex"] ?? "");
    const style = styles.idOf("formula", path);
    if (label === undefined) return paragraph({ style }, marked(bookmark, [formulas.onItsOwn(latex)]));
    const { page } = profile;
    const width = mmToTwips(page.widthMm - page.marginMm.left - page.marginMm.right);
    const tabStops = [
      { type: TabStopType.CENTER, position: Math.round(width / 2) },
      { type: TabStopType.RIGHT, position: width },
    ];
    return paragraph({ style, alignment: AlignmentType.LEFT, tabStops }, [
      tab(),
      formulas.inLine(latex),
      tab(),
      ...marked(bookmark, counterToWord(label, FORMULA_COUNTER)),
    ]);
  }

  return {
    lists,
    write(blocks) {
      const children = writeAll(blocks, TOP);
      return isBreakDue ? [...children, separator()] : children;
    },
  };
}

const tab = (): TextRun => new TextRun({ children: [new Tab()] });

/** What a list stands in: the path without the lists at its end. */
function outerPath(path: readonly Container[]): readonly Container[] {
  return path.slice(0, path.lastIndexOf("quote") + 1);
}

const idOf = ({ attrs }: NodeJson): string => String(attrs?.["id"] ?? "");

function marked(bookmark: string | null, children: ParagraphChild[]): ParagraphChild[] {
  return bookmark === null ? children : [new Bookmark({ id: bookmark, children })];
}
