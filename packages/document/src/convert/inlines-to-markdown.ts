import { MARKDOWN_BOUNDS } from "../markdown/markdown-bounds.ts";
import type { MarkJson, NodeJson } from "../model/document-content.ts";
import { documentMarkdown } from "./document-markdown.ts";
import { characterReference, escapeEverything, escapeLineStarts, escapeMarkdown } from "./escape-markdown.ts";
import type { FootnoteEnv } from "./footnote-rule.ts";
import { readInlines } from "./read-inlines.ts";
import { hasMark, sayableInlines } from "./sayable-inlines.ts";

/** Where the line stands: it decides what has to be escaped. */
export type Place = "paragraph" | "heading" | "cell";
/** Labels of footnotes by the ids of their nodes. */
export type FootnoteLabels = ReadonlyMap<string, string>;

const ASCII_MARK = /[!-/:-@[-`{-~]/;
const NO_LABELS: FootnoteLabels = new Map();

/**
 * Markdown of inlines in the form of `sayableInlines`. Only what would have an effect is escaped; the result is read again, and
 * where it would say something else everything is escaped, and at the last the words stand without their marks.
 */
export function inlinesToMarkdown(inlines: readonly NodeJson[], place: Place, labels: FootnoteLabels = NO_LABELS): string {
  const short = inPlace(writeNested(inlines, labels), place);
  if (!ASCII_MARK.test(short) || readsAs(short, inlines, place, labels)) return short;
  const apart = inPlace(writeApart(inlines, labels), place);
  if (readsAs(apart, inlines, place, labels)) return apart;
  const plain = inlines.map(({ marks: _, ...node }) => node);
  const bare = plain.map(({ text = "\n" }) => text).join("");
  // Read word for word, without a sign of Markdown.
  if (bare.length > MARKDOWN_BOUNDS.paragraphCharacters && readsAs(bare, plain, place, labels)) return bare;
  return inPlace(writeApart(plain, labels), place);
}

function inPlace(text: string, place: Place): string {
  if (place === "paragraph") return escapeLineStarts(text);
  return place === "cell" ? text.replaceAll("|", "\\|") : text;
}

/** Markdown around the line, and how many tokens it is read as where the line is one line. */
const FRAMES: Readonly<Record<Place, { frame: (text: string) => string; tokens: number }>> = {
  paragraph: { frame: (text) => text, tokens: 3 },
  heading: { frame: (text) => `# ${text}`, tokens: 3 },
  cell: { frame: (text) => `| ${text} |\n| --- |`, tokens: 9 },
};
const FRAME_TOKENS: Readonly<Record<Place, string>> = { paragraph: "paragraph_open", heading: "heading_open", cell: "th_open" };

function readsAs(text: string, inlines: readonly NodeJson[], place: Place, labels: FootnoteLabels): boolean {
  const env: FootnoteEnv = { footnotes: new Map([...labels.values()].map((label) => [label, ""])) };
  const tokens = documentMarkdown().parse(FRAMES[place].frame(text), env);
  const at = tokens.findIndex(({ type }) => type === FRAME_TOKENS[place]);
  if (tokens.length !== FRAMES[place].tokens || at < 0 || env.footnotes.size !== labels.size) return false;
  const ids = new Map([...labels].map(([id, label]) => [label, id]));
  const nodes = readInlines(tokens[at + 1]?.children ?? [], (label) => ids.get(label) ?? null);
  const read = sayableInlines(nodes, { oneLine: place !== "paragraph", textOnly: place === "heading", label: () => "" });
  return JSON.stringify(read) === JSON.stringify(inlines);
}

/** Marks are opened once and closed where they end, the longest outside. */
function writeNested(inlines: readonly NodeJson[], labels: FootnoteLabels): string {
  let out = "";
  let open: MarkJson[] = [];
  const closeDownTo = (count: number) => {
    for (const mark of open.slice(count).toReversed()) out += DELIMITERS[mark.type]?.close(mark) ?? "";
    open = open.slice(0, count);
  };
  for (const [at, node] of inlines.entries()) {
    const wanted = marksAt(inlines, at, open);
    const ended = open.findIndex((mark) => !wanted.some((one) => same(one, mark)));
    closeDownTo(ended < 0 ? open.length : ended);
    const fresh = wanted.filter((mark) => !open.some((one) => same(one, mark)));
    for (const mark of fresh.toSorted((a, b) => runOf(inlines, at, b) - runOf(inlines, at, a))) {
      out += DELIMITERS[mark.type]?.open(mark) ?? "";
      open.push(mark);
    }
    out += node.type === "text" ? writeText(node, escapeMarkdown) : writeAtom(node, out, labels);
  }
  closeDownTo(0);
  return out;
}

type Delimiter = { readonly open: (mark: MarkJson) => string; readonly close: (mark: MarkJson) => string };

const DELIMITERS: Partial<Readonly<Record<MarkJson["type"], Delimiter>>> = {
  link: { open: () => "[", close: closeLink },
  bold: { open: () => "**", close: () => "**" },
  italic: { open: () => "*", close: () => "*" },
  strike: { open: () => "~~", close: () => "~~" },
};

function closeLink({ attrs }: MarkJson): string {
  return `](${writeAddress(String(attrs?.["href"] ?? ""))})`;
}

/** An address between brackets: what would end it is written as a character reference. */
export function writeAddress(address: string): string {
  return address.replace(/[\s()<>\\&]/g, characterReference);
}

const same = (a: MarkJson, b: MarkJson): boolean => a.type === b.type && a.attrs?.["href"] === b.attrs?.["href"];

/** Formulas and breaks have no marks of their own: those open stay open where the text after them has them too. */
function marksAt(inlines: readonly NodeJson[], at: number, open: readonly MarkJson[]): readonly MarkJson[] {
  const node = inlines[at];
  if (node?.type === "text") return delimited(node);
  if (open.length === 0) return [];
  let next = at;
  while (next < inlines.length && inlines[next]?.type !== "text") next++;
  const text = inlines[next];
  return text === undefined ? [] : open.filter((mark) => delimited(text).some((one) => same(one, mark)));
}

function delimited(node: NodeJson): readonly MarkJson[] {
  return (node.marks ?? []).filter(({ type }) => type !== "code");
}

function runOf(inlines: readonly NodeJson[], from: number, mark: MarkJson): number {
  let at = from;
  while (at < inlines.length && (inlines[at]?.type !== "text" || delimited(inlines[at] as NodeJson).some((one) => same(one, mark)))) at++;
  return at - from;
}

function writeText(node: NodeJson, escaped: (text: string) => string): string {
  const text = node.text ?? "";
  return hasMark(node, "code") ? writeCode(text) : escaped(text);
}

function writeCode(text: string): string {
  const bars = "`".repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length)) + 1);
  const needsPad = /^`|`$/.test(text) || (text.startsWith(" ") && text.endsWith(" ") && /[^ ]/.test(text));
  return needsPad ? `${bars} ${text} ${bars}` : bars + text + bars;
}

