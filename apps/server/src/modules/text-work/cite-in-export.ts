import type { CitationStyle } from "@tangleaf/contract";
import type { RevisedNode } from "@tangleaf/document/convert";
import { type DocumentContent, type NodeJson, nodeText } from "@tangleaf/document/model";
import {
  formatAuthorYear,
  formatList,
  formatNumbers,
  numberCitations,
  type Reference,
  replaceMarkers,
  yearSuffixes,
} from "@tangleaf/document/references";

/** A library as an export needs it. */
export type CitedReferences = CitationStyle & { readonly references: readonly Reference[] };

/** An entry of the list in a file; no number where the text cites by author and year. */
export type CitedEntry = { readonly id: string; readonly number: number | null; readonly text: string };

const WORDS = {
  zh: { list: "参考文献", library: (id: string) => `【${id}：文献库里没有】`, sources: (id: string) => `【${id}：这份资料已经移除】` },
  en: { list: "References", library: (id: string) => `[${id}: not in the library]`, sources: (id: string) => `[${id}: source removed]` },
};
const LIST_HEADING = /^\s*(?:参\s*考\s*文\s*献|references|bibliography)\s*$/i;

export type CiteOptions = {
  readonly isWord: boolean;
  /** Whether the list stands at the end of the content; in a Word file each entry is named then, for its bookmark. */
  readonly hasList?: boolean;
  readonly citedFrom?: "library" | "sources";
};

/**
 * The content with its citations made ready for a file, and the list of what it cites. `isWord`: citations by number stay nodes,
 * which Word links to the list; all others become words. What is in no library is marked in the text, never left out.
 */
export function citeInExport(
  content: DocumentContent,
  { references, edition, system }: CitedReferences,
  { isWord, hasList = !isWord, citedFrom = "library" }: CiteOptions,
): { readonly content: DocumentContent; readonly list: readonly CitedEntry[] } {
  const language = content.settings.language ?? "zh";
  const words = WORDS[language];
  const { numbers, list: cited } = numberCitations(citedPlaces(content), references);
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const isNumbered = system === "numbers";
  const entries = formatList(cited, { edition, system });
  const suffixes = isNumbered ? new Map<string, string>() : yearSuffixes(entries.flatMap(({ id }) => byId.get(id) ?? []));

  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const unknown = (ids: readonly string[]) =>
    ids
      .filter((id) => !byId.has(id))
      .map(words[citedFrom])
      .join("");
  const label = (ids: readonly string[]): string =>
    isNumbered ? formatNumbers(known(ids).flatMap(({ id }) => numbers.get(id) ?? [])) : formatAuthorYear(known(ids), { suffixes });
  const plain = (text: string) => replaceMarkers(text, (ids) => `${label(ids)}${unknown(ids)}`);

  function citation(ids: readonly string[], locator: string): NodeJson[] {
    const marked = unknown(ids);
    const shown = known(ids).map(({ id }) => id);
    const said: NodeJson[] = [];
    if (shown.length > 0 && isWord && isNumbered)
      said.push({ type: "citation", attrs: { refIds: shown.join(","), ...(locator && { locator }) } });
    else if (shown.length > 0)
      said.push({ type: "text", text: `${label(ids)}${locator}`, ...(isNumbered && { marks: [{ type: "sup" }] }) });
    return [...said, ...(marked === "" ? [] : [{ type: "text", text: marked, marks: [{ type: "todo" }] } as const])];
  }

  const blocks = rewrite(content.blocks, citation, plain);
  const footnotes = Object.fromEntries(Object.entries(content.footnotes).map(([id, text]) => [id, plain(text)]));
  const list = entries.map(({ id, text }) => ({ id, number: isNumbered ? (numbers.get(id) ?? null) : null, text }));
  const body = list.length === 0 ? blocks : withoutEmptyList(blocks);
  const shown = !hasList || list.length === 0 ? body : [...body, ...listBlocks(words.list, list, { isWord })];
  return { content: { ...content, blocks: shown, footnotes }, list };
}

type WriteCitation = (ids: readonly string[], locator: string) => readonly NodeJson[];

