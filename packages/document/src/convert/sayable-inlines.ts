import type { MarkJson, NodeJson } from "../model/document-content.ts";
import { sayableRefIds } from "./citation-rule.ts";
import { documentMarkdown } from "./document-markdown.ts";

/** Marks Markdown has; the others are left out. In the order they are opened. */
export const SAYABLE_MARKS = ["link", "bold", "italic", "strike", "code"] as const;
/** Marks written with delimiters, which may not stand beside a space inside. */
const DELIMITED = ["bold", "italic", "strike"] as const;

type Options = {
  /** Headings and cells: a line break is a space. */
  readonly oneLine: boolean;
  /** Headings: nothing but text. */
  readonly textOnly: boolean;
  /** What stands for a cross reference, and for a citation that is not written by its ids. */
  readonly label: (node: NodeJson) => string;
  /** Citations are words as `label` has them, also where they could be written by their ids. */
  readonly citesInWords?: boolean;
};

/**
 * The inlines in the form Markdown can say and reading it gives back: no other marks, no space at the ends, beside a line break
 * or inside the ends of a mark; formulas and breaks without marks; neighbours with the same marks joined.
 */
export function sayableInlines(nodes: readonly NodeJson[], options: Options): NodeJson[] {
  let inlines = join(nodes.flatMap((node) => sayable(node, options)));
  for (const mark of DELIMITED) inlines = join(moveSpaces(moveSpaces(inlines, mark, "start"), mark, "end"));
  return join(trimLines(inlines));
}

export function hasMark(node: NodeJson, type: MarkJson["type"]): boolean {
  return node.marks?.some((mark) => mark.type === type) === true;
}

export const sameMarks = (a: NodeJson, b: NodeJson): boolean => JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);

function sayable(node: NodeJson, { oneLine, textOnly, label, citesInWords = false }: Options): NodeJson[] {
  switch (node.type) {
    case "text":
      return textNodes(node.text ?? "", sayableMarks(node.marks ?? []), oneLine);
    case "hardBreak":
      return oneLine ? [{ type: "text", text: " " }] : [{ type: "hardBreak" }];
    case "mathInline": {
      const latex = String(node.attrs?.["latex"] ?? "")
        .replace(/(?<!\s)\s*[\r\n]\s*/g, " ")
        .trim();
      if (latex === "") return [];
      if (textOnly) return [{ type: "text", text: latex }];
      return [{ type: "mathInline", attrs: { latex, ...(node.attrs?.["display"] === 1 ? { display: 1 } : {}) } }];
    }
    case "footnote":
      return textOnly ? [] : [{ type: "footnote", attrs: { id: node.attrs?.["id"] ?? "" } }];
    case "citation": {
      const refIds = citesInWords ? null : sayableRefIds(node.attrs?.["refIds"]);
      if (refIds === null) return textNodes(label(node), [], oneLine);
      return textOnly ? [{ type: "text", text: `[[${refIds}]]` }] : [{ type: "citation", attrs: { refIds } }];
    }
    default:
      return textNodes(label(node), [], oneLine);
  }
}

function textNodes(text: string, marks: readonly MarkJson[], oneLine: boolean): NodeJson[] {
  // Markdown knows no character 0.
  const lines = text.replaceAll("\0", "\uFFFD").split(/\r\n?|\n/);
  const node = (line: string): NodeJson => ({ type: "text", text: line, ...(marks.length === 0 ? {} : { marks }) });
  if (oneLine) return [node(lines.join(" "))];
  return lines.flatMap((line, index) => (index === 0 ? [node(line)] : [{ type: "hardBreak" } as const, node(line)]));
}

function sayableMarks(marks: readonly MarkJson[]): MarkJson[] {
  const md = documentMarkdown();
  return SAYABLE_MARKS.flatMap((type): MarkJson[] => {
    const mark = marks.find((one) => one.type === type);
    if (mark === undefined) return [];
    if (type !== "link") return [{ type }];
    const href = md.normalizeLink(String(mark.attrs?.["href"] ?? "").trim());
    return md.validateLink(href) ? [{ type, attrs: { href } }] : [];
  });
}

function join(nodes: readonly NodeJson[]): NodeJson[] {
  const joined: NodeJson[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "text" && node.text === "") continue;
    if (last?.type === "text" && node.type === "text" && sameMarks(last, node))
      joined[joined.length - 1] = withText(last, `${last.text}${node.text}`);
    else joined.push(node);
  }
  return joined;
}

function withText(node: NodeJson, text: string): NodeJson {
  return { ...node, text };
}

function without(node: NodeJson, type: MarkJson["type"], text: string): NodeJson {
  const marks = (node.marks ?? []).filter((mark) => mark.type !== type);
  return { type: "text", text, ...(marks.length === 0 ? {} : { marks }) };
}

/** Takes spaces at one end of every run of a mark out of it. */
function moveSpaces(nodes: readonly NodeJson[], type: (typeof DELIMITED)[number], end: "start" | "end"): NodeJson[] {
  let inside = false;
  const moved = (end === "start" ? nodes : nodes.toReversed()).flatMap((node) => {
    const marked = node.type === "text" && hasMark(node, type);
    if (!marked || inside || hasMark(node, "code")) {
      inside = marked;
      return [node];
    }
    const text = node.text ?? "";
    const kept = end === "start" ? text.trimStart() : text.trimEnd();
    const spaces = end === "start" ? text.slice(0, text.length - kept.length) : text.slice(kept.length);
    inside = kept !== "";
    return [without(node, type, spaces), withText(node, kept)];
  });
  return end === "start" ? moved : moved.toReversed();
}

const isPlain = (node: NodeJson | undefined): node is NodeJson => node?.type === "text" && !hasMark(node, "code");

/** No spaces beside a break; no spaces and no breaks at both ends, where they would be a typed indent. */
function trimLines(nodes: readonly NodeJson[]): NodeJson[] {
  const list = [...nodes];
  for (let first = list[0]; first !== undefined; first = list[0]) {
    if (first.type !== "hardBreak" && !isPlain(first)) break;
    list.shift();
    const rest = (first.text ?? "").trimStart();
    if (rest === "") continue;
    list.unshift(withText(first, rest));
    break;
  }
  for (let last = list.at(-1); last !== undefined; last = list.at(-1)) {
    if (last.type !== "hardBreak" && !isPlain(last)) break;
    list.pop();
    const rest = (last.text ?? "").trimEnd();
    if (rest === "") continue;
    list.push(withText(last, rest));
    break;
  }
  for (let at = 0; at < list.length; at++) {
    if (list[at]?.type !== "hardBreak") continue;
    trimBeside(list, at, -1, /(?<![ \t])[ \t]+$/);
    while (list[at]?.type !== "hardBreak") at--;
    trimBeside(list, at, 1, /^[ \t]+/);
  }
  return list;
}

function trimBeside(list: NodeJson[], at: number, step: 1 | -1, spaces: RegExp): void {
  for (let node = list[at + step]; isPlain(node); node = list[at + step]) {
    const rest = (node.text ?? "").replace(spaces, "");
    if (rest !== "") {
      list[at + step] = withText(node, rest);
      return;
    }
    list.splice(at + step, 1);
    if (step < 0) at -= 1;
  }
}
