import { strToU8, zipSync } from "fflate";
import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { readHtmlText } from "./html-text.ts";
import { XMIND_MARKERS } from "./marks.ts";
import {
  countLost,
  type FileNode,
  field,
  fileOf,
  type LossKind,
  lineField,
  linesField,
  linkDetails,
  listField,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  readNodes,
  readRootElement,
  refuseParts,
  rootDetails,
} from "./outline-file.ts";
import { unzipEntries } from "./unzip-entries.ts";

const UNREADABLE: OutlineFileProblem = { problem: "outline.unreadable" };

const CONTENT = "content.json";
/** Of XMind 8 and older. */
const OLD_CONTENT = "content.xml";
const OLD_COMMENTS = "comments.xml";
const LISTS = ["sheet", "topic", "topics", "marker-ref", "relationship", "label"];
/** How a topic stands to the one above it, in the order of a tree. Callouts and summaries become nodes like the others. */
const PLACES = ["attached", "detached", "callout", "summary"] as const;
type Place = (typeof PLACES)[number];

type Sheet = { readonly rootTopic: unknown; readonly relationships: readonly unknown[] };

/**
 * Reads an XMind file: content.json, or content.xml of XMind 8 and older. Topics with their notes, links, folds and the markers that are
 * marks; of several sheets each is an item. What else there is is counted, styles are not.
 */
