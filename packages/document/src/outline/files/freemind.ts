import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { FREEMIND_ICONS } from "./marks.ts";
import {
  type FileNode,
  field,
  fileOf,
  lineField,
  linkDetails,
  listField,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  readNodes,
  refuseParts,
  rootDetails,
} from "./outline-file.ts";
import { escapeXml, readXml } from "./xml.ts";

const LISTS = ["node", "icon", "richcontent", "p", "li"];

/** Reads a map of FreeMind or Freeplane: texts, notes, links, folds, sides and the icons that are marks. */
export function readFreemind(xml: string): OutlineFile | OutlineFileProblem {
  if (xml.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const refused = refuseParts(xml, "<");
  if (refused !== null) return refused;
  const [root] = listField(field(readXml(xml, LISTS), "map"), "node");
  if (root === undefined) return { problem: "outline.unreadable" };
  const budget = newBudget();
  budget.left -= 1;
  const top = readNode(root);
  const items = readNodes(top.children, readNode, budget, TREE_MAX_DEPTH - 1);
  return { ...fileOf({ title: top.title, items }, budget), ...rootDetails(top) };
}

function readNode(node: unknown): FileNode {
  const rich = listField(node, "richcontent");
  const ofType = (type: string) => rich.filter((one) => lineField(one, "@TYPE").toUpperCase() === type).flatMap(linesOf);
  const icons = listField(node, "icon").map((icon) => lineField(icon, "@BUILTIN"));
  const mark = Object.keys(FREEMIND_ICONS).find((one) => icons.includes(FREEMIND_ICONS[one] ?? ""));
  const side = lineField(node, "@POSITION");
  return {
    title: lineField(node, "@TEXT") || ofType("NODE").join(" ").replace(/\s+/g, " ").trim(),
    note: ofType("NOTE").join("\n").trim(),
    children: listField(node, "node"),
    details: {
      ...linkDetails(lineField(node, "@LINK")),
      ...(mark === undefined ? {} : { mark }),
      ...(side === "left" || side === "right" ? { side } : {}),
      ...(lineField(node, "@FOLDED") === "true" ? { fold: 1 as const } : {}),
    },
    lost: [
      ...(field(node, "arrowlink") === undefined ? [] : ["relations" as const]),
      ...(rich.some((one) => JSON.stringify(one).includes('"img"')) ? ["pictures" as const] : []),
    ],
  };
}

/** Lines of a piece of a page, a paragraph each. By a list of what is left to do: it may be nested deeply. */
function linesOf(rich: unknown): string[] {
  const lines: string[] = [];
  const waiting: { value: unknown; isLine: boolean }[] = [{ value: field(rich, "html") ?? field(rich, "#text") ?? rich, isLine: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, isLine } = next;
    if (typeof value === "string") {
      if (value.trim() !== "" || isLine) lines.push(value.replace(/[^\S\n]+/g, " ").trim());
    } else if (Array.isArray(value)) for (const one of value.toReversed()) waiting.push({ value: one as unknown, isLine: true });
    else if (typeof value === "object" && value !== null) {
      const parts = Object.entries(value as Readonly<Record<string, unknown>>).filter(([name]) => !name.startsWith("@") && name !== "head");
      for (const [name, part] of parts.toReversed()) waiting.push({ value: part, isLine: name === "p" });
    }
  }
  return lines;
}

/** A map of FreeMind 1.0.1, which others read too. */
export function writeFreemind({ title, items, root = {} }: Pick<OutlineFile, "title" | "items" | "root">): string {
  return `<map version="1.0.1">\n${writeNode({ ...root, title, children: items })}</map>\n`;
}

function writeNode({ title, note, details = {}, children }: OutlineItem): string {
  const icon = details.mark === undefined ? undefined : FREEMIND_ICONS[details.mark];
  const attributes = [
    `TEXT="${escapeXml(title)}"`,
    ...(details.link === undefined ? [] : [`LINK="${escapeXml(details.link)}"`]),
    ...(details.side === undefined ? [] : [`POSITION="${details.side}"`]),
    ...(details.fold === 1 ? ['FOLDED="true"'] : []),
  ].join(" ");
  const inside = [
    ...(icon === undefined ? [] : [`<icon BUILTIN="${icon}"/>\n`]),
    ...(note === undefined ? [] : [noteOf(note)]),
    ...children.map(writeNode),
  ].join("");
  return inside === "" ? `<node ${attributes}/>\n` : `<node ${attributes}>\n${inside}</node>\n`;
}

function noteOf(note: string): string {
  const lines = note.split("\n").map((line) => `<p>${escapeXml(line)}</p>`);
  return `<richcontent TYPE="NOTE"><html><head/><body>${lines.join("")}</body></html></richcontent>\n`;
}
