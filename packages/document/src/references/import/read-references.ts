import { readBibtex } from "./read-bibtex.ts";
import { readGbt } from "./read-gbt.ts";
import { ReadCollector, type ReadReferences } from "./read-result.ts";
import { readTagged } from "./read-tagged.ts";

type Reader = (text: string, into: ReadCollector) => void;

/** What a line tells about the format of the whole; asked in this order. */
const FORMATS: readonly { readonly line: RegExp; readonly read: Reader }[] = [
  { line: /^\{Reference Type\}\s{0,3}[:：]/, read: (text, into) => readTagged(text, "noteexpress", into) },
  {
    line: /^(?:DataType\s?[:：]|(?:SrcDatabase|Title|Author)-\p{Script=Han}{1,10}\s?[:：])/u,
    read: (text, into) => readTagged(text, "cnki", into),
  },
  { line: /^\s{0,20}@[A-Za-z]{2,30}\s{0,20}[{(]/, read: readBibtex },
  { line: /^TY {1,3}- ?/, read: (text, into) => readTagged(text, "ris", into) },
  { line: /^%[0TA]\s/, read: (text, into) => readTagged(text, "endnote", into) },
  { line: /^RT [A-Za-z]/, read: (text, into) => readTagged(text, "refworks", into) },
];
/** The format is told by the first lines; what is above them is a title or a licence. */
const LOOKED_AT_LINES = 200;
const LOOKED_AT_CHARACTERS = 100_000;

/**
 * References of a text in any format we know: BibTeX, RIS, EndNote, RefWorks, NoteExpress, CNKI's own, or pasted entries of
 * GB/T 7714. Ids are R1, R2, …; all are of tier C until somebody has looked them up. Never throws, whatever the text is; takes
 * time in proportion to its length. The caller has decoded the bytes.
 */
export function readReferences(text: string): ReadReferences {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const into = new ReadCollector();
  readerOf(plain)(plain, into);
  return { references: into.references, failed: into.failed };
}

function readerOf(text: string): Reader {
  const lines = text
    .slice(0, LOOKED_AT_CHARACTERS)
    .split("\n", LOOKED_AT_LINES)
    .map((line) => line.slice(0, 200));
  const known = FORMATS.find((format) => lines.some((line) => format.line.test(line)));
  return known?.read ?? readGbt;
}