/** Nodes and markers of citations written anew; code is no text of the essay. */
function rewrite(nodes: readonly NodeJson[], citation: WriteCitation, plain: (text: string) => string): NodeJson[] {
  return nodes.flatMap((node): readonly NodeJson[] => {
    if (node.type === "codeBlock") return [node];
    if (node.type === "citation") return citation(idsOf(node), String(node.attrs?.["locator"] ?? "")).map((one) => revisedAs(node, one));
    if (node.type === "text") return node.marks?.some(({ type }) => type === "code") ? [node] : rewriteText(node, citation);
    const said = SAID.flatMap((name) => (typeof node.attrs?.[name] === "string" ? [[name, plain(node.attrs[name])] as const] : []));
    const attrs = said.length === 0 ? {} : { attrs: { ...node.attrs, ...Object.fromEntries(said) } };
    return [{ ...node, ...attrs, ...(node.content && { content: rewrite(node.content, citation, plain) }) }];
  });
}

/** What stands for a citation that is only suggested is suggested too. */
function revisedAs({ revision }: RevisedNode, node: NodeJson): RevisedNode {
  return revision === undefined ? node : { ...node, revision };
}

function rewriteText(node: NodeJson, citation: WriteCitation): NodeJson[] {
  const places: (readonly string[])[] = [];
  // A character of no script stands for each place, so that the text falls apart there.
  const parts = replaceMarkers(node.text ?? "", (ids) => `${PLACE}${places.push(ids) - 1}${PLACE}`).split(PLACE);
  if (places.length === 0) return [node];
  return parts.flatMap((part, at) => {
    if (at % 2 === 1) return citation(places[Number(part)] ?? [], "");
    return part === "" ? [] : [{ ...node, text: part }];
  });
}

const PLACE = "\uE001";
/** Attributes that are text of the essay. */
const SAID = ["caption", "source"] as const;

/** What cites, in reading order: a caption before its table, a footnote where its mark stands. */
function citedPlaces({ blocks, footnotes }: DocumentContent): string[][] {
  const places: string[][] = [];
  const read = (text: unknown) => {
    if (typeof text === "string") replaceMarkers(text, (ids) => String(places.push([...ids])));
  };
  const visit = (node: NodeJson): void => {
    if (node.type === "codeBlock") return;
    if (node.type === "citation") places.push(idsOf(node));
    if (node.type === "footnote") read(footnotes[String(node.attrs?.["id"] ?? "")]);
    if (node.type === "text" && !node.marks?.some(({ type }) => type === "code")) read(node.text);
    for (const name of SAID) read(node.attrs?.[name]);
    for (const child of node.content ?? []) visit(child);
  };
  for (const block of blocks) visit(block);
  return places;
}

function idsOf(node: NodeJson): string[] {
  return String(node.attrs?.["refIds"] ?? "")
    .split(/[\s,;]+/)
    .filter((id) => id !== "");
}

/** An outline ends with a heading for the list: where nothing stands under it, the list brings its own. */
function withoutEmptyList(blocks: readonly NodeJson[]): NodeJson[] {
  const at = blocks.findLastIndex((block) => block.type === "heading" && LIST_HEADING.test(nodeText(block)));
  if (at === -1) return [...blocks];
  const next = blocks.findIndex((block, index) => index > at && block.type === "heading");
  const end = next === -1 ? blocks.length : next;
  const isEmpty = blocks.slice(at + 1, end).every((block) => block.type === "paragraph" && nodeText(block).trim() === "");
  return isEmpty ? [...blocks.slice(0, at), ...blocks.slice(end)] : [...blocks];
}

function listBlocks(title: string, list: readonly CitedEntry[], { isWord }: { isWord: boolean }): NodeJson[] {
  const entries = list.map(({ id, number, text }): NodeJson => {
    const words = number === null ? text : `[${number}] ${text}`;
    const attrs: NonNullable<NodeJson["attrs"]> =
      isWord && number !== null ? { noIndent: 1, refId: id, refNumber: number } : { noIndent: 1 };
    return { type: "paragraph", attrs, content: [{ type: "text", text: words }] };
  });
  return [{ type: "heading", attrs: { level: 1, unnumbered: 1 }, content: [{ type: "text", text: title }] }, ...entries];
}
