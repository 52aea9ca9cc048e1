import { FRONT_SECTION, nodeText } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson, ScalarAttribute } from "../model/document-content.ts";
import { HEADING_LEVELS_MAX, type SectionState } from "../model/node-specs.ts";
import type { Paragraph } from "./derive-paragraphs.ts";
import { markdownToBlocks } from "./markdown-to-blocks.ts";
import { replaceBlocks } from "./replace-blocks.ts";
import { captionsIn } from "./table-captions.ts";
import { tableRows } from "./table-rows.ts";
import { indexOfTable } from "./table-texts.ts";

/** One change by paragraph, as the calls about notes take it. `after`: the sibling it comes behind; absent = first. */
export type NoteChange =
  | { op: "insert"; parentId: string | null; after?: string | undefined; title: string; text?: string | undefined }
  | {
      op: "update";
      id: string;
      title?: string | undefined;
      text?: string | undefined;
      status?: Paragraph["status"] | undefined;
      textData?: string | undefined;
      dataTable?: string[][] | undefined;
      chartImage?: string | undefined;
    }
  | { op: "move"; id: string; parentId: string | null; after?: string | undefined }
  | { op: "remove"; id: string };

/**
 * Why nothing was changed. paragraph.unknown: there is no such paragraph, or not below that parent; paragraph.front: what stands before
 * the first heading has no title, state or points, cannot be moved, and nothing can stand below it.
 */
export type NoteProblem = { readonly problem: "paragraph.unknown" | "paragraph.front"; readonly id: string };

class Refused extends Error {
  readonly refusal: NoteProblem;
  constructor(problem: NoteProblem["problem"], id: string) {
    super(problem);
    this.refusal = { problem, id };
  }
}

/**
 * The document after all changes, one after the other, or why one cannot be made. Blocks whose Markdown does not change are not
 * touched, so nothing is lost that Markdown cannot say. Headings in a text become sections below it.
 */
