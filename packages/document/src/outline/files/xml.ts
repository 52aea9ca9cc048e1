import { XMLParser } from "fast-xml-parser";

/** Deeper nesting is no outline. A node of XMind takes three elements. */
const NESTED_MAX = 400;
const PREDEFINED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads XML into plain objects; attributes are `@name`, text `#text`, elements named in `lists` always arrays. A document type is
 * refused, so there are no entities but the five of XML and characters by number. null = not readable.
 * `keepsSpaces`: words of one sentence may stand in several elements.
 */
export function readXml(xml: string, lists: readonly string[], { keepsSpaces = false } = {}): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    trimValues: !keepsSpaces,
    maxNestedTags: NESTED_MAX,
    isArray: (name) => lists.includes(name),
    tagValueProcessor: (_name, value) => decode(value),
    attributeValueProcessor: (_name, value) => decode(value),
  });
  try {
    return parser.parse(xml.replace(/^\uFEFF/, ""), true);
  } catch {
    return null;
  }
}

/** Text for an element or a quoted attribute; characters XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, "")
    .replace(/[&<>"\n\r\t]/g, (character) => (character === "&" ? "&amp;" : `&#${character.charCodeAt(0)};`));
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return PREDEFINED[name] ?? all;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}
