import fc from "fast-check";
import type { MarkJson, NodeJson } from "../model/document-content.ts";

/** Characters that mean something in Markdown, among those that do not. */
const CHARACTERS = [
  ..."中文字，。（）“”ab1 ",
  ..."*_~`$\\[](){}<>!|#+-=.:;&'\"/^",
  "\u3000",
  "𠮷",
  "é",
  "https://a.cn",
  "&amp;",
  "[^1]",
  "\\(",
  "$$",
  "**",
  "1. ",
  "- ",
  "> ",
];
const anyText = fc.array(fc.constantFrom(...CHARACTERS), { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(""));
const marks = fc
  .subarray<MarkJson>([
    { type: "link", attrs: { href: "https://a.cn/b_c?d=1&e=(2)" } },
    { type: "bold" },
    { type: "italic" },
    { type: "strike" },
    { type: "code" },
  ])
  .map((list) => (list.length === 0 ? {} : { marks: list }));
const textNode = fc.tuple(anyText, marks).map(([text, marked]): NodeJson => ({ type: "text", text, ...marked }));
const latex = fc.constantFrom("x_1", "\\frac{a}{b}", "a|b", "\\alpha\\)", "5\\text{元}", "a*b*c");
const math = latex.map((value): NodeJson => ({ type: "mathInline", attrs: { latex: value } }));

const citation = fc.constantFrom("R1", "R2,R10").map((refIds): NodeJson => ({ type: "citation", attrs: { refIds } }));
let footnoteIds = 0;
const footnote = fc.constant(null).map((): NodeJson => ({ type: "footnote", attrs: { id: `f${footnoteIds++}` } }));
const inlines = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: textNode },
    { weight: 1, arbitrary: math },
    { weight: 1, arbitrary: fc.constant<NodeJson>({ type: "hardBreak" }) },
    { weight: 1, arbitrary: footnote },
    { weight: 1, arbitrary: citation },
  ),
  { minLength: 1, maxLength: 5 },
);

const paragraph = inlines.map((content): NodeJson => ({ type: "paragraph", content }));
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.array(textNode, { maxLength: 3 }))
  .map(([level, content]): NodeJson => ({ type: "heading", attrs: { level, id: "h" }, ...(content.length === 0 ? {} : { content }) }));
const codeBlock = fc
  .tuple(
    fc.array(fc.constantFrom("a", "`", "```", "\n", " ", "- x", "~~~"), { minLength: 1, maxLength: 8 }),
    fc.constantFrom("", "ts", "c++"),
  )
  .map(
    ([pieces, language]): NodeJson => ({
      type: "codeBlock",
      ...(language === "" ? {} : { attrs: { language } }),
      content: [{ type: "text", text: pieces.join("") }],
    }),
  );
const mathBlock = fc
  .constantFrom("a^2", "a\n+ b", "x & y \\\\")
  .map((value): NodeJson => ({ type: "mathBlock", attrs: { id: "m", latex: value } }));
const figure = fc
  .tuple(anyText, anyText)
  .map(([alt, caption]): NodeJson => ({ type: "figure", attrs: { id: "g", blobId: "blob 1", alt, caption } }));

const align = fc.constantFrom<NonNullable<NodeJson["attrs"]>>({}, { align: "left" }, { align: "right" }, { align: "center" });
const table = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).chain(([rows, columns]) =>
  fc
    .tuple(
      fc.array(align, { minLength: columns, maxLength: columns }),
      fc.array(fc.array(fc.oneof(fc.constant<NodeJson>({ type: "paragraph" }), paragraph), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    .map(
      ([aligned, cells]): NodeJson => ({
        type: "table",
        attrs: { id: "t" },
        content: cells.map((row, rowIndex) => ({
          type: "tableRow",
          content: row.map((content, at) => ({
            type: rowIndex === 0 ? "tableHeader" : "tableCell",
            attrs: { colspan: 1, rowspan: 1, ...aligned[at] },
            content: [content],
          })),
        })),
      }),
    ),
);

const { flow } = fc.letrec<{ flow: NodeJson; list: NodeJson; quote: NodeJson }>((tie) => ({
  flow: fc.oneof({ maxDepth: 3, withCrossShrink: true }, paragraph, codeBlock, mathBlock, figure, tie("list"), tie("quote")),
  list: fc
    .tuple(
      fc.constantFrom<NodeJson>(
        { type: "bulletList" },
        { type: "orderedList", attrs: { start: 1 } },
        { type: "orderedList", attrs: { start: 7 } },
      ),
      fc.array(fc.tuple(fc.oneof(fc.constant<NodeJson>({ type: "paragraph" }), paragraph), fc.array(tie("flow"), { maxLength: 2 })), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(
      ([list, items]): NodeJson => ({ ...list, content: items.map(([first, rest]) => ({ type: "listItem", content: [first, ...rest] })) }),
    ),
  quote: fc.array(tie("flow"), { minLength: 1, maxLength: 2 }).map((content): NodeJson => ({ type: "blockquote", content })),
}));

/** Blocks as hostile to Markdown as can be: every mark and block it has, made of the characters it gives a meaning to. */
export const arbitraryBlocks: fc.Arbitrary<NodeJson[]> = fc.array(
  fc.oneof(heading, { weight: 3, arbitrary: flow }, table, fc.constant<NodeJson>({ type: "horizontalRule" })),
  { maxLength: 6 },
);
/** Text of footnotes and plain lines. */
export const arbitraryText: fc.Arbitrary<string> = anyText;
