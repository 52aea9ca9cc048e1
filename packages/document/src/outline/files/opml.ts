import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import {
  field,
  fileOf,
  lineField,
  linkDetails,
  listField,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  readNodes,
  refuseParts,
} from "./outline-file.ts";
import { escapeXml, readXml } from "./xml.ts";

/** Reads OPML 1 and 2: the text and note of each outline; other attributes are left out. */
export function readOpml(xml: string): OutlineFile | OutlineFileProblem {
  if (xml.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const refused = refuseParts(xml, "<");
  if (refused !== null) return refused;
  const opml = field(readXml(xml, ["outline"]), "opml");
  const body = field(opml, "body");
  if (body === undefined) return { problem: "outline.unreadable" };
  const budget = newBudget();
  const items = readNodes(listField(body, "outline"), readOutline, budget, TREE_MAX_DEPTH);
  return fileOf({ title: lineField(field(opml, "head"), "title"), items }, budget);
}

function readOutline(node: unknown) {
  const note = field(node, "@_note");
  return {
    title: lineField(node, "@text") || lineField(node, "@title"),
    note: typeof note === "string" ? note.trim() : "",
    children: listField(node, "outline"),
    details: linkDetails(lineField(node, "@url") || lineField(node, "@htmlUrl")),
  };
}

/** OPML 2.0 of an outline. */
export function writeOpml({ title, items }: Pick<OutlineFile, "title" | "items">): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head><title>${escapeXml(title)}</title></head>
<body>
${writeItems(items)}</body>
</opml>
`;
}

function writeItems(items: readonly OutlineItem[]): string {
  return items
    .map(({ title, note, details, children }) => {
      const link = details?.link === undefined ? "" : ` type="link" url="${escapeXml(details.link)}"`;
      const attributes = `text="${escapeXml(title)}"${note === undefined ? "" : ` _note="${escapeXml(note)}"`}${link}`;
      return children.length === 0 ? `<outline ${attributes}/>\n` : `<outline ${attributes}>\n${writeItems(children)}</outline>\n`;
    })
    .join("");
}
