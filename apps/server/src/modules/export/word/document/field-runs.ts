import { BuilderElement, type ParagraphChild, SimpleField, type XmlComponent } from "docx";
import { treeOf, treeXml } from "../component-tree.ts";
import { alike } from "../write-alike.ts";
import { escaped } from "../xml-of.ts";

/** An element the library has no name for. */
export const element = (name: string, attributes: Readonly<Record<string, string>>, children: readonly XmlComponent[] = []): XmlComponent =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }])),
    children: [...children],
  });

type FieldOptions = {
  /** Word brings it up to date when the file is opened, after asking. */
  readonly isDue?: boolean;
  /** Nothing of it is shown, by programs either that know no fields. */
  readonly isHidden?: boolean;
};

const run = (content: XmlComponent, { isHidden = false }: FieldOptions = {}): XmlComponent =>
  element("w:r", {}, [...(isHidden ? [element("w:rPr", {}, [element("w:vanish", {})])] : []), content]);

export function fieldChar(type: "begin" | "separate" | "end", options: FieldOptions = {}): XmlComponent {
  return run(element("w:fldChar", { "w:fldCharType": type, ...(options.isDue === true ? { "w:dirty": "true" } : {}) }), options);
}

/** The runs of a field before what it shows; `fieldChar("end")` comes behind that. */
export function fieldStart(instruction: string, options: FieldOptions = {}): XmlComponent[] {
  const text = element("w:instrText", { "xml:space": "preserve" });
  text.addChildElement(instruction);
  return [fieldChar("begin", options), run(text, options), fieldChar("separate", options)];
}

/** A run that is the same in every paragraph: its XML is made once. */
export function writtenRun(run: XmlComponent): ParagraphChild {
  const child = run as unknown as ParagraphChild;
  const tree = treeOf(run);
  return tree === null ? child : alike("w:r", treeXml(tree), () => child);
}

/** A field in one piece, with what it says now. */
export function simpleField(instruction: string, said: string): ParagraphChild {
  const run = `<w:r><w:t xml:space="preserve">${escaped(said)}</w:t></w:r>`;
  const xml = `<w:fldSimple w:instr="${escaped(instruction)}">${run}</w:fldSimple>`;
  return alike("w:fldSimple", xml, () => new SimpleField(instruction, said));
}
