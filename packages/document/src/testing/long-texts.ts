/** Short groups of signs that Markdown reads as the beginning of something, repeated to any length. */
const GROUPS: readonly string[] = [
  "![",
  "$a",
  "$a ",
  "$$",
  "$1，",
  "\\(",
  "\\[",
  "~~a~~",
  "~~",
  "[1-",
  "[",
  "[a](",
  "[a](b ",
  "![a](b ",
  "[^a]",
  "[[R1",
  "]",
  "*",
  "*a ",
  "**a",
  "*a_",
  "_",
  "`",
  "`a``",
  "<a",
  "<",
  "<http://a",
  "|",
  "&",
  "&amp",
  "\\\\",
  "\\",
  " ",
  "a",
  "长",
  "，。",
];

/** Lines that begin a block, repeated. */
const LINES: readonly string[] = [
  "a",
  "> ",
  ">",
  "- ",
  "1. ",
  "- a",
  "* *",
  "+",
  "# a      b",
  "#",
  "```",
  "~~~",
  "$$",
  "\\[",
  "| a | b |",
  "|-|-|",
  "---",
  "===",
  "    a",
  "\t",
  "[a]: b",
  "[a]:",
  "[^a]: b",
  "> a\nb",
  "- a\n\n  b",
];

type LongText = { readonly name: string; readonly make: (length: number) => string };

const repeated = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
/** Paragraphs of the longest length that is still read as Markdown. */
const paragraphs = (part: string, length: number) => repeated(`${repeated(part, 19_990)}\n\n`, length);

/** Texts of any length that Markdown could take long to read. For tests and measurements of everything that converts Markdown. */
export const LONG_TEXTS: readonly LongText[] = [
  ...GROUPS.flatMap((group): LongText[] => [
    { name: `a line of ${group}`, make: (length) => repeated(group, length) },
    { name: `paragraphs of ${group}`, make: (length) => paragraphs(group, length) },
    { name: `lines of ${group}`, make: (length) => repeated(`${repeated(group, 60)}\n`, length) },
  ]),
  ...LINES.flatMap((line): LongText[] => [
    { name: `lines ${JSON.stringify(line)}`, make: (length) => repeated(`${line}\n`, length) },
    { name: `blocks ${JSON.stringify(line)}`, make: (length) => repeated(`${line}\n\n`, length) },
    { name: `one line of ${JSON.stringify(line)}`, make: (length) => repeated(line.replaceAll("\n", " "), length) },
  ]),
  { name: "a table of 2,000 columns", make: (length) => tableOf(2000, length) },
  { name: "a table of 200 columns", make: (length) => tableOf(200, length) },
  { name: "tables of 200 columns and one row", make: (length) => repeated(`${tableOf(200, 1200)}\n\n`, length) },
  {
    name: "a table whose rows have one cell",
    make: (length) => repeated(`${"|a".repeat(200)}|\n${"|-".repeat(200)}|\n${"a\n".repeat(length / 2)}`, length),
  },
  { name: "tables that end at a heading", make: (length) => repeated("|a|\n|-|\n#\n", length) },
  { name: "paragraphs of ![ before a label's end", make: (length) => repeated(`${repeated("![", 19_980)}](\n\n`, length) },
  { name: "definitions", make: (length) => numbered((at) => `[a${at}]: b`, "\n", length) },
  { name: "definitions apart", make: (length) => numbered((at) => `[a${at}]: b`, "\n\n", length) },
  { name: "definitions of footnotes", make: (length) => numbered((at) => `[^${at}]: b`, "\n", length) },
  { name: "references to definitions", make: (length) => numbered((at) => `[${at}]: b\n\n[${at}]`, "\n\n", length) },
  { name: "references to footnotes", make: (length) => numbered((at) => `[^${at}]: b\n\n[^${at}]`, "\n\n", length) },
  { name: "quotes one deeper on each line", make: (length) => nested((depth) => ">".repeat(depth), length) },
  { name: "lists one deeper on each line", make: (length) => nested((depth) => `${"  ".repeat(depth)}-`, length) },
  { name: "numbers one deeper on each line", make: (length) => nested((depth) => `${"   ".repeat(depth)}1.`, length) },
  { name: "quotes in lists", make: (length) => repeated("- > ".repeat(200), length) },
  { name: "lines of fifty quotes", make: (length) => repeated(`${"> ".repeat(50)}a\n`, length) },
  { name: "lines of twenty lists", make: (length) => repeated(`${"- ".repeat(20)}a\n`, length) },
  { name: "links in links", make: (length) => repeated("[", length / 4) + repeated("](a)", (length * 3) / 4) },
  { name: "brackets closed", make: (length) => repeated("[", length / 2) + repeated("]", length / 2) },
  { name: "runs of growing backticks", make: (length) => nested((depth) => "`".repeat(depth), length).replaceAll("\n", " ") },
  {
    name: "paragraphs of growing backticks",
    make: (length) => repeated(`${nested((depth) => "`".repeat(depth), 19_990).replaceAll("\n", " ")}\n\n`, length),
  },
  { name: "stars and underscores", make: (length) => repeated("**_a_ *b ", length) },
  { name: "paragraphs of runs of three", make: (length) => paragraphs("***a**b*", length) },
];

function tableOf(columns: number, length: number): string {
  const row = `${"| a ".repeat(columns)}|\n`;
  return `${row}${"|---".repeat(columns)}|\n${repeated(row, Math.max(0, length - columns * 8))}`;
}

function numbered(line: (at: number) => string, between: string, length: number): string {
  const lines: string[] = [];
  for (let size = 0; size < length; size += (lines.at(-1)?.length ?? 0) + between.length) lines.push(line(lines.length));
  return lines.join(between);
}

/** One line a depth, up to a length; lines begin anew at depth 300. */
function nested(line: (depth: number) => string, length: number): string {
  const lines: string[] = [];
  for (let size = 0; size < length; size += (lines.at(-1)?.length ?? 0) + 1) lines.push(`${line((lines.length % 300) + 1)} a`);
  return lines.join("\n");
}
