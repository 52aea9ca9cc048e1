import { elementsOf, findAll, parseXml, settingOf, type XmlElement } from "../../word-format/index.ts";
import { printable } from "../printable.ts";
import { FIRST_CHILDREN, WORD_ORDER } from "./word-order.ts";

const BOOKMARK_MAX_CHARACTERS = 40;
/** Numbers Word takes whole ones for only. `w:w` of table widths may be a percentage. */
const WHOLE =
  /^w:(?:w|h|sz|space|val|left|right|start|end|top|bottom|header|footer|gutter|firstLine|hanging|firstLineChars|hangingChars|leftChars|before|after|line|pos|linePitch|id|numId|ilvl|gridSpan)$/;
/** Attributes Word cannot do without. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  "w:bookmarkStart": ["w:id", "w:name"],
  "w:bookmarkEnd": ["w:id"],
  "w:footnoteReference": ["w:id"],
  "w:footnote": ["w:id"],
  "w:num": ["w:numId"],
  "w:abstractNum": ["w:abstractNumId"],
  "w:lvl": ["w:ilvl"],
  "w:style": ["w:type", "w:styleId"],
  "w:pgSz": ["w:w", "w:h"],
  "w:pgMar": ["w:top", "w:right", "w:bottom", "w:left", "w:header", "w:footer", "w:gutter"],
  "w:shd": ["w:val"],
  "w:fldSimple": ["w:instr"],
  "w:fldChar": ["w:fldCharType"],
  "w:headerReference": ["w:type", "r:id"],
  "w:footerReference": ["w:type", "r:id"],
  "w:tblW": ["w:w", "w:type"],
  "w:tcW": ["w:w", "w:type"],
  "w:compatSetting": ["w:name", "w:uri", "w:val"],
  "wp:extent": ["cx", "cy"],
  "wp:docPr": ["id", "name"],
  "a:blip": ["r:embed"],
  property: ["fmtid", "pid", "name"],
};
/** What Word does not take in the name of a style; what follows a comma is another name. */
const NOT_IN_NAMES = /[,;\\{}]/;
const STYLE_NAME_MAX_CHARACTERS = 253;
const LIST_LEVELS_MAX = 9;
/** Styles Word has whether or not the file does. */
const BUILT_IN = ["DefaultParagraphFont"];
/** Relationships by what an attribute of this name refers to. */
const RELATION = /^r:(?:id|embed|link)$/;

/** What Word or WPS would refuse, mend or drop in the parts of a .docx, a line each. Those of `parts` that are XML are looked at. */
export function findWordFaults(parts: ReadonlyMap<string, string>): string[] {
  const xml = new Map([...parts].filter(([path]) => /\.(?:xml|rels)$/.test(path)).map(([path, text]) => [path, parseXml(text)]));
  const part = (path: string): XmlElement | undefined => xml.get(path);
  const faults = [...xml].flatMap(([path, root]) => [...orderFaults(root), ...namespaceFaults(root)].map((fault) => `${path}: ${fault}`));
  return [
    ...new Set([...faults, ...packageFaults(parts, xml), ...idFaults(xml), ...styleFaults(xml), ...tableFaults(part), ...noteFaults(part)]),
  ];
}

function walk(element: XmlElement, look: (element: XmlElement) => void): void {
  look(element);
  for (const child of elementsOf(element)) walk(child, look);
}

function orderFaults(root: XmlElement): string[] {
  const faults: string[] = [];
  walk(root, (element) => {
    const children = elementsOf(element).map(({ name }) => name);
    const places = WORD_ORDER.get(element.name);
    let last = -1;
    for (const name of places === undefined ? [] : children) {
      const place = places?.get(name);
      if (place === undefined) faults.push(`${name} is no child of ${element.name}`);
      else if (place < last) faults.push(`${name} stands too late in ${element.name}: ${children.join(" ")}`);
      else last = place;
    }
    const first = FIRST_CHILDREN[element.name];
    if (first !== undefined && children.indexOf(first) > 0) faults.push(`${first} is not first in ${element.name}`);
    if (first !== undefined && children.filter((name) => name === first).length > 1) faults.push(`${first} twice in ${element.name}`);
    if (element.name.endsWith("Pr")) {
      const twice = children.filter((name, index) => children.indexOf(name) !== index && !/(?:header|footer)Reference/.test(name));
      for (const name of twice) faults.push(`${name} twice in ${element.name}`);
    }
    for (const name of REQUIRED[element.name] ?? [])
      if (element.attributes[name] === undefined) faults.push(`${element.name} without ${name}`);
    const words = element.children.filter((child) => typeof child === "string").join("");
    if (/^(?:w:t|w:instrText|m:t)$/.test(element.name) && words.trim() !== words && element.attributes["xml:space"] !== "preserve")
      faults.push(`${element.name} loses its spaces`);
    for (const said of [words, ...Object.values(element.attributes)])
      if (printable(said) !== said) faults.push(`${element.name} has a character XML has not`);
    if (element.name === "w:ilvl" && !(Number(settingOf(element)) < LIST_LEVELS_MAX)) faults.push(`list level ${settingOf(element)}`);
    for (const [name, value] of Object.entries(element.attributes))
      if (WHOLE.test(name) && /^-?\d*\.\d+$|NaN|Infinity|undefined|null/.test(value)) faults.push(`${element.name} ${name}="${value}"`);
  });
  return faults;
}