function writeAtom(node: NodeJson, before: string, labels: FootnoteLabels): string {
  // A line with nothing on it would end the paragraph; a backslash makes it a line.
  if (node.type === "hardBreak") return before === "" || before.endsWith("\n") ? "\\\n" : "\n";
  if (node.type === "citation") return `[[${String(node.attrs?.["refIds"])}]]`;
  if (node.type === "footnote") return `[^${labels.get(String(node.attrs?.["id"])) ?? ""}]`;
  const latex = String(node.attrs?.["latex"] ?? "");
  if (node.attrs?.["display"] === 1) return latex.includes("$$") ? `\\[${latex}\\]` : `$$${latex}$$`;
  return latex.includes("\\)") ? `$${latex}$` : `\\(${latex}\\)`;
}

/**
 * Every text with delimiters of its own, two kinds by turns, and character references on both sides of them: nothing beside a
 * delimiter can keep it from being one.
 */
function writeApart(inlines: readonly NodeJson[], labels: FootnoteLabels): string {
  let out = "";
  let open: MarkJson[] = [];
  let turn = 0;
  for (const node of inlines) {
    const outer = node.type === "text" ? delimited(node).filter(({ type }) => type === "link" || type === "strike") : [];
    const shared = outer.findIndex((mark, at) => open[at] === undefined || !same(open[at], mark));
    const kept = shared < 0 ? outer.length : shared;
    for (const mark of open.slice(kept).toReversed()) out += DELIMITERS[mark.type]?.close(mark) ?? "";
    for (const mark of outer.slice(kept)) out += DELIMITERS[mark.type]?.open(mark) ?? "";
    open = outer;
    if (node.type !== "text") {
      out += writeAtom(node, out, labels);
      continue;
    }
    const sign = turn++ % 2 === 0 ? "*" : "_";
    const bars = sign.repeat((hasMark(node, "bold") ? 2 : 0) + (hasMark(node, "italic") ? 1 : 0));
    out += bars + writeText(node, escapeWithEnds) + bars;
  }
  for (const mark of open.toReversed()) out += DELIMITERS[mark.type]?.close(mark) ?? "";
  return out;
}

function escapeWithEnds(text: string): string {
  const characters = Array.from(text);
  return characters.map((one, at) => (at === 0 || at === characters.length - 1 ? characterReference(one) : escapeEverything(one))).join("");
}
