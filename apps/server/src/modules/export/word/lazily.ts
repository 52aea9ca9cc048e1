import { FileChild, type Paragraph, type Table } from "docx";

type Context = Parameters<Paragraph["prepForXml"]>[0];

/**
 * A block that comes into being when it is written and is gone right after, so that a long text's blocks are never all in
 * memory beside their XML.
 */
export function lazily(build: () => Paragraph | Table): FileChild {
  return new LazyBlock(build);
}

class LazyBlock extends FileChild {
  readonly #build: () => Paragraph | Table;
  constructor(build: () => Paragraph | Table) {
    super("w:p");
    this.#build = build;
  }
  override prepForXml(context: Context) {
    return this.#build().prepForXml(context);
  }
}
