import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { countLinks, escapeHtml, hasMarkup, readFirstLink, readHtmlText } from "./html-text.ts";
import {
  type FileNode,
  field,
  fileOf,
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
} from "./outline-file.ts";
import { escapeXml } from "./xml.ts";

/** Reads OPML 1 and 2: the text, note and link of each outline, and whether it is done; other attributes are left out. */
export function readOpml(xml: string): OutlineFile | OutlineFileProblem {
  if (xml.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const refused = refuseParts(xml, "<");
  if (refused !== null) return refused;
  const read = readRootElement(xml, "opml", ["outline"]);
  if ("problem" in read) return read;
  const body = field(read.root, "body");
  if (body === undefined) return { problem: "outline.unreadable" };
  const budget = newBudget();
  const items = readNodes(listField(body, "outline"), readOutline, budget, TREE_MAX_DEPTH);
  return fileOf({ title: lineField(field(read.root, "head"), "title"), items }, budget);
}

function readOutline(node: unknown): FileNode {
  const said = linesField(node, "@text");
  const name = linesField(node, "@title");
  // With two different texts the title is the node and the text its body, as Notecase writes it; feeds put a longer name there.
  const isNamed = name !== "" && said !== "" && name !== said && field(node, "@xmlUrl") === undefined;
  const note = linesField(node, "@_note");
  const title = isNamed ? name : said || name;
  const isDone = DONE.some(([name, value]) => lineField(node, name) === value);
  const mark = isDone ? "done" : lineField(node, "@checkbox") === "true" ? "todo" : undefined;
  const addresses = ["@url", "@htmlUrl", "@xmlUrl"].map((key) => lineField(node, key)).filter((address) => address !== "");
  const links = linkDetails(addresses[0] ?? readFirstLink(title));
  return {
    title: hasMarkup(title) ? readHtmlText(title) : title,
    note: [isNamed ? said : "", note]
      .filter((part) => part !== "")
      .map((part) => (hasMarkup(part) ? readHtmlText(part, { keepsLinks: true }) : part))
      .join("\n"),
    children: listField(node, "outline"),
    details: {
      ...links,
      ...(mark === undefined ? {} : { mark }),
    },
    lost: [
      ...Array.from({ length: addresses.length + countLinks(title) - ("link" in links ? 1 : 0) }, () => "links" as const),
      ...findOwnAttributes(node).map(() => "attributes" as const),
      // 幕布.
      ...(lineField(node, "@_mubu_images") === "" ? [] : ["pictures" as const]),
    ],
  };
}

/** How programs say that a task is done. */
const DONE = [
  ["@_complete", "true"],
  ["@_status", "checked"],
  ["@complete", "true"],
] as const;
/** Attributes of programs that say nothing a person wrote; so do those that begin with a low line. */
const OF_PROGRAMS =
  "text title type url htmlUrl xmlUrl complete checkbox collapsed expanded heading listStyle colorLabel created modified id uuid version language isComment isBreakpoint".split(
    " ",
  );

/** Columns of one's own, as OmniOutliner writes them. */
function findOwnAttributes(node: unknown): string[] {
  const names = typeof node === "object" && node !== null ? Object.keys(node) : [];
  return names.filter(
    (name) => name.startsWith("@") && !name.startsWith("@_") && !OF_PROGRAMS.includes(name.slice(1)) && lineField(node, name) !== "",
  );
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
      const attributes = `text="${escapeText(title)}"${note === undefined ? "" : ` _note="${escapeText(note)}"`}${link}`;
      return children.length === 0 ? `<outline ${attributes}/>\n` : `<outline ${attributes}>\n${writeItems(children)}</outline>\n`;
    })
    .join("");
}

/** Programs take marked words for HTML: a text that looks like it is written as HTML of itself. */
const escapeText = (text: string): string => escapeXml(hasMarkup(text) ? escapeHtml(text) : text);
