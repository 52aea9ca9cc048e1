import { BuilderElement, NextAttributeComponent, XmlComponent } from "docx";

/** An element the library has no name for. */
export const element = (name: string, attributes: Readonly<Record<string, string>>, children: readonly XmlComponent[] = []): XmlComponent =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }])),
    children: [...children],
  });

/** The instruction of a field (`w:instrText`). */
class Instruction extends XmlComponent {
  constructor(text: string) {
    super("w:instrText");
    this.root.push(new NextAttributeComponent({ space: { key: "xml:space", value: "preserve" } }), text);
  }
}

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
  return [fieldChar("begin", options), run(new Instruction(instruction), options), fieldChar("separate", options)];
}