function namespaceFaults(root: XmlElement): string[] {
  const faults = new Set<string>();
  const visit = (element: XmlElement, known: ReadonlySet<string>) => {
    const own = Object.keys(element.attributes).flatMap((name) => (name.startsWith("xmlns:") ? [name.slice("xmlns:".length)] : []));
    const declared = own.length === 0 ? known : new Set([...known, ...own]);
    for (const name of [element.name, ...Object.keys(element.attributes)]) {
      const [prefix = "", local] = name.split(":");
      if (local !== undefined && prefix !== "xmlns" && prefix !== "xml" && !declared.has(prefix)) faults.add(`${prefix} is not declared`);
    }
    for (const prefix of (element.attributes["mc:Ignorable"] ?? "").split(" "))
      if (prefix !== "" && !declared.has(prefix)) faults.add(`${prefix} is ignorable but not declared`);
    for (const child of elementsOf(element)) visit(child, declared);
  };
  visit(root, new Set());
  return [...faults];
}

/** Every part has a content type, every relationship a part, every reference a relationship. */
function packageFaults(parts: ReadonlyMap<string, string>, xml: ReadonlyMap<string, XmlElement>): string[] {
  const faults: string[] = [];
  const types = elementsOf(xml.get("[Content_Types].xml"));
  const ofName = (name: string, key: string) => types.flatMap((type) => (type.name === name ? [type.attributes[key] ?? ""] : []));
  const [endings, paths] = [ofName("Default", "Extension"), ofName("Override", "PartName")];
  for (const path of parts.keys())
    if (path !== "[Content_Types].xml" && !paths.includes(`/${path}`) && !endings.includes(path.slice(path.lastIndexOf(".") + 1)))
      faults.push(`${path} has no content type`);
  for (const path of paths) if (!parts.has(path.slice(1))) faults.push(`a content type for ${path}, which is not there`);
  if (new Set(paths).size < paths.length || new Set(endings).size < endings.length) faults.push("a content type twice");
  for (const [path, root] of xml) {
    if (!path.endsWith(".rels")) continue;
    const owner = path.replace("_rels/", "").replace(/\.rels$/, "");
    const ids = elementsOf(root).map(({ attributes }) => attributes["Id"] ?? "");
    if (new Set(ids).size < ids.length) faults.push(`${path}: an id twice`);
    for (const { attributes } of elementsOf(root)) {
      if (attributes["TargetMode"] === "External") continue;
      const target = new URL(attributes["Target"] ?? "", `file:///${owner}`).pathname.slice(1);
      if (!parts.has(target)) faults.push(`${path}: ${target} is not there`);
    }
  }
  for (const [path, root] of xml) {
    const relations = xml.get(path.replace(/([^/]+)$/, "_rels/$1.rels"));
    const ids = new Set(elementsOf(relations).map(({ attributes }) => attributes["Id"]));
    walk(root, ({ name, attributes }) => {
      for (const [key, value] of Object.entries(attributes))
        if (RELATION.test(key) && !ids.has(value)) faults.push(`${path}: ${name} refers to ${value}, which is not there`);
    });
  }
  return faults;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function idFaults(xml: ReadonlyMap<string, XmlElement>): string[] {
  const faults: string[] = [];
  for (const [path, root] of xml) {
    if (!path.startsWith("word/") || path.endsWith(".rels")) continue;
    const values = (name: string, key: string) => findDeep(root, name).map(({ attributes }) => attributes[key] ?? "");
    const starts = values("w:bookmarkStart", "w:id");
    const ends = values("w:bookmarkEnd", "w:id");
    const names = values("w:bookmarkStart", "w:name");
    for (const id of repeated(starts)) faults.push(`${path}: bookmark ${id} twice`);
    if (starts.toSorted().join() !== ends.toSorted().join()) faults.push(`${path}: a bookmark does not end`);
    for (const name of repeated(names)) faults.push(`${path}: two bookmarks are called ${name}`);
    for (const name of names)
      if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || name.length > BOOKMARK_MAX_CHARACTERS) faults.push(`bookmark ${name}`);
    for (const id of repeated(values("wp:docPr", "id"))) faults.push(`${path}: drawing ${id} twice`);
    for (const id of values("wp:docPr", "id")) if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647) faults.push(`drawing ${id}`);
    const types = values("w:fldChar", "w:fldCharType");
    if (types.filter((type) => type === "begin").length !== types.filter((type) => type === "end").length)
      faults.push(`${path}: a field does not end`);
  }
  return faults;
}

