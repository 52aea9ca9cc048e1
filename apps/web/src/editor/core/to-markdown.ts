import type { JSONContent } from "@tiptap/core";
import { escapeLineStarts, escapeMarkdown } from "./escape-markdown.ts";

type Write = (node: JSONContent) => string;

/** Markdown of an edited document, in the product's dialect (`@tangleaf/document/markdown`): reading it back gives the same page. */
export function toMarkdown(document: JSONContent): string {
  return `${blocks(document.content)}\n`.replace(/^\n+/, "");
}

const BLOCKS: Readonly<Record<string, Write>> = {
  paragraph: (node) => escapeLineStarts(inline(node.content).trim()),
  heading: (node) => `${"#".repeat(Number(node.attrs?.["level"] ?? 1))} ${inline(node.content).trim().replaceAll("\n", " ")}`,
  blockquote: (node) => prefix(blocks(node.content), "> ", "> "),
  bulletList: (node) => list(node, () => "- "),
  orderedList: (node) => list(node, (index) => `${Number(node.attrs?.["start"] ?? 1) + index}. `),
  codeBlock: (node) => fence(node),
  horizontalRule: () => "---",
  table: (node) => table(node),
  mathBlock: (node) => `$$\n${String(node.attrs?.["tex"] ?? "")}\n$$`,
};

function blocks(nodes: readonly JSONContent[] = []): string {
  return nodes
    .map((node, index) => {
      const text = BLOCKS[node.type ?? ""]?.(node) ?? inline(node.content);
      return followsLikeList(nodes, index) ? otherMarker(text) : text;
    })
    .filter((text) => text !== "")
    .join("\n\n");
}

/** Two lists of one kind side by side would be read as one: every other one takes the other marker. */
function followsLikeList(nodes: readonly JSONContent[], index: number): boolean {
  const type = nodes[index]?.type;
  if (type !== "bulletList" && type !== "orderedList") return false;
  let run = 0;
  while (nodes[index - run - 1]?.type === type) run++;
  return run % 2 === 1;
}

function otherMarker(list: string): string {
  return list.replace(/^- /gm, "* ").replace(/^(\d+)\. /gm, "$1) ");
}

function list(node: JSONContent, marker: (index: number) => string): string {
  const items = (node.content ?? []).map((item, index) => {
    const mark = marker(index);
    const tight = (item.content ?? []).length <= 1 || isTight(item);
    const text = tight ? (item.content ?? []).map((child) => BLOCKS[child.type ?? ""]?.(child) ?? "").join("\n") : blocks(item.content);
    return prefix(text, mark, " ".repeat(mark.length));
  });
  return items.join((node.content ?? []).every(isTight) ? "\n" : "\n\n");
}

/** An item of one paragraph, with at most lists under it, needs no blank lines. */
function isTight(item: JSONContent): boolean {
  return (item.content ?? []).slice(1).every((child) => child.type === "bulletList" || child.type === "orderedList");
}

function fence(node: JSONContent): string {
  const code = (node.content ?? [])
    .map((child) => child.text ?? "")
    .join("")
    .replace(/\n$/, "");
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map((run) => run[0].length));
  const bars = "`".repeat(longest + 1);
  return `${bars}${String(node.attrs?.["language"] ?? "")}\n${code}\n${bars}`;
}

const ALIGNED: Readonly<Record<string, string>> = { left: ":---", center: ":---:", right: "---:" };

function table(node: JSONContent): string {
  const rows = (node.content ?? []).map((row) => row.content ?? []);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [head = []] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const cellsOf = (row: readonly JSONContent[]) => Array.from({ length: width }, (_, at) => cell(row[at]));
  const rule = Array.from({ length: width }, (_, at) => ALIGNED[String(head[at]?.attrs?.["align"] ?? "")] ?? "---");
  return [line(cellsOf(head)), line(rule), ...rows.slice(1).map((row) => line(cellsOf(row)))].join("\n");
}

/** A cell holds one line: paragraphs and breaks become spaces. */
function cell(node: JSONContent | undefined): string {
  const text = (node?.content ?? []).map((block) => inline(block.content)).join(" ");
  return text
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("|", "\\|")
    .trim();
}

/** Marks in the order they are opened; the first is the outermost. */
const MARKS: readonly { type: string; open: Write; close: Write }[] = [
  { type: "link", open: () => "[", close: (mark) => `](${String(mark.attrs?.["href"] ?? "").replace(/[()\s]/g, encodeURIComponent)})` },
  { type: "bold", open: () => "**", close: () => "**" },
  { type: "italic", open: () => "*", close: () => "*" },
  { type: "strike", open: () => "~~", close: () => "~~" },
];

function inline(nodes: readonly JSONContent[] = []): string {
  let out = "";
  let open: JSONContent[] = [];
  const closeDownTo = (kept: number) => {
    let space = "";
    if (open.length > kept) {
      const trimmed = out.trimEnd();
      space = out.slice(trimmed.length);
      out = trimmed;
    }
    for (const mark of open.slice(kept).reverse()) out += writeMark(mark, "close");
    open = open.slice(0, kept);
    out += space;
  };
  for (const node of nodes) {
    const wanted = sortMarks(node.marks ?? []);
    const shared = wanted.findIndex((mark, at) => !sameMark(mark, open[at]));
    closeDownTo(Math.min(shared < 0 ? wanted.length : shared, open.length));
    const text = writeInline(node);
    const lead = text.slice(0, text.length - text.trimStart().length);
    const fresh = wanted.slice(open.length);
    if (fresh.length > 0 && text.trim() === "") {
      out += text;
      continue;
    }
    out += fresh.length > 0 ? lead : "";
    for (const mark of fresh) out += writeMark(mark, "open");
    open = [...open, ...fresh];
    out += fresh.length > 0 ? text.slice(lead.length) : text;
  }
  closeDownTo(0);
  return out;
}

function writeInline(node: JSONContent): string {
  if (node.type === "hardBreak") return "\n";
  if (node.type === "mathInline") return math(node);
  const text = node.text ?? "";
  return node.marks?.some((mark) => mark.type === "code") ? code(text) : escapeMarkdown(text);
}

function math(node: JSONContent): string {
  const tex = String(node.attrs?.["tex"] ?? "");
  return node.attrs?.["display"] === true ? `$$${tex}$$` : `\\(${tex}\\)`;
}

function code(text: string): string {
  const bars = "`".repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length)) + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${bars}${pad}${text}${pad}${bars}`;
}

type Mark = { type: string; attrs?: Record<string, unknown> };

function sortMarks(marks: readonly Mark[]): JSONContent[] {
  return MARKS.flatMap(({ type }) => marks.find((mark) => mark.type === type) ?? []);
}

function sameMark(mark: JSONContent, other: JSONContent | undefined): boolean {
  return mark.type === other?.type && mark.attrs?.["href"] === other?.attrs?.["href"];
}

function writeMark(mark: JSONContent, side: "open" | "close"): string {
  return MARKS.find(({ type }) => type === mark.type)?.[side](mark) ?? "";
}

function prefix(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, at) => (line === "" && at > 0 ? rest.trimEnd() : (at === 0 ? first : rest) + line))
    .join("\n");
}