export function applyNoteChanges(
  content: DocumentContent,
  changes: readonly NoteChange[],
  newId: () => string,
): DocumentContent | NoteProblem {
  try {
    return changes.reduce((changed, change) => apply(changed, change, newId), content);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

function apply(content: DocumentContent, change: NoteChange, newId: () => string): DocumentContent {
  const { blocks } = content;
  switch (change.op) {
    case "insert": {
      const { at, level } = placeFor(blocks, change.parentId, change.after);
      const text = readText(content, change.text ?? "", level + 1, newId);
      const heading: NodeJson = { type: "heading", attrs: { level, id: newId() }, ...titleContent(change.title) };
      return {
        ...content,
        blocks: blocks.toSpliced(at, 0, heading, ...text.blocks),
        footnotes: { ...content.footnotes, ...text.footnotes },
      };
    }
    case "move": {
      const start = findSection(blocks, change.id);
      const end = sectionEnd(blocks, start);
      const rest = blocks.toSpliced(start, end - start);
      const { at, level } = placeFor(rest, change.parentId, change.after);
      const shift = level - levelOf(blocks[start]);
      return { ...content, blocks: rest.toSpliced(at, 0, ...blocks.slice(start, end).map((block) => shifted(block, shift))) };
    }
    case "remove": {
      const isFront = change.id === FRONT_SECTION;
      const start = isFront ? 0 : findSection(blocks, change.id);
      const end = isFront ? nextHeading(blocks, 0) : sectionEnd(blocks, start);
      return withBlocks(content, blocks.toSpliced(start, end - start));
    }
    case "update":
      return update(content, change, newId);
  }
}

function update(content: DocumentContent, change: Extract<NoteChange, { op: "update" }>, newId: () => string): DocumentContent {
  const isFront = change.id === FRONT_SECTION;
  const { title, status, textData } = change;
  if (isFront && (title !== undefined || status !== undefined || textData !== undefined)) throw new Refused("paragraph.front", change.id);
  const start = isFront ? -1 : findSection(content.blocks, change.id);
  const end = nextHeading(content.blocks, start + 1);
  const heading = isFront ? undefined : content.blocks[start];
  let own = content.blocks.slice(start + 1, end);
  let footnotes = content.footnotes;
  if (change.text !== undefined) {
    const next = content.blocks[end];
    const below = next !== undefined && levelOf(next) > levelOf(heading) ? levelOf(next) : levelOf(heading) + 1;
    const text = readText(content, change.text, below, newId);
    own = replaceBlocks(own, text.blocks, { ...footnotes, ...text.footnotes });
    footnotes = { ...footnotes, ...text.footnotes };
  }
  if (change.dataTable !== undefined) own = withTable(own, change.dataTable, newId);
  if (change.chartImage !== undefined) own = withFigure(own, change.chartImage, newId);
  const changed = heading === undefined ? [] : [withHeading(heading, title, { ...stateOf(status), ...pointsOf(textData) })];
  const blocks = [...content.blocks.slice(0, Math.max(0, start)), ...changed, ...own, ...content.blocks.slice(end)];
  return withBlocks(content, blocks, footnotes);
}

function stateOf(status: Paragraph["status"] | undefined): Record<string, SectionState | null> {
  return status === undefined ? {} : { status: status === "empty" ? null : status };
}

function pointsOf(textData: string | undefined): Record<string, string | null> {
  return textData === undefined ? {} : { points: textData === "" ? null : textData };
}

function withHeading(heading: NodeJson, title: string | undefined, attrs: Readonly<Record<string, ScalarAttribute>>): NodeJson {
  const kept = Object.entries({ ...heading.attrs, ...attrs }).filter(([, value]) => value !== null);
  const { content, ...rest } = heading;
  const words = title === undefined || title === nodeText(heading) ? (content === undefined ? {} : { content }) : titleContent(title);
  return { ...rest, attrs: Object.fromEntries(kept), ...words };
}

function titleContent(title: string): Pick<NodeJson, "content"> {
  const text = title.replace(/\s+/g, " ").trim();
  return text === "" ? {} : { content: [{ type: "text", text }] };
}

/** Blocks of a text; its headings begin at `level`, and pictures of this document are figures. */
function readText(content: DocumentContent, text: string, level: number, newId: () => string) {
  const blobs = text.includes("![") ? attributesOf(content.blocks, "figure", "blobId") : new Set();
  const resolveImage = (address: string) => (blobs.has(address) ? address : null);
  const read = markdownToBlocks(text, { newId, resolveImage, tables: captionsIn(content.blocks) });
  const highest = Math.min(...read.blocks.filter(({ type }) => type === "heading").map(levelOf));
  return { footnotes: read.footnotes, blocks: read.blocks.map((block) => shifted(block, level - highest)) };
}

/** Other blocks and footnotes, without the footnotes that were referred to and no longer are. */
function withBlocks(content: DocumentContent, blocks: readonly NodeJson[], footnotes = content.footnotes): DocumentContent {
  if (Object.keys(footnotes).length === 0) return { ...content, blocks };
  const before = attributesOf(content.blocks, "footnote", "id");
  const after = attributesOf(blocks, "footnote", "id");
  const kept = Object.entries(footnotes).filter(([id]) => after.has(id) || (content.footnotes[id] !== undefined && !before.has(id)));
  return { ...content, blocks, footnotes: Object.fromEntries(kept) };
}

function attributesOf(nodes: readonly NodeJson[], type: NodeJson["type"], name: string, found: Set<string> = new Set()): Set<string> {
  for (const node of nodes) {
    if (node.type === type) found.add(String(node.attrs?.[name]));
    attributesOf(node.content ?? [], type, name, found);
  }
  return found;
}

function withTable(own: readonly NodeJson[], cells: readonly (readonly string[])[], newId: () => string): NodeJson[] {
  const at = indexOfTable(own);
  const content = tableRows(cells);
  if (content.length === 0) return at < 0 ? [...own] : own.toSpliced(at, 1);
  const table: NodeJson = { type: "table", attrs: own[at]?.attrs ?? { id: newId() }, content };
  return at < 0 ? [...own, table] : own.with(at, table);
}

function withFigure(own: readonly NodeJson[], blobId: string, newId: () => string): NodeJson[] {
  const at = own.findIndex(({ type }) => type === "figure");
  const figure: NodeJson = { type: "figure", attrs: { ...(own[at]?.attrs ?? { id: newId() }), blobId } };
  return at < 0 ? [...own, figure] : own.with(at, figure);
}

function levelOf(block: NodeJson | undefined): number {
  return block?.type === "heading" ? Number(block.attrs?.["level"] ?? 1) : 0;
}

function shifted(block: NodeJson, shift: number): NodeJson {
  if (block.type !== "heading" || shift === 0) return block;
  return { ...block, attrs: { ...block.attrs, level: Math.max(1, Math.min(levelOf(block) + shift, HEADING_LEVELS_MAX)) } };
}

/** Place of the heading of a section; refuses the front and what is not there. */
function findSection(blocks: readonly NodeJson[], id: string): number {
  if (id === FRONT_SECTION) throw new Refused("paragraph.front", id);
  const at = blocks.findIndex((block) => block.type === "heading" && block.attrs?.["id"] === id);
  if (at < 0) throw new Refused("paragraph.unknown", id);
  return at;
}

function nextHeading(blocks: readonly NodeJson[], from: number): number {
  const at = blocks.findIndex((block, index) => index >= from && block.type === "heading");
  return at < 0 ? blocks.length : at;
}

/** After the last block of the sections below it. */
function sectionEnd(blocks: readonly NodeJson[], start: number): number {
  const level = levelOf(blocks[start]);
  const at = blocks.findIndex((block, index) => index > start && block.type === "heading" && levelOf(block) <= level);
  return at < 0 ? blocks.length : at;
}

/** Where a section goes and its level: such that it stands below its parent, and no sibling after it below it. */
function placeFor(blocks: readonly NodeJson[], parentId: string | null, after: string | undefined): { at: number; level: number } {
  const parent = parentId === null ? -1 : findSection(blocks, parentId);
  const parentLevel = levelOf(blocks[parent]);
  if (after !== undefined && after !== FRONT_SECTION) {
    const sibling = findSection(blocks, after);
    const above = blocks.findLastIndex(
      (block, index) => index < sibling && block.type === "heading" && levelOf(block) < levelOf(blocks[sibling]),
    );
    if (above !== parent) throw new Refused("paragraph.unknown", after);
    return { at: sectionEnd(blocks, sibling), level: levelOf(blocks[sibling]) };
  }
  if (after === FRONT_SECTION && parent !== -1) throw new Refused("paragraph.unknown", after);
  const at = nextHeading(blocks, parent + 1);
  const childLevel = levelOf(blocks[at]);
  return { at, level: childLevel > parentLevel ? childLevel : Math.min(parentLevel + 1, HEADING_LEVELS_MAX) };
}