/** Every element of that name, also inside others of it. */
function findDeep(root: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  walk(root, (element) => {
    if (element.name === name) found.push(element);
  });
  return found;
}

/** Styles and lists that are named are there, once; each list has its own definition. */
function styleFaults(xml: ReadonlyMap<string, XmlElement>): string[] {
  const faults: string[] = [];
  const styles = findAll(xml.get("word/styles.xml"), "w:style");
  const ids = styles.map(({ attributes }) => attributes["w:styleId"] ?? "");
  const names = styles.map((style) => (settingOf(findAll(style, "w:name")[0]) ?? "").toLowerCase());
  for (const id of repeated(ids)) faults.push(`style ${id} twice`);
  for (const name of repeated(names)) faults.push(`two styles are called ${name}`);
  const numbering = xml.get("word/numbering.xml");
  const lists = findAll(numbering, "w:num").map(({ attributes }) => attributes["w:numId"] ?? "");
  const definitions = findAll(numbering, "w:abstractNum").map(({ attributes }) => attributes["w:abstractNumId"] ?? "");
  for (const id of [...repeated(lists), ...repeated(definitions)]) faults.push(`list ${id} twice`);
  for (const num of findAll(numbering, "w:num"))
    if (!definitions.includes(settingOf(findAll(num, "w:abstractNumId")[0]) ?? ""))
      faults.push(`list ${num.attributes["w:numId"]} has no definition`);
  for (const name of names) if (NOT_IN_NAMES.test(name) || name.length > STYLE_NAME_MAX_CHARACTERS) faults.push(`a style called ${name}`);
  if (styles.length > 0 && !styles.some(({ attributes }) => attributes["w:default"] !== undefined && attributes["w:type"] === "paragraph"))
    faults.push("no style is that of plain paragraphs");
  const known = new Set([...ids, ...BUILT_IN]);
  for (const [path, root] of xml)
    for (const name of ["w:pStyle", "w:rStyle", "w:tblStyle", "w:basedOn", "w:next", "w:link"])
      for (const reference of findDeep(root, name))
        if (!known.has(settingOf(reference) ?? "")) faults.push(`${path}: ${name} ${settingOf(reference)} is not there`);
  for (const [path, root] of xml)
    for (const reference of findDeep(root, "w:numId")) {
      const id = settingOf(reference) ?? "";
      if (id !== "0" && !lists.includes(id)) faults.push(`${path}: list ${id} is not there`);
    }
  return faults;
}

/** A cell ends with a paragraph, and rows are as wide as their table. */
function tableFaults(part: (path: string) => XmlElement | undefined): string[] {
  const body = part("word/document.xml");
  return (body === undefined ? [] : findDeep(body, "w:tbl")).flatMap((table) => {
    const columns = findAll(table, "w:gridCol").length;
    const rows = elementsOf(table).filter(({ name }) => name === "w:tr");
    return rows.flatMap((row) => {
      const cells = elementsOf(row).filter(({ name }) => name === "w:tc");
      const wide = cells.reduce((sum, cell) => sum + Number(settingOf(findAll(cell, "w:gridSpan")[0]) ?? 1), 0);
      return [
        ...(wide === columns ? [] : [`a row of ${wide} columns in a table of ${columns}`]),
        ...(cells.length === 0 ? ["a row without cells"] : []),
        ...cells.flatMap((cell) => (elementsOf(cell).at(-1)?.name === "w:p" ? [] : ["a cell does not end with a paragraph"])),
      ];
    });
  });
}

/** Notes that are referred to are there, beside the two lines that part them from the text; Word opens the file in its own mode. */
function noteFaults(part: (path: string) => XmlElement | undefined): string[] {
  const faults: string[] = [];
  const notes = findAll(part("word/footnotes.xml"), "w:footnote");
  const ids = notes.map(({ attributes }) => attributes["w:id"] ?? "");
  for (const id of repeated(ids)) faults.push(`footnote ${id} twice`);
  for (const type of ["separator", "continuationSeparator"])
    if (part("word/footnotes.xml") !== undefined && notes.filter(({ attributes }) => attributes["w:type"] === type).length !== 1)
      faults.push(`no ${type} of footnotes`);
  const body = part("word/document.xml");
  if (body !== undefined)
    for (const { attributes } of findDeep(body, "w:footnoteReference"))
      if (!ids.includes(attributes["w:id"] ?? "")) faults.push(`footnote ${attributes["w:id"]} is not there`);
  const properties = findAll(part("docProps/custom.xml"), "property").map(({ attributes }) => attributes["pid"] ?? "");
  for (const id of [...repeated(properties), ...properties.filter((one) => Number(one) < 2)]) faults.push(`property ${id}`);
  const settings = findAll(part("word/settings.xml"), "w:compatSetting");
  const mode = settings.find(({ attributes }) => attributes["w:name"] === "compatibilityMode");
  if (settingOf(mode) !== "15") faults.push(`compatibility mode ${settingOf(mode)}`);
  return faults;
}
