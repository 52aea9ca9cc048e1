import { XMLParser, XMLValidator } from "fast-xml-parser";

/** Deeper nesting is no outline. A node of XMind takes three elements. */
const NESTED_MAX = 400;
const PREDEFINED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export type XmlOptions = {
  /** Words of one sentence may stand in several elements. */
  readonly keepsSpaces?: boolean;
  /** Elements whose content stays the text it is in the file. */
  readonly raw?: readonly string[];
};

/**
 * Reads XML into plain objects; attributes are `@name`, text `#text`, elements named in `lists` always arrays. A document type is
 * refused, so there are no entities but the five of XML and characters by number. null = not readable.
 * A sign & that begins no character is itself: programs that join strings write it so.
 */
export function readXml(xml: string, lists: readonly string[], { keepsSpaces = false, raw = [] }: XmlOptions = {}): unknown {
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
    stopNodes: raw.map((name) => `*.${name}`),
    tagValueProcessor: (name, value) => (raw.includes(name) ? value : decodeEntities(value)),
    attributeValueProcessor: (_name, value) => decodeEntities(value),
  });
  try {
    return parser.parse(prepareXml(xml), true);
  } catch {
    return null;
  }
}

export type XmlFault = { readonly line: number; readonly column: number };

/** Where XML is broken, both counted from 1; null where it is whole. */
export function findXmlFault(xml: string): XmlFault | null {
  const checked = XMLValidator.validate(prepareXml(xml));
  return checked === true ? null : { line: checked.err.line, column: checked.err.col };
}

const prepareXml = (xml: string): string => xml.replace(/^\uFEFF/, "").replace(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|\w{2,8});)/gi, "&amp;");

/** Text for an element or a quoted attribute; characters XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, "")
    .replace(/[&<>"\n\r\t]/g, (character) => (character === "&" ? "&amp;" : `&#${character.charCodeAt(0)};`));
}

/** The characters that are written by name or number; only the five names of XML are known. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return PREDEFINED[name] ?? all;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}
