/** An element with its children in their order. Names keep their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
};

type OpenElement = XmlElement & { readonly children: (XmlElement | string)[] };

/** The file is not XML, or XML that is refused: declarations of entities are, because they can name other files and grow without bound. */
export class XmlError extends Error {}

/** Too many elements of a name (`name`), or altogether (null): told while the part is read, before anything is built of it. */
export class TooManyElements extends XmlError {
  readonly element: string | null;
  constructor(element: string | null) {
    super(`too many elements: ${element ?? "of all names"}`);
    this.element = element;
  }
}

/** Elements of one part. The text of a book has a fifth of them. */
export const XML_ELEMENTS_MAX = 1_500_000;
const DEPTH_MAX = 400;
const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const TAG = /^([^\s/>]+)(.*?)(\/?)$/s;
/** The value is optional, so that no letter of a name without one is looked at twice. */
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(Object.create(null) as Record<string, string>);

/**
 * Reads a part of an Office file. In preserving the order of mixed children and refusing every DTD it is what those parts need
 * and no more; it takes a tenth of a second for the text of a book. Linear in the source. `most`: how many elements of a name there
 * may be. Throws XmlError, TooManyElements.
 */
export function parseXml(source: string, most: Readonly<Record<string, number>> = {}): XmlElement {
  const count = createCounter(most);
  const top: OpenElement = { name: "", attributes: {}, children: [] };
  const open: OpenElement[] = [top];
  let at = 0;
  while (at < source.length) {
    const begin = source.indexOf("<", at);
    const current = open.at(-1) ?? top;
    if (begin === -1) break;
    if (begin > at) current.children.push(decode(source.slice(at, begin)));
    const special = skipSpecial(source, begin, current);
    if (special !== null) {
      at = special;
      continue;
    }
    const end = source.indexOf(">", begin);
    if (end === -1) throw new XmlError("a tag does not end");
    at = end + 1;
    if (source[begin + 1] === "/") {
      if (open.length === 1 || source.slice(begin + 2, end).trim() !== current.name) throw new XmlError("tags do not match");
      open.pop();
      continue;
    }
    const [, name = "", attributes = "", closed] = TAG.exec(source.slice(begin + 1, end)) ?? [];
    if (name === "") throw new XmlError("a tag has no name");
    count(name);
    const element: OpenElement = { name, attributes: readAttributes(attributes), children: [] };
    current.children.push(element);
    if (closed === "/") continue;
    if (open.length > DEPTH_MAX) throw new XmlError("nested too deep");
    open.push(element);
  }
  const root = top.children.find((child) => typeof child !== "string");
  if (open.length !== 1 || root === undefined) throw new XmlError("the document does not end");
  return root;
}

function createCounter(most: Readonly<Record<string, number>>): (name: string) => void {
  const left = new Map(Object.entries(most));
  let all = XML_ELEMENTS_MAX;
  return (name) => {
    if (--all < 0) throw new TooManyElements(null);
    const one = left.get(name);
    if (one === undefined) return;
    if (one === 0) throw new TooManyElements(name);
    left.set(name, one - 1);
  };
}

/** The place behind a comment, an instruction or a CDATA section that begins here; null where an element begins. */
function skipSpecial(source: string, begin: number, parent: OpenElement): number | null {
  const next = source[begin + 1];
  if (next === "?") return behind(source, "?>", begin);
  if (next !== "!") return null;
  if (source.startsWith("<!--", begin)) return behind(source, "-->", begin);
  if (!source.startsWith("<![CDATA[", begin)) throw new XmlError("a document type is refused");
  const end = behind(source, "]]>", begin);
  parent.children.push(source.slice(begin + "<![CDATA[".length, end - "]]>".length));
  return end;
}

function behind(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  if (end === -1) throw new XmlError("a section does not end");
  return end + mark.length;
}

function readAttributes(source: string): Readonly<Record<string, string>> {
  if (source.trim() === "") return NO_ATTRIBUTES;
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = "", double, single] of source.matchAll(ATTRIBUTE)) {
    const value = double ?? single;
    if (value !== undefined) attributes[name] = decode(value);
  }
  return attributes;
}

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== "string";
export const elementsOf = (element: XmlElement | undefined): XmlElement[] => element?.children.filter(isElement) ?? [];

/** The first child of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child): child is XmlElement => isElement(child) && child.name === name);
}

/** The child below children of these names. */
export function descend(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => childOf(at, name), element);
}

/** Every element of that name below, in the order of the text. */
export function findAll(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}

/** `w:val`, which most properties of a Word file have; undefined where the property is missing. */
export function settingOf(element: XmlElement | undefined, attribute = "w:val"): string | undefined {
  return element?.attributes[attribute];
}

/** All text below. */
export function textOf(element: XmlElement | undefined): string {
  return element?.children.map((child) => (isElement(child) ? textOf(child) : child)).join("") ?? "";
}