export function readXmind(archive: Uint8Array): OutlineFile | OutlineFileProblem {
  if (archive.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const entries = unzipEntries(archive, [CONTENT, OLD_CONTENT, OLD_COMMENTS]);
  if (entries === "tooLarge") return { problem: "outline.tooLarge" };
  const json = decodeEntry(entries?.get(CONTENT));
  if (json !== null) {
    const all = parseJson(json);
    const sheets = (Array.isArray(all) ? all : []).map((sheet) => ({
      rootTopic: field(sheet, "rootTopic"),
      relationships: listField(sheet, "relationships"),
    }));
    return readSheets(sheets, readTopic);
  }
  const xml = decodeEntry(entries?.get(OLD_CONTENT));
  if (xml === null) return UNREADABLE;
  const refused = refuseParts(xml, "<");
  if (refused !== null) return refused;
  const read = readRootElement(xml, "xmap-content", LISTS);
  if ("problem" in read) return read;
  const sheets = listField(read.root, "sheet").map((sheet) => ({
    rootTopic: listField(sheet, "topic")[0],
    relationships: listField(field(sheet, "relationships"), "relationship"),
  }));
  const comments = decodeEntry(entries?.get(OLD_COMMENTS))?.split(/<comment[\s>]/).length ?? 1;
  return readSheets(sheets, readOldTopic, { comments: comments - 1 });
}

function readSheets(sheets: readonly Sheet[], read: (topic: unknown) => FileNode, { comments = 0 } = {}): OutlineFile | OutlineFileProblem {
  const roots = sheets.map(({ rootTopic }) => rootTopic).filter((topic) => typeof topic === "object" && topic !== null);
  const [first] = roots;
  if (first === undefined) return UNREADABLE;
  const budget = newBudget();
  countLost(
    budget,
    sheets.flatMap(({ relationships }) => relationships.map(() => "relations" as const)),
  );
  countLost(
    budget,
    Array.from({ length: comments }, () => "comments" as const),
  );
  const top = read(first);
  if (roots.length > 1) return fileOf({ title: top.title, items: readNodes(roots, read, budget, TREE_MAX_DEPTH) }, budget);
  countLost(budget, top.lost);
  const items = readNodes(top.children, read, budget, TREE_MAX_DEPTH);
  return { ...fileOf({ title: top.title, items }, budget), ...rootDetails(top) };
}

function readTopic(topic: unknown): FileNode {
  const notes = field(topic, "notes");
  const plain = linesField(field(notes, "plain"), "content");
  const href = lineField(topic, "href");
  const markers = listField(topic, "markers").map((marker) => lineField(marker, "markerId"));
  const below = field(topic, "children");
  const { children, lost } = joinTopics((place) => listField(below, place));
  return {
    title: linesField(topic, "title"),
    note: plain || readHtmlText(linesField(field(notes, "realHTML"), "content")),
    children,
    details: {
      ...linkDetails(href),
      ...markDetails(markers),
      ...(field(topic, "branch") === "folded" ? { fold: 1 as const } : {}),
    },
    lost: [
      ...lost,
      ...findLostMarkers(markers),
      ...(field(topic, "image") === undefined ? [] : ["pictures" as const]),
      ...listField(topic, "labels").map(() => "labels" as const),
      ...listField(topic, "boundaries").flatMap((boundary) => (lineField(boundary, "title") === "" ? [] : ["labels" as const])),
      ...listField(topic, "comments").map(() => "comments" as const),
      ...(isAttached(href) ? ["attachments" as const] : []),
    ],
  };
}

function readOldTopic(topic: unknown): FileNode {
  const topics = listField(field(topic, "children"), "topics");
  const { children, lost } = joinTopics((place) =>
    topics.filter((list) => lineField(list, "@type") === place).flatMap((list) => listField(list, "topic")),
  );
  const title = field(topic, "title");
  const href = lineField(topic, "@xlink:href");
  const markers = listField(field(topic, "marker-refs"), "marker-ref").map((marker) => lineField(marker, "@marker-id"));
  const notes = field(topic, "notes");
  const note = linesField(notes, "plain");
  return {
    title: typeof title === "string" ? linesField(topic, "title") : linesField(title, "#text"),
    note,
    details: {
      ...linkDetails(href),
      ...markDetails(markers),
      ...(lineField(topic, "@branch") === "folded" ? { fold: 1 as const } : {}),
    },
    lost: [
      ...lost,
      ...findLostMarkers(markers),
      ...(notes !== undefined && note === "" && field(notes, "html") !== undefined ? ["notes" as const] : []),
      ...(field(topic, "xhtml:img") === undefined ? [] : ["pictures" as const]),
      ...listField(field(topic, "labels"), "label").map(() => "labels" as const),
      ...(isAttached(href) ? ["attachments" as const] : []),
    ],
    children,
  };
}

/** Whether an address names a file inside the archive. */
const isAttached = (href: string): boolean => href.startsWith("xap:");

/** All topics below one, and a loss for each that becomes a plain node. */
function joinTopics(list: (place: Place) => readonly unknown[]): { children: unknown[]; lost: LossKind[] } {
  return {
    children: PLACES.flatMap((place) => [...list(place)]),
    lost: [...list("callout").map(() => "callouts" as const), ...list("summary").map(() => "summaries" as const)],
  };
}

/** Markers a tree has no mark for, or no second place. */
function findLostMarkers(markers: readonly string[]): LossKind[] {
  const kept = "mark" in markDetails(markers) ? 1 : 0;
  return markers.slice(kept).map(() => "marks" as const);
}

/** The first marker that is known as a mark. */
function markDetails(markers: readonly string[]): { readonly mark?: string } {
  const mark = Object.keys(XMIND_MARKERS).find((one) => markers.includes(XMIND_MARKERS[one] ?? ""));
  return mark === undefined ? {} : { mark };
}

function markersOf(mark: string | undefined): object {
  const marker = mark === undefined ? undefined : XMIND_MARKERS[mark];
  return marker === undefined ? {} : { markers: [{ markerId: marker }] };
}

function decodeEntry(bytes: Uint8Array | undefined): string | null {
  if (bytes === undefined) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The earliest day an archive can name: equal outlines make equal files. */
const EARLIEST = new Date(1980, 0, 2);

/** An XMind file (content.json) of an outline, its title as the root topic. `newId` names sheet and topics. */
export function writeXmind({ title, items, root: own }: Pick<OutlineFile, "title" | "items" | "root">, newId: () => string): Uint8Array {
  const topicOf = ({ title: words, note, details, children }: OutlineItem): object => ({
    id: newId(),
    class: "topic",
    title: words,
    ...(note === undefined ? {} : { notes: { plain: { content: note } } }),
    ...(details?.link === undefined ? {} : { href: details.link }),
    ...(details?.fold === 1 ? { branch: "folded" } : {}),
    ...markersOf(details?.mark),
    ...(children.length === 0 ? {} : { children: { attached: children.map(topicOf) } }),
  });
  const root = { structureClass: "org.xmind.ui.map.unbalanced", ...topicOf({ ...own, title, children: items }) };
  const files = {
    "content.json": [{ id: newId(), class: "sheet", title, rootTopic: root, topicPositioning: "fixed" }],
    "metadata.json": { creator: { name: "Tangleaf", version: "1" } },
    // Without the list of its files XMind takes an archive for damaged.
    "manifest.json": { "file-entries": { "content.json": {}, "metadata.json": {} } },
  };
  const entries = Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content))] as const);
  return zipSync(Object.fromEntries(entries), { mtime: EARLIEST });
}
