import {
  Bookmark,
  BookmarkEnd,
  BookmarkStart,
  BuilderElement,
  ExternalHyperlink,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
  Math as WordMath,
  type XmlComponent,
} from "docx";
import { treeOf, treeXml } from "./component-tree.ts";
import { keepKnown } from "./keep-known.ts";
import { escaped, written, type Xmlable, xmlOf } from "./xml-of.ts";

/** What the library hands down while it writes. */
export type Context = Parameters<Paragraph["prepForXml"]>[0];
/** `looks`: XML of the properties of paragraphs, runs, rows and cells, by what was asked for. Where it is there, `xmlOf` writes what comes of it. */
export type OwnContext = Context & { readonly looks: Map<string, string> };

type Tags = { readonly begin: string; readonly end: string };
const PARAGRAPH: Tags = { begin: "<w:p>", end: "</w:p>" };
/** No list is called so: their names have a number at the end. */
const ANY_LIST = "{list}";
const RUN_END = "</w:t></w:r>";

const looksOfFiles = new WeakMap<object, Map<string, string>>();
/** The looks written so far that are a file's own. */
export function looksOf(file: object): Map<string, string> {
  const looks = looksOfFiles.get(file) ?? new Map<string, string>();
  looksOfFiles.set(file, looks);
  return looks;
}

/**
 * The XML of a paragraph. A text has thousands of paragraphs and a few looks: the library writes each look once (`lookXml`), and
 * what stands in the paragraph each time.
 */
export function paragraphXml({ children = [], ...look }: IParagraphOptions, context: OwnContext): string {
  const head = paragraphLook(look, context);
  const inside = childrenXml(children, context);
  return head === "" && inside === "" ? "<w:p/>" : `${PARAGRAPH.begin}${head}${inside}${PARAGRAPH.end}`;
}

/** Items of all lists of a kind look the same but for the id of their list, which is one to come. */
function paragraphLook(look: IParagraphOptions, context: OwnContext): string {
  const { numbering } = look;
  const write = () => insideOf(new Paragraph(look), PARAGRAPH, context);
  if (typeof numbering !== "object" || numbering.instance === undefined || typeof numbering.reference !== "string")
    return lookXml("p", look, context, write);
  const { instance, ...kind } = numbering;
  const { reference } = numbering;
  const id = `{${reference}-${instance}}`;
  context.file.Numbering.createConcreteNumberingInstance(reference, instance);
  return lookXml("p", { ...look, numbering: kind }, context, () => write().replace(id, ANY_LIST)).replace(ANY_LIST, id);
}

/** The library's paragraph changes links, and what else it may know: only what it would leave alone passes it by. */
export function childrenXml(given: readonly ParagraphChild[], context: OwnContext): string {
  let xml = "";
  for (const child of given) {
    const inside = child instanceof Bookmark ? (child.writtenAs as readonly ParagraphChild[]) : [child];
    for (const one of inside) {
      const part = childXml(one, context);
      if (part === null) return insideOf(new Paragraph({ children: given }), PARAGRAPH, context);
      xml += part;
    }
  }
  return xml;
}

/** null where it is left to the library. */
function childXml(child: ParagraphChild, context: OwnContext): string | null {
  if (child instanceof Alike) return child.xml(context);
  if (child instanceof ExternalHyperlink) return linkXml(child, context);
  if (!LEFT_ALONE.some((kind) => child instanceof kind)) return null;
  const tree = treeOf(child as XmlComponent);
  return tree === null ? xmlOf((child as XmlComponent).prepForXml(context) ?? {}) : treeXml(tree);
}

/** Every mention of an address leads to it by the same relationship, which the library makes once a file. */
function linkXml({ options: { link, children } }: ExternalHyperlink, context: OwnContext): string | null {
  if (!children.every((child) => child instanceof Alike)) return null;
  const begin = lookXml("a", { link }, context, () =>
    insideOf(new Paragraph({ children: [new ExternalHyperlink({ link, children: [] })] }), PARAGRAPH, context).slice(0, -"/>".length),
  );
  return `${begin}>${childrenXml(children, context)}</w:hyperlink>`;
}

/** What stands in a paragraph: XML where we write, a component wherever the library does. It has the form the library looks for. */
class Alike {
  readonly rootKey: string;
  readonly xml: (context: OwnContext) => string;
  readonly #component: () => XmlComponent;
  constructor(rootKey: string, xml: (context: OwnContext) => string, component: () => XmlComponent) {
    this.rootKey = rootKey;
    this.xml = xml;
    this.#component = component;
  }
  prepForXml(context: Context | OwnContext): Xmlable | undefined {
    return "looks" in context ? written(this.xml(context)) : this.#component().prepForXml(context);
  }
}

const LEFT_ALONE = [WordMath, BookmarkStart, BookmarkEnd, TextRun, InternalHyperlink, BuilderElement];

/** Something of a paragraph whose XML is there already, or is made for the file it stands in. `component`: the same for the library. */
export const alike = (rootKey: string, xml: string | ((context: OwnContext) => string), component: () => ParagraphChild): ParagraphChild =>
  new Alike(rootKey, typeof xml === "string" ? () => xml : xml, component as () => XmlComponent) as unknown as ParagraphChild;

/** What a run of text is asked for by. */
export type TextRunOptions = IRunOptions & { readonly text: string };

const NO_LOOK: IRunOptions = {};

/** A run of text: the library writes its look once. */
export function textRun(options: TextRunOptions): ParagraphChild {
  const { text, ...asked } = options;
  // Most words have no look of their own: what is asked for by the same object is looked up without writing it down.
  const look = Object.keys(asked).length === 0 ? NO_LOOK : asked;
  const xml = (context: OwnContext) => {
    const head = lookXml("r", look, context, () =>
      xmlOf(new TextRun({ ...look, text: "" }).prepForXml(context) ?? {}).slice(0, -RUN_END.length),
    );
    return head + escaped(text) + RUN_END;
  };
  return new Alike("w:r", xml, () => new TextRun(options)) as unknown as ParagraphChild;
}

/** A run that is a tab. */
export const tabRun = (): ParagraphChild => alike("w:r", "<w:r><w:tab/></w:r>", () => new TextRun({ children: [new Tab()] }));

type Look = "p" | "r" | "a" | "tbl" | "tr" | "tc" | "pict";
/** What looks the same in every file, but for numbers of lists. Links are a file's own; widths of cells hardly ever come again. */
const IN_EVERY_FILE: ReadonlySet<Look> = new Set(["p", "r", "tr", "pict"]);
const LOOKS_MOST = 512;
const looksOfAll = new Map<string, string>();

/** What `write` makes of a look, once a file or once for all. `of`: which element has it. */
export function lookXml(of: Look, look: object, context: OwnContext, write: () => string): string {
  const key = look === NO_LOOK ? `${of}{}` : of + JSON.stringify(look);
  const looks = IN_EVERY_FILE.has(of) && !("numbering" in look) ? looksOfAll : context.looks;
  const known = looks.get(key);
  if (known !== undefined) return known;
  return keepKnown(looks, looks === looksOfAll ? LOOKS_MOST : Number.POSITIVE_INFINITY, key, write());
}

/** What stands between the tags of an element; blank where it has nothing. */
export function insideOf(element: XmlComponent, { begin, end }: Tags, context: Context): string {
  return xmlOf(element.prepForXml(context) ?? {}).slice(begin.length, -end.length);
}
