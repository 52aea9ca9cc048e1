import { strToU8, zipSync } from "fflate";
import { TREE_MAX_DEPTH, TREE_MAX_NODES } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import {
  type FileNode,
  field,
  lineField,
  listField,
  type NodeBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  readNodes,
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
  const sheets = listField(field(readXml(xml, ["sheet", "topic", "topics"]), "xmap-content"), "sheet");
  return readSheets(
    sheets.map((sheet) => ({ rootTopic: listField(sheet, "topic")[0] })),
    "rootTopic",
    readOldTopic,
  );
}

function readSheets(sheets: unknown, root: string, read: (topic: unknown) => FileNode): OutlineFile | OutlineFileProblem {
  const roots = (Array.isArray(sheets) ? sheets : [])
    .map((sheet) => field(sheet, root))
    .filter((topic) => typeof topic === "object" && topic !== null);
  const [first] = roots;
  if (first === undefined) return UNREADABLE;
  const budget: NodeBudget = { left: TREE_MAX_NODES, dropped: 0 };
  const single = roots.length === 1;
  const items = readNodes(single ? read(first).children : roots, read, budget, TREE_MAX_DEPTH);
  return { title: read(first).title, items, dropped: budget.dropped };
}

function readTopic(topic: unknown): FileNode {
  const children = field(topic, "children");
  const note = field(field(field(topic, "notes"), "plain"), "content");
  return {
    title: lineField(topic, "title"),
    note: typeof note === "string" ? note.trim() : "",
    children: [...listField(children, "attached"), ...listField(children, "detached")],
  };
}

function readOldTopic(topic: unknown): FileNode {
  const topics = listField(field(topic, "children"), "topics");
  const title = field(topic, "title");
  const note = field(field(topic, "notes"), "plain");
  return {
    title: typeof title === "string" ? title.replace(/\s+/g, " ").trim() : lineField(title, "#text"),
    note: typeof note === "string" ? note.trim() : "",
    children: ["attached", "detached"].flatMap((type) =>
      topics.filter((list) => lineField(list, "@type") === type).flatMap((list) => listField(list, "topic")),
    ),
  };
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
export function writeXmind({ title, items }: Pick<OutlineFile, "title" | "items">, newId: () => string): Uint8Array {
  const topicOf = ({ title: words, note, children }: OutlineItem): object => ({
    id: newId(),
    class: "topic",
    title: words,
    ...(note === undefined ? {} : { notes: { plain: { content: note } } }),
    ...(children.length === 0 ? {} : { children: { attached: children.map(topicOf) } }),
  });
  const root = { structureClass: "org.xmind.ui.map.unbalanced", ...topicOf({ title, children: items }) };
  const files = {
    "content.json": [{ id: newId(), class: "sheet", title, rootTopic: root, topicPositioning: "fixed" }],
    "metadata.json": { creator: { name: "Tangleaf", version: "1" } },
    // Without the list of its files XMind takes an archive for damaged.
    "manifest.json": { "file-entries": { "content.json": {}, "metadata.json": {} } },
  };
  const entries = Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content))] as const);
  return zipSync(Object.fromEntries(entries), { mtime: EARLIEST });
}
