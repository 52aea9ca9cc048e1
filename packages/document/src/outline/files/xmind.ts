import { strToU8, zipSync } from "fflate";
import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { XMIND_MARKERS } from "./marks.ts";
import {
  type FileNode,
  field,
  fileOf,
  type LossKind,
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
import { unzipEntries } from "./unzip-entries.ts";
import { readXml } from "./xml.ts";

const UNREADABLE: OutlineFileProblem = { problem: "outline.unreadable" };

/**
 * Reads an XMind file: content.json, or content.xml of XMind 8 and older. Topics with their notes; of several sheets each is an item.
 * Markers, pictures, relations and styles are left out.
 */
export function readXmind(archive: Uint8Array): OutlineFile | OutlineFileProblem {
  if (archive.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const entries = unzipEntries(archive, ["content.json", "content.xml"]);
  if (entries === "tooLarge") return { problem: "outline.tooLarge" };
  const json = textOf(entries?.get("content.json"));
  if (json !== null) return readSheets(parseJson(json), "rootTopic", readTopic);
  const xml = textOf(entries?.get("content.xml"));
  if (xml === null) return UNREADABLE;
  const refused = refuseParts(xml, "<");
  if (refused !== null) return refused;
  const sheets = listField(field(readXml(xml, ["sheet", "topic", "topics", "marker-ref"]), "xmap-content"), "sheet");
  return readSheets(
    sheets.map((sheet) => ({ rootTopic: listField(sheet, "topic")[0] })),
    "rootTopic",
    readOldTopic,
  );
}

function readSheets(sheets: unknown, root: string, read: (topic: unknown) => FileNode): OutlineFile | OutlineFileProblem {
  const all = Array.isArray(sheets) ? sheets : [];
  const roots = all.map((sheet) => field(sheet, root)).filter((topic) => typeof topic === "object" && topic !== null);
  const [first] = roots;
  if (first === undefined) return UNREADABLE;
  const budget = newBudget();
  const single = roots.length === 1;
  const relations = all.reduce((sum, sheet) => sum + listField(sheet, "relationships").length, 0);
  if (relations > 0) budget.lost.set("relations", relations);
  const items = readNodes(single ? read(first).children : roots, read, budget, TREE_MAX_DEPTH);
  const top = read(first);
  return { ...fileOf({ title: top.title, items }, budget), ...(single ? rootDetails(top) : {}) };
}

function readTopic(topic: unknown): FileNode {
  const children = field(topic, "children");
  const note = field(field(field(topic, "notes"), "plain"), "content");
  return {
    title: lineField(topic, "title"),
    note: typeof note === "string" ? note.trim() : "",
    children: [...listField(children, "attached"), ...listField(children, "detached")],
    details: {
      ...linkDetails(lineField(topic, "href")),
      ...markDetails(listField(topic, "markers").map((marker) => lineField(marker, "markerId"))),
      ...(field(topic, "branch") === "folded" ? { fold: 1 as const } : {}),
    },
    lost: lostOf(topic),
  };
}

function readOldTopic(topic: unknown): FileNode {
  const topics = listField(field(topic, "children"), "topics");
  const title = field(topic, "title");
  const note = field(field(topic, "notes"), "plain");
  return {
    title: typeof title === "string" ? title.replace(/\s+/g, " ").trim() : lineField(title, "#text"),
    note: typeof note === "string" ? note.trim() : "",
    details: {
      ...linkDetails(lineField(topic, "@xlink:href")),
      ...markDetails(listField(field(topic, "marker-refs"), "marker-ref").map((marker) => lineField(marker, "@marker-id"))),
      ...(lineField(topic, "@branch") === "folded" ? { fold: 1 as const } : {}),
    },
    lost: [
      ...(field(topic, "xhtml:img") === undefined ? [] : ["pictures" as const]),
      ...(field(topic, "labels") === undefined ? [] : ["labels" as const]),
    ],
    children: ["attached", "detached"].flatMap((type) =>
      topics.filter((list) => lineField(list, "@type") === type).flatMap((list) => listField(list, "topic")),
    ),
  };
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

function lostOf(topic: unknown): LossKind[] {
  const children = field(topic, "children");
  return [
    ...(field(topic, "image") === undefined ? [] : ["pictures" as const]),
    ...(listField(topic, "labels").length === 0 ? [] : ["labels" as const]),
    ...(listField(children, "summary").length === 0 ? [] : ["summaries" as const]),
    ...(lineField(topic, "href").startsWith("xap:") ? ["attachments" as const] : []),
  ];
}

function textOf(bytes: Uint8Array | undefined): string | null {
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
