import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { InternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from "docx";
import { printable } from "../../printable.ts";
import type { ThesisReference } from "../../thesis-file.ts";
import { refIdsOf } from "../document/count-for-word.ts";

/** Citations stand in the text as `[[R3]]`; those side by side, or parted by a comma, are one citation of several references. */
const MARKERS = /(?<![ \t])[ \t]*\[\[R\d+\]\](?:[ \t,，、;；]*\[\[R\d+\]\])*/g;
const MARKER_BEGIN = "[[R";
const MARKER = /\[\[(R\d+)\]\]/g;

/** Number and bookmark of each reference by its id. */
export type ReferenceTargets = ReadonlyMap<string, { readonly number: number; readonly bookmark: string }>;

export function referenceTargets(references: readonly ThesisReference[]): ReferenceTargets {
  return new Map(
    references.flatMap(({ id, number }, index) => (number === null ? [] : [[id, { number, bookmark: referenceBookmark(index) }] as const])),
  );
}

/** Bookmark of the entry at this place in the list. */
export const referenceBookmark = (index: number): string => `_r_${index + 1}`;

/** The entries of a list that stands in the content itself, each a paragraph that names its reference. */
export function entriesIn(blocks: readonly NodeJson[]): ReferenceTargets {
  const named = blocks.filter(({ attrs }) => typeof attrs?.["refId"] === "string");
  return referenceTargets(named.map(({ attrs }) => ({ id: String(attrs?.["refId"]), number: Number(attrs?.["refNumber"]), text: "" })));
}

/** The document with its markers as citation nodes; what is in no list is left out, and named in the order of the text. */
export function citeReferences(
  content: DocumentContent,
  references: readonly ThesisReference[],
): { content: DocumentContent; unknown: string[] } {
  const targets = referenceTargets(references);
  const unknown = new Set<string>();
  const known = (ids: readonly string[]) =>
    ids.filter((id) => {
      if (!targets.has(id)) unknown.add(id);
      return targets.has(id);
    });
  const idsIn = (markers: string) => known([...markers.matchAll(MARKER)].map(([, id = ""]) => id));
  const plain = (text: string) =>
    text.replace(MARKERS, (markers) => citationText(idsIn(markers).flatMap((id) => targets.get(id)?.number ?? [])));

  function visit(node: NodeJson): NodeJson[] {
    if (node.type === "citation") {
      const ids = known(refIdsOf(node));
      return ids.length === 0 ? [] : [{ ...node, attrs: { ...node.attrs, refIds: ids.join(",") } }];
    }
    if (node.type === "text") return node.marks?.some(({ type }) => type === "code") ? [node] : textNodes(node);
    if (node.type === "codeBlock") return [node];
    const { caption, source } = node.attrs ?? {};
    const said = {
      ...(typeof caption === "string" && caption !== "" ? { caption: plain(caption) } : {}),
      ...(typeof source === "string" && source !== "" ? { source: plain(source) } : {}),
    };
    const attrs = Object.keys(said).length === 0 ? {} : { attrs: { ...node.attrs, ...said } };
    const content = node.content?.map(visit);
    // What cites nothing is no copy: of a book there would be another whole one.
    const isSame = content === undefined || content.every((nodes, index) => nodes.length === 1 && nodes[0] === node.content?.[index]);
    if (isSame) return Object.keys(said).length === 0 ? [node] : [{ ...node, ...attrs }];
    return [{ ...node, ...attrs, content: content.flat() }];
  }

  function textNodes(node: NodeJson): NodeJson[] {
    const text = node.text ?? "";
    const nodes: NodeJson[] = [];
    let at = 0;
    for (const match of text.matchAll(MARKERS)) {
      const before = text.slice(at, match.index);
      const ids = idsIn(match[0]);
      at = match.index + match[0].length;
      if (before !== "") nodes.push({ ...node, text: before });
      if (ids.length > 0) nodes.push({ type: "citation", attrs: { refIds: ids.join(",") } });
    }
    const rest = text.slice(at);
    return at === 0 ? [node] : rest === "" ? nodes : [...nodes, { ...node, text: rest }];
  }

  const blocks = content.blocks.flatMap((block) => (mayCite(block) ? visit(block) : [block]));
  const footnotes = Object.fromEntries(Object.entries(content.footnotes).map(([id, text]) => [id, plain(text)]));
  return { content: { ...content, blocks, footnotes }, unknown: [...unknown] };
}

/** Most blocks cite nothing, which one look at them shows. */
function mayCite({ type, text, attrs, content }: NodeJson): boolean {
  const hasMarker = (said: unknown) => typeof said === "string" && said.includes(MARKER_BEGIN);
  if (type === "citation" || hasMarker(text) || hasMarker(attrs?.["caption"]) || hasMarker(attrs?.["source"])) return true;
  return content?.some(mayCite) === true;
}

/** A text that cites nothing, as an abstract. */
export const withoutMarkers = (text: string): string => text.replace(MARKERS, "");

type WriteRun = (options: IRunOptions) => ParagraphChild;

/** A citation as a superscript whose numbers lead to their entries. */
export function linkedCitation(
  node: NodeJson,
  targets: ReferenceTargets,
  write: WriteRun = (options) => new TextRun(options),
): ParagraphChild[] {
  const bookmarks = new Map([...targets.values()].map(({ number, bookmark }) => [number, bookmark]));
  const pieces = citationText(refIdsOf(node).flatMap((id) => targets.get(id)?.number ?? [])).split(/(\d+)/);
  const locator = printable(String(node.attrs?.["locator"] ?? ""));
  return [...pieces, locator].flatMap((piece): ParagraphChild[] => {
    if (piece === "") return [];
    const run = write({ text: piece, superScript: true });
    const anchor = /^\d+$/.test(piece) && piece !== locator ? bookmarks.get(Number(piece)) : undefined;
    return [anchor === undefined ? run : new InternalHyperlink({ anchor, children: [run] })];
  });
}

/** [1,3] or [1-3]: numbers that follow each other are joined (GB/T 7714, 10.1). Blank where there are none. */
export function citationText(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const number of sorted) {
    const range = ranges.at(-1);
    if (range !== undefined && range.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  if (ranges.length === 0) return "";
  return `[${ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(",")}]`;
}
