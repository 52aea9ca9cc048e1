import { nodeText } from "../model/derive-sections.ts";
import type { NodeJson } from "../model/document-content.ts";

/** Captions by the ids of their tables. */
export type TableCaptions = ReadonlyMap<string, string>;

/** The line above a table that is its caption: 表：人数, Table: Numbers of pupils. Its number is counted, not typed. */
const CAPTION = /^(?:表 ?[：:]|Table:)\s*(\S.{0,199})$/;
/** A reference to a table by its caption: [[表：人数]], [[Table: Numbers of pupils]]. */
const REFERENCE = /\[\[(?:表|Table) ?[：:] ?([^[\]\n]{1,200})\]\]/g;
const HAN = /\p{Script=Han}/u;
/** What is shown as it was typed. */
const VERBATIM: ReadonlySet<NodeJson["type"]> = new Set<NodeJson["type"]>(["heading", "codeBlock"]);

/** The line above a table, as Markdown has it. */
export function writeCaption(caption: string): string {
  return `${HAN.test(caption) ? "表：" : "Table: "}${caption.replace(/\s+/g, " ").trim()}`;
}

/** What stands for a cross reference to a table with this caption. */
export function writeTableReference(caption: string): string {
  return `[[${writeCaption(caption)}]]`;
}

/** The same blocks, in which the line above a table that begins as a caption is its caption; such a table has three lines. */
export function withCaptions(blocks: readonly NodeJson[]): NodeJson[] {
  return blocks.flatMap((block, at): NodeJson[] => {
    const [before, next] = [blocks[at - 1], blocks[at + 1]];
    if (next?.type === "table" && captionOf(block) !== null) return [];
    const caption = block.type === "table" && before !== undefined ? captionOf(before) : null;
    return caption === null ? [block] : [{ ...block, attrs: { ...block.attrs, caption, kind: "three-line" } }];
  });
}

function captionOf(block: NodeJson): string | null {
  const isPlain = block.type === "paragraph" && (block.content ?? []).every(({ type }) => type === "text");
  return isPlain ? (CAPTION.exec(nodeText(block).trim())?.[1]?.trim() ?? null) : null;
}

/** Captions of the tables among these blocks. */
export function captionsIn(blocks: readonly NodeJson[]): Map<string, string> {
  return new Map(
    blocks.flatMap(({ type, attrs }): [string, string][] => {
      const caption = String(attrs?.["caption"] ?? "").trim();
      return type === "table" && caption !== "" ? [[String(attrs?.["id"] ?? ""), caption]] : [];
    }),
  );
}

/**
 * The same blocks with references by caption as cross references, to a table among them or one of `others`; where there is no such
 * table, as its words.
 */
export function linkTables(blocks: readonly NodeJson[], others: TableCaptions = new Map()): NodeJson[] {
  // Of several of one caption the first is meant, and one among the blocks before others.
  const ids = new Map([...others, ...[...captionsIn(blocks)].reverse()].map(([id, caption]) => [bare(caption), id]));
  const visit = (node: NodeJson): NodeJson[] => {
    if (VERBATIM.has(node.type)) return [node];
    if (node.type === "text") return linkText(node, ids);
    const content = node.content?.flatMap(visit);
    return content === undefined || content.every((one, at) => one === node.content?.[at]) ? [node] : [{ ...node, content }];
  };
  return blocks.flatMap(visit);
}

function linkText(node: NodeJson, ids: ReadonlyMap<string, string>): NodeJson[] {
  const text = node.text ?? "";
  if (!text.includes("[[") || node.marks?.some(({ type }) => type === "code")) return [node];
  const nodes: NodeJson[] = [];
  let words = "";
  let end = 0;
  const close = () => {
    if (words !== "") nodes.push({ ...node, text: words });
    words = "";
  };
  for (const match of text.matchAll(REFERENCE)) {
    const caption = (match[1] ?? "").trim();
    const targetId = ids.get(bare(caption));
    words += text.slice(end, match.index);
    end = match.index + match[0].length;
    if (targetId === undefined) words += HAN.test(caption) ? `表“${caption}”` : `table “${caption}”`;
    else {
      close();
      nodes.push({ type: "crossRef", attrs: { targetId } });
    }
  }
  if (end === 0) return [node];
  words += text.slice(end);
  close();
  return nodes;
}

const bare = (caption: string): string => caption.replace(/\s+/g, " ").trim();
