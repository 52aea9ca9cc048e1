import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import { readHtmlText } from "./html-text.ts";
import { XMIND_MARKERS } from "./marks.ts";
import {
  countLost,
  type FileNode,
  field,
  fileOf,
  findLostLink,
  type LossKind,
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
import { unzipEntries } from "./unzip-entries.ts";

const UNREADABLE: OutlineFileProblem = { problem: "outline.unreadable" };

const CONTENT = "content.json";
/** Of XMind 8 and older. */
const OLD_CONTENT = "content.xml";
const OLD_COMMENTS = "comments.xml";
const LISTS = ["sheet", "topic", "topics", "marker-ref", "relationship", "label", "boundary"];
/** How a topic stands to the one above it, in the order of a tree. Callouts and summaries become nodes like the others. */
const PLACES = ["attached", "detached", "callout", "summary"];

type Sheet = { readonly name: string; readonly rootTopic: unknown; readonly relationships: readonly unknown[] };
/** What XMind itself calls a sheet. */
const GIVEN_NAME = /^(?:画布|map|sheet|canvas)? ?\d*$/i;

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
      name: lineField(sheet, "title"),
      rootTopic: field(sheet, "rootTopic"),
      relationships: listField(sheet, "relationships"),
    }));
    return readSheets(sheets, readTopic);
  }
  const xml = decodeEntry(entries?.get(OLD_CONTENT));
  if (xml === null) return UNREADABLE;
  const refused = refuseParts(xml, "<");
  if (refused !== null) return refused;
  const read = readRootElement(xml, "xmap-content", LISTS, { raw: ["html"] });
  if ("problem" in read) return read;
  const sheets = listField(read.root, "sheet").map((sheet) => ({
    name: lineField(sheet, "title"),
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
  const ownNames = sheets.filter(({ name, rootTopic }) => !GIVEN_NAME.test(name) && name !== lineField(rootTopic, "title"));
  countLost(
    budget,
    ownNames.map(() => "sheetNames" as const),
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
  const html = linesField(field(notes, "realHTML"), "content");
  const href = lineField(topic, "href");
  const extensions = listField(topic, "extensions");
  const readExtensions = (provider: string, name: string) =>
    extensions
      .filter((one) => lineField(one, "provider") === provider)
      .map((one) => lineField(field(one, "content"), name))
      .filter((value) => value !== "");
  const formulas = readExtensions("org.xmind.ui.mathJax", "content").map((formula) => `$${formula}$`);
  const markers = [
    ...listField(topic, "markers").map((marker) => lineField(marker, "markerId")),
    ...readExtensions("org.xmind.ui.task", "status").map((status) => `task-${status === "todo" ? "start" : status}`),
  ];
  const hasPicture = field(topic, "image") !== undefined && formulas.length === 0;
  const title = [linesField(topic, "title"), ...formulas].filter((part) => part !== "").join(" ");
  const below = field(topic, "children");
  const { children, lost } = joinTopics(Object.keys(below ?? {}), (place) => listField(below, place));
  return {
    title: title === "" && hasPicture ? PICTURE_SIGN : title,
    note: plain || readHtmlText(html, { keepsLinks: true }) || readSpans(field(notes, "html")),
    children,
    details: {
      ...linkDetails(href),
      ...markDetails(markers),
      ...(field(topic, "branch") === "folded" ? { fold: 1 as const } : {}),
    },
    lost: [
      ...lost,
      ...findLostMarkers(markers),
      ...[...(hasPicture ? [topic] : []), ...(html.match(/<img\b/gi) ?? [])].map(() => "pictures" as const),
      ...listField(topic, "labels").map(() => "labels" as const),
      ...listField(topic, "boundaries").flatMap((boundary) => (lineField(boundary, "title") === "" ? [] : ["labels" as const])),
      ...listField(topic, "comments").map(() => "comments" as const),
      ...(field(topic, "audioNotes") === undefined ? [] : ["attachments" as const]),
      ...findLostLink(href),
    ],
  };
}

/** A note as the first versions of XMind Zen have it: paragraphs of marked pieces. */
function readSpans(html: unknown): string {
  const paragraphs = listField(field(html, "content"), "paragraphs");
  return paragraphs
    .map((paragraph) =>
      listField(paragraph, "spans")
        .map((span) => lineField(span, "text"))
        .join(""),
    )
    .join("\n")
    .trim();
}

function readOldTopic(topic: unknown): FileNode {
  const topics = listField(field(topic, "children"), "topics");
  const kinds = topics.map((list) => lineField(list, "@type"));
  const { children, lost } = joinTopics(kinds, (place) =>
    topics.filter((list) => lineField(list, "@type") === place).flatMap((list) => listField(list, "topic")),
  );
  const title = field(topic, "title");
  const href = lineField(topic, "@xlink:href");
  const markers = listField(field(topic, "marker-refs"), "marker-ref").map((marker) => lineField(marker, "@marker-id"));
  const notes = field(topic, "notes");
  const html = linesField(notes, "html").replaceAll("xhtml:", "");
  const note = linesField(notes, "plain") || readHtmlText(html.replaceAll("xlink:href", "href"), { keepsLinks: true });
  const words = typeof title === "string" ? linesField(topic, "title") : linesField(title, "#text");
  const pictures = [...(field(topic, "xhtml:img") === undefined ? [] : [topic]), ...(html.match(/<img\b/gi) ?? [])];
  const extensions = [field(field(topic, "extensions"), "extension") ?? []].flat().map((one) => lineField(one, "@provider"));
  return {
    title: words === "" && field(topic, "xhtml:img") !== undefined ? PICTURE_SIGN : words,
    note,
    details: {
      ...linkDetails(href),
      ...markDetails(markers),
      ...(lineField(topic, "@branch") === "folded" ? { fold: 1 as const } : {}),
    },
    lost: [
      ...lost,
      ...findLostMarkers(markers),
      ...pictures.map(() => "pictures" as const),
      ...listField(field(topic, "labels"), "label").map(() => "labels" as const),
      ...listField(field(topic, "boundaries"), "boundary").flatMap((one) => (lineField(one, "title") === "" ? [] : ["labels" as const])),
      ...extensions.flatMap((provider) => OLD_EXTENSIONS[provider] ?? []),
      ...findLostLink(href),
    ],
    children,
  };
}

/** What XMind 8 keeps beside a topic: who does it and until when, and recordings. */
const OLD_EXTENSIONS: Readonly<Record<string, LossKind>> = {
  "org.xmind.ui.taskInfo": "attributes",
  "org.xmind.ui.audionotes": "attachments",
};

/** All topics below one, and a loss for each that becomes a plain node. */
function joinTopics(kinds: readonly string[], list: (place: string) => readonly unknown[]): { children: unknown[]; lost: LossKind[] } {
  return {
    children: [...new Set([...PLACES, ...kinds])].flatMap((place) => [...list(place)]),
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
