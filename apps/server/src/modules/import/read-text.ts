import { DOCUMENT_MAX_CHARACTERS } from "@tangleaf/contract";
import { markdownToContent } from "@tangleaf/document/convert";
import { type DocumentContent, isContentWithin, type NodeJson } from "@tangleaf/document/model";
import { decodeText } from "../../platform/decode-text.ts";
import { PARAGRAPHS_MAX } from "../word-format/index.ts";

const NAMES_MAX = 3;

/** What the worker gives back of a text file. `pictures`: how many it refers to, which stand beside it or on the web, and the first addresses. */
export type TextReading =
  | { readonly content: DocumentContent; readonly pictures: { readonly count: number; readonly names: readonly string[] } }
  | { readonly refusal: "import.tooLarge" | "import.tooManyParagraphs" };

const READERS = { md: readMarkdown, txt: readLines } as const;

/** Reads a Markdown file, or plain text with one paragraph a line. Runs in the worker thread. */
export function readText({ bytes, format }: { readonly bytes: Uint8Array; readonly format: keyof typeof READERS }): TextReading {
  const text = decodeText(bytes).replace(/^\ufeff/, "");
  if (text.length > DOCUMENT_MAX_CHARACTERS) return { refusal: "import.tooLarge" };
  if (format === "txt" && hasMoreLines(text, PARAGRAPHS_MAX)) return { refusal: "import.tooManyParagraphs" };
  const addresses: string[] = [];
  const read = READERS[format](text, addresses);
  const content = read.blocks.length === 0 ? { ...read, blocks: [{ type: "paragraph" } as const] } : read;
  if (!isContentWithin(content)) return { refusal: "import.tooLarge" };
  return { content, pictures: { count: addresses.length, names: addresses.slice(0, NAMES_MAX) } };
}

function readMarkdown(text: string, addresses: string[]): DocumentContent {
  return markdownToContent(withoutFrontMatter(text.replace(SOFT_BREAKS, "\\\n").replace(HARD_BREAKS, "\n\n")), {
    resolveImage: (address) => {
      addresses.push(address);
      return null;
    },
  });
}

/** A line break inside a paragraph, as Word (vertical tab) and Unicode write it; and one between paragraphs or pages. */
const SOFT_BREAKS = /[\v\u2028]/g;
const HARD_BREAKS = /[\f\u2029]/g;

/** Our own Markdown files begin with one, and many others. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "");
}

/** Lines that say something; each becomes a paragraph. */
function hasMoreLines(text: string, max: number): boolean {
  let left = max;
  for (const _line of text.matchAll(/[^\s][^\r\n\f\u2029]*/g)) if (--left < 0) return true;
  return false;
}

function readLines(text: string): DocumentContent {
  const blocks = text
    .split(/\r\n|[\r\n\f\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line): NodeJson => ({ type: "paragraph", content: readParts(line) }));
  return { title: "", settings: {}, blocks, footnotes: {} };
}

function readParts(line: string): NodeJson[] {
  const breaks: NodeJson = { type: "hardBreak" };
  return line
    .split(SOFT_BREAKS)
    .flatMap((part, at): NodeJson[] => [...(at === 0 ? [] : [breaks]), ...(part === "" ? [] : [{ type: "text", text: part } as const])]);
}
