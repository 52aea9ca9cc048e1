import { deriveSections, FRONT_SECTION, type Section } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import type { SectionState } from "../model/node-specs.ts";
import { blocksToMarkdown } from "./blocks-to-markdown.ts";
import { captionsIn, type TableCaptions } from "./table-captions.ts";
import { indexOfTable, tableTexts } from "./table-texts.ts";

/** A section as the calls about notes show it. */
export type Paragraph = {
  /** Of its heading; FRONT_SECTION for the blocks before the first one. */
  id: string;
  level: number;
  title: string;
  /** Markdown of its own blocks; captions are left out, pictures are `![alt](blobId)`, references to tables `[[表：caption]]`. */
  text: string;
  /** The heading's, or by whether it holds anything. */
  status: SectionState | "empty";
  /** Length of its own blocks, without marks of what is missing. */
  charCnt: number;
  targetCnt: number | null;
  /** What it is to say. */
  textData?: string;
  /** Cells of the table its first chart is drawn from, else of the first table among its blocks, as plain text. */
  dataTable?: string[][];
  /** Blob of the first figure among its blocks. */
  chartImage?: string;
  subPara: Paragraph[];
};

/** A table is shown up to this size; what is beyond stays in the document. */
const ROWS_MAX = 500;
const COLUMNS_MAX = 100;
const CELL_MAX_CHARACTERS = 2000;

/** A document by paragraph. The front is left out where it holds nothing. */
export function deriveParagraphs(content: Pick<DocumentContent, "blocks" | "footnotes">): Paragraph[] {
  const tables = captionsIn(content.blocks);
  return deriveSections(content.blocks)
    .map((section) => paragraphOf(section, content, tables))
    .filter(({ id, status }) => id !== FRONT_SECTION || status !== "empty");
}

/** Markdown of blocks as a paragraph's text has it. */
export function paragraphText(blocks: readonly NodeJson[], footnotes: DocumentContent["footnotes"], tables: TableCaptions): string {
  return blocksToMarkdown({ blocks, footnotes }, { caption: () => null, tables }).trimEnd();
}

function paragraphOf(section: Section, content: Pick<DocumentContent, "blocks" | "footnotes">, tables: TableCaptions): Paragraph {
  const isFront = section.id === FRONT_SECTION;
  const heading = isFront ? undefined : content.blocks[section.start];
  const own = content.blocks.slice(isFront ? section.start : section.start + 1, section.end);
  const text = paragraphText(own, content.footnotes, tables);
  const table = own[indexOfTable(own)];
  const figure = findNode(own, "figure");
  const points = heading?.attrs?.["points"];
  const target = heading?.attrs?.["target"];
  return {
    id: section.id,
    level: section.level,
    title: section.title,
    text,
    status: section.state ?? (text === "" && !own.some(({ type }) => type === "chart" || type === "figure") ? "empty" : "done"),
    charCnt: section.length,
    targetCnt: typeof target === "number" ? target : null,
    ...(typeof points === "string" ? { textData: points } : {}),
    ...(table === undefined ? {} : { dataTable: cellsOf(table) }),
    ...(figure === null ? {} : { chartImage: String(figure.attrs?.["blobId"] ?? "") }),
    subPara: section.children.map((child) => paragraphOf(child, content, tables)),
  };
}

function cellsOf(table: NodeJson): string[][] {
  return tableTexts(table)
    .slice(0, ROWS_MAX)
    .map((row) => row.slice(0, COLUMNS_MAX).map((cell) => cell.slice(0, CELL_MAX_CHARACTERS)));
}

function findNode(nodes: readonly NodeJson[], type: NodeJson["type"]): NodeJson | null {
  for (const node of nodes) {
    const found = node.type === type ? node : findNode(node.content ?? [], type);
    if (found !== null) return found;
  }
  return null;
}
