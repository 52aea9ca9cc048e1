import { Body, FileChild, type IParagraphOptions, Paragraph, type Table } from "docx";
import { setAside } from "./pack-file.ts";
import { type TablePlan, tableOf, tableXml } from "./table-plan.ts";
import { type Context, looksOf, type OwnContext, paragraphXml } from "./write-alike.ts";
import { named, written, type Xmlable } from "./xml-of.ts";

/**
 * A paragraph that comes into being when it is written and is gone right after, so that a long text's blocks are never all in
 * memory beside their XML.
 */
export function lazily(build: () => IParagraphOptions): FileChild {
  return new LazyBlock("w:p", () => {
    const options = build();
    return { xml: (context) => written(paragraphXml(options, context)), component: () => new Paragraph(options) };
  });
}

/** The same of a table. */
export function tableLazily(build: () => TablePlan): FileChild {
  return new LazyBlock("w:tbl", () => {
    const plan = build();
    return { xml: (context) => written(tableXml(plan, context)), component: () => tableOf(plan) };
  });
}

/** What stands outside the text, as covers and lists do. The last paragraph is the library's: it may have to hold the end of a section. */
export function lazilyButLast(blocks: readonly (IParagraphOptions | TablePlan)[]): FileChild[] {
  return blocks.map((block, index) => {
    if ("rows" in block) return tableLazily(() => block);
    return index === blocks.length - 1 ? new Paragraph(block) : lazily(() => block);
  });
}

/** A block that is there: in our XML, or as the library has it. */
type Built = { readonly xml: (context: OwnContext) => Xmlable; readonly component: () => Paragraph | Table };

class LazyBlock extends FileChild {
  readonly #build: () => Built;
  constructor(name: "w:p" | "w:tbl", build: () => Built) {
    super(name);
    this.#build = build;
  }
  /** Its content is asked for once, when it is turned into text: until then there is only its name. */
  override prepForXml(context: Context): Xmlable {
    // In a cell that is set aside it is written with it; in a frame of the library's the library writes it.
    if ("looks" in context) return this.#build().xml(context as OwnContext);
    const stack = [...context.stack];
    if (stack.at(-1) instanceof Body)
      return setAside(context.file, () => this.#build().xml({ ...context, stack, looks: looksOf(context.file) }));
    return named(
      this.rootKey,
      () =>
        this.#build()
          .component()
          .prepForXml({ ...context, stack })?.[this.rootKey],
    );
  }
}
