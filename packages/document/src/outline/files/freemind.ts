import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { readHtmlText } from "./html-text.ts";
import { FREEMIND_ICONS } from "./marks.ts";
import {
  countLost,
  type FileNode,
  fileOf,
  lineField,
  linesField,
  linkDetails,
  listField,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  PICTURE_SIGN,
  readNodes,
  readRootElement,
  refuseParts,
  rootDetails,
} from "./outline-file.ts";
import { escapeXml } from "./xml.ts";

const LISTS = ["node", "icon", "richcontent", "arrowlink", "attribute", "hook"];

/** Reads a map of FreeMind or Freeplane: texts, notes, links, folds, sides and the icons that are marks. */
export function readFreemind(xml: string): OutlineFile | OutlineFileProblem {
  if (xml.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const refused = refuseParts(xml, "<");
  if (refused !== null) return refused;
  const read = readRootElement(xml, "map", LISTS, { raw: ["richcontent"] });
  if ("problem" in read) return read;
  const [root, ...others] = listField(read.root, "node");
  if (root === undefined) return { problem: "outline.unreadable" };
  const budget = newBudget();
  budget.left -= 1;
  const top = readNode(root);
  countLost(budget, top.lost);
  const items = readNodes([...top.children, ...others], readNode, budget, TREE_MAX_DEPTH - 1);
  return { ...fileOf({ title: top.title, items }, budget), ...rootDetails(top) };
}

function readNode(node: unknown): FileNode {
  const rich = listField(node, "richcontent");
  const readRich = (type: string) =>
    rich
      .filter((one) => lineField(one, "@TYPE").toUpperCase() === type)
      .map((one) => readHtmlText(linesField(one, "#text"), { keepsLinks: type !== "NODE" }))
      .filter((text) => text !== "");
  const icons = listField(node, "icon").map((icon) => lineField(icon, "@BUILTIN"));
  const mark = Object.keys(FREEMIND_ICONS).find((one) => icons.includes(FREEMIND_ICONS[one] ?? ""));
  const side = SIDES[lineField(node, "@POSITION")];
  const link = lineField(node, "@LINK");
  const linked = linkDetails(link);
  const hooks = listField(node, "hook");
  const hasHook = (name: string) => hooks.filter((hook) => lineField(hook, "@NAME").includes(name));
  const equations = hasHook("LatexNodeHook").map((hook) => `$${lineField(hook, "@EQUATION")}$`);
  const pictures = [
    ...rich.filter((one) => /<img\b/i.test(linesField(one, "#text"))),
    ...hasHook("ExternalObject"),
    // 幕布.
    ...(lineField(node, "@_mubu_images") === "" ? [] : [node]),
  ];
  const title = [readTitle(node) || readRich("NODE").join("\n"), ...equations].filter((part) => part !== "").join(" ");
  return {
    title: title === "" && pictures.length > 0 ? PICTURE_SIGN : title,
    // What Freeplane shows below a node's text comes before its note. FreeMind 0.8 has notes in a hook.
    note: [...readRich("DETAILS"), ...readRich("NOTE"), ...hasHook("NodeNote").map((hook) => linesField(hook, "text"))].join("\n"),
    children: listField(node, "node").flatMap(unwrapBracket),
    details: {
      ...linked,
      ...(mark === undefined ? {} : { mark }),
      ...(side === undefined ? {} : { side }),
      ...(lineField(node, "@FOLDED") === "true" ? { fold: 1 as const } : {}),
    },
    lost: [
      ...listField(node, "arrowlink").map(() => "relations" as const),
      ...listField(node, "attribute").map(() => "attributes" as const),
      ...icons.slice(mark === undefined ? 0 : 1).map(() => "marks" as const),
      ...pictures.map(() => "pictures" as const),
      ...listField(node, "node").flatMap((one) => (isSummary(one) ? ["summaries" as const] : [])),
      ...hasHook("Reminder").map(() => "attributes" as const),
      ...(lineField(node, "@ENCRYPTED_CONTENT") === "" ? [] : ["encrypted" as const]),
      ...(link === "" || "link" in linked ? [] : ([link.startsWith("#") ? "links" : "attachments"] as const)),
    ],
  };
}

/** Sides by their names; Freeplane has longer ones since 1.11. */
const SIDES: Readonly<Record<string, "left" | "right">> = { left: "left", right: "right", top_or_left: "left", bottom_or_right: "right" };

/** FreeMind 0.8 writes marked words as HTML of a plain text. */
function readTitle(node: unknown): string {
  const title = linesField(node, "@TEXT");
  return /^<html[\s>]/i.test(title) ? readHtmlText(title) : title;
}

const isSummary = (node: unknown): boolean => listField(node, "hook").some((hook) => lineField(hook, "@NAME") === "SummaryNode");
/** Freeplane draws a bracket from a node of no words to another one, which has the words of the summary below it. */
const isBracket = (node: unknown): boolean =>
  linesField(node, "@TEXT") === "" &&
  listField(node, "richcontent").length === 0 &&
  listField(node, "hook").some((hook) => ["SummaryNode", "FirstGroupNode"].includes(lineField(hook, "@NAME")));
const unwrapBracket = (node: unknown): readonly unknown[] => (isBracket(node) ? listField(node, "node") : [node]);

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
