import { documentRoots, newBlockId, type RescuedText, type Suggestion, suggestionOf } from "@tangleaf/document/model";
import * as Y from "yjs";

/**
 * The words of changes that cannot be applied to a document any more, because it was rebuilt: by the heading they stood under
 * in `before`, the document as it was here.
 */
export function rescueUnsent(before: Y.Doc, updates: readonly Uint8Array[], at: number): RescuedText[] {
  if (updates.length === 0) return [];
  const mine = insertedBy(updates);
  const rescued: RescuedText[] = [];
  let headingId: string | null = null;
  for (const block of documentRoots(before).body.toArray()) {
    if (!(block instanceof Y.XmlElement)) continue;
    if (block.nodeName === "heading") headingId = String(block.getAttribute("id") ?? "") || null;
    const text = [...textsIn(block).map((one) => wordsIn(one, mine)), ...attributesIn(block, mine)].filter((words) => words !== "");
    if (text.length > 0) rescued.push({ id: newBlockId(), text: text.join("\n"), headingId, at });
  }
  const { meta, footnotes } = documentRoots(before);
  const beside = [valueIn(meta, "title", mine), ...[...footnotes.values()].map((footnote) => wordsIn(footnote, mine))];
  for (const text of beside) if (text !== "") rescued.push({ id: newBlockId(), text, headingId: null, at });
  return rescued;
}

/** The words changes brought, for which the document they belong to is not there: in the order they were typed. */
export function rescueWords(updates: readonly Uint8Array[], at: number): RescuedText[] {
  const text = updates
    .flatMap((update) => Y.decodeUpdate(update).structs)
    .map((struct) => (struct instanceof Y.Item && struct.content instanceof Y.ContentString ? struct.content.str : ""))
    .join("");
  return text === "" ? [] : [{ id: newBlockId(), text, headingId: null, at }];
}

/** The suggestions changes have stored and not taken away again, as one another document can take: only their words say where they belong. */
export function unsentSuggestions(updates: readonly Uint8Array[]): Suggestion[] {
  const decoded = updates.map((update) => Y.decodeUpdate(update));
  const isGone = ({ client, clock }: Y.ID) =>
    decoded.some(({ ds }) => ds.clients.get(client)?.some((range) => clock >= range.clock && clock < range.clock + range.len));
  const found = new Map<string, Suggestion>();
  for (const struct of decoded.flatMap(({ structs }) => structs)) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny) || isGone(struct.lastId)) continue;
    const value: unknown = struct.content.arr.at(-1);
    const id: unknown = typeof value === "object" && value !== null && "id" in value ? value.id : null;
    const suggestion = typeof id === "string" ? suggestionOf(id, value) : null;
    if (suggestion === null) continue;
    found.set(suggestion.id, { ...suggestion, passages: suggestion.passages.map((passage) => ({ ...passage, anchor: "" })) });
  }
  return [...found.values()];
}

/** Lays them upon a document; one it has already stays as it is there, and is filled by whoever follows it. */
export function laySuggestions(doc: Y.Doc, laid: readonly Suggestion[]): void {
  const { suggestions } = documentRoots(doc);
  for (const one of laid) if (!suggestions.has(one.id)) suggestions.set(one.id, one);
}

/** Attributes with words a person wrote. */
const WORDS = ["latex", "caption", "source", "alt", "points"] as const;

function attributesIn(element: Y.XmlElement, mine: Runs): string[] {
  const below = element.toArray().flatMap((child) => (child instanceof Y.XmlElement ? attributesIn(child, mine) : []));
  return [...WORDS.map((name) => valueIn(element, name, mine)), ...below];
}

/** A value these updates have set; "" otherwise. */
function valueIn(type: Y.XmlElement | Y.Map<string | number>, name: string, mine: Runs): string {
  const item = type._map.get(name);
  if (item === undefined || item.deleted) return "";
  const { client, clock } = item.lastId;
  const isMine = (mine.get(client) ?? []).some(([from, to]) => clock >= from && clock < to);
  const value: unknown = isMine ? item.content.getContent().at(-1) : undefined;
  return typeof value === "string" ? value : "";
}

type Runs = ReadonlyMap<number, readonly (readonly [from: number, to: number])[]>;

/** Clocks of each client that these updates brought. */
function insertedBy(updates: readonly Uint8Array[]): Runs {
  const runs = new Map<number, (readonly [number, number])[]>();
  for (const { structs } of updates.map((update) => Y.decodeUpdate(update))) {
    for (const { id, length } of structs) runs.set(id.client, [...(runs.get(id.client) ?? []), [id.clock, id.clock + length]]);
  }
  return runs;
}

function textsIn(element: Y.XmlElement): Y.XmlText[] {
  return element.toArray().flatMap((child) => (child instanceof Y.XmlText ? [child] : child instanceof Y.XmlElement ? textsIn(child) : []));
}

function wordsIn(text: Y.Text, mine: Runs): string {
  let words = "";
  for (let item = text._start; item !== null; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    const { client, clock } = item.id;
    const { str } = item.content;
    for (const [from, to] of mine.get(client) ?? []) words += str.slice(Math.max(0, from - clock), Math.max(0, to - clock));
  }
  return words;
}
