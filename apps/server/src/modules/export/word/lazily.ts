import { Body, FileChild, type IXmlableObject, type Paragraph, type Table } from "docx";
import { setAside } from "./pack-file.ts";
import { named } from "./xml-of.ts";

type Context = Parameters<Paragraph["prepForXml"]>[0];

/**
 * A block that comes into being when it is written and is gone right after, so that a long text's blocks are never all in
 * memory beside their XML.
 */
export function lazily(build: () => Paragraph): FileChild {
  return new LazyBlock("w:p", build);
}

/** The same of a table. */
export function tableLazily(build: () => Table): FileChild {
  return new LazyBlock("w:tbl", build);
}

class LazyBlock extends FileChild {
  readonly #build: () => Paragraph | Table;
  constructor(name: "w:p" | "w:tbl", build: () => Paragraph | Table) {
    super(name);
    this.#build = build;
  }
  /** Its content is asked for once, when it is turned into text: until then there is only its name. */
  override prepForXml(context: Context): IXmlableObject {
    const name = this.rootKey;
    const stack = [...context.stack];
    const content = () => this.#build().prepForXml({ ...context, stack })?.[name];
    // What stands in a cell, or in the frame of the contents, is written with it.
    return stack.at(-1) instanceof Body ? setAside(context.file, () => ({ [name]: content() })) : named(name, content);
  }
}
