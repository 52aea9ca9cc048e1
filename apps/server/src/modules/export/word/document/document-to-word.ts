import type { NodeJson } from "@tangleaf/document/model";
import { usualAlignments } from "@tangleaf/document/table-alignment";
import type { Paragraph, Table } from "docx";
import { bookmarkOf, type Container } from "../../../word-format/index.ts";
import { numberingReference } from "../numberings.ts";
import { captionToWord, figureToWord, formulaToWord, getBlockId, sourceToWord, type WriterSetting } from "./captioned-to-word.ts";
import { createParagraphWriter } from "./paragraph-writer.ts";
import { codeToWord, headingToWord, plainParagraphToWord } from "./paragraphs-to-word.ts";
import type { Place } from "./place-style.ts";
import { tableNodeToWord } from "./table-node-to-word.ts";

const TOP: Place = { path: [] };

type WordBlock = Paragraph | Table;

export type DocumentWriter = {
  write(blocks: readonly NodeJson[]): WordBlock[];
  /** The lists written so far, by what they need of the numbering. */
  readonly lists: ReadonlyMap<string, { readonly ordered: boolean; readonly start: number }>;
};

/** Writes the blocks of a document. */
export function createDocumentWriter(setting: WriterSetting): DocumentWriter {
  const { profile, numbers, styles } = setting;
  const lists = new Map<string, { ordered: boolean; start: number }>();
  let instances = 0;
  const out = createParagraphWriter(styles);
  const { paragraph, separator } = out;
  const context = { setting, out };

  function writeAll(blocks: readonly NodeJson[], place: Place): WordBlock[] {
    return blocks.flatMap((block, index) => {
      const previous = blocks[index - 1];
      // Two quotes, or two pieces of code, would be one.
      const isApart = previous?.type === block.type && (block.type === "blockquote" || block.type === "codeBlock");
      return [...(isApart ? [separator(place.path)] : []), ...write(block, place)];
    });
  }

  function write(block: NodeJson, place: Place): WordBlock[] {
    if (out.isBreakDue && block.type !== "paragraph" && block.type !== "heading") return [separator(), ...write(block, place)];
    switch (block.type) {
      case "heading":
        return [headingToWord(block, context)];
      case "paragraph":
        return [plainParagraphToWord(block, place, context)];
      case "bulletList":
      case "orderedList":
        return list(block, place);
      case "blockquote":
        return writeAll(block.content ?? [], { path: [...place.path, "quote"] });
      case "codeBlock":
        return [codeToWord(block, place.path, context)];
      case "table":
        return table(block);
      case "figure":
      case "chart":
        return figureToWord(block, place.path, context);
      case "mathBlock":
        return [formulaToWord(block, place.path, context)];
      case "horizontalRule":
        return [paragraph({ style: "Separator", thematicBreak: true })];
      case "pageBreak":
        out.breakPage();
        return [];
      default:
        return [];
    }
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

  function table(block: NodeJson): WordBlock[] {
    const bookmark = bookmarkOf("table", block.attrs?.["id"]);
    const label = numbers.tables.get(getBlockId(block));
    const above = label === undefined ? [] : [captionToWord({ block, label, bookmark, path: [], isAbove: true }, context)];
    if (label === undefined) out.bookmarkNext(bookmark);
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
    return [...above, tableNodeToWord(block, profile, cells), ...sourceToWord(block, [], context), separator()];
  }

  return {
    lists,
    write(blocks) {
      const children = writeAll(blocks, TOP);
      return out.isBreakDue ? [...children, separator()] : children;
    },
  };
}
