import { DOCUMENT_MAX_CHARACTERS } from "@tangleaf/contract";
import { markdownToContent } from "@tangleaf/document/convert";
import type { NodeJson } from "@tangleaf/document/model";
import type { Logger } from "pino";
import { fillMessage } from "../../messages/fill-message.ts";
import { importEn } from "../../messages/import.en.ts";
import { importZh } from "../../messages/import.zh.ts";
import { AppError } from "../../platform/errors.ts";
import { createWorkerPool, refuseHeavy } from "../../platform/worker-pool.ts";
import type { Importer, ReadDocument } from "./importer.ts";
import type { WordReading } from "./word/read-word.ts";

const READ_CPU_MAX_MS = 20_000;
const HEAP_MAX_MB = 512;
const NAMES_MAX = 3;

/** Opens the import module. Word files are read in a worker thread, which ends where one takes too long or too much memory. */
export function createImporter(options: { log: Pick<Logger, "error">; heapMaxMb?: number; cpuMaxMs?: number }): Importer {
  const pool = createWorkerPool<Uint8Array, WordReading>({
    file: new URL("./word/read-word.ts", import.meta.url),
    what: "Word file read",
    log: options.log,
    heapMaxMb: options.heapMaxMb ?? HEAP_MAX_MB,
    cpuMaxMs: options.cpuMaxMs ?? READ_CPU_MAX_MS,
  });
  return {
    async readWordFile({ userId, bytes, language }) {
      const reading = await pool.run("readWord", bytes, { userId }).catch(refuseHeavy("import.tooLarge"));
      if ("refusal" in reading) throw new AppError(reading.refusal);
      const { content, assets, left } = reading;
      return { content, assets, left: left.map(({ kind, count, names }) => sayLeft(language, kind, count, names)) };
    },
    readMarkdownFile: ({ text, language }) => readMarkdown(text, language),
    readTextFile: ({ text }) => readText(text),
    close: pool.close,
  };
}

function sayLeft(language: "zh" | "en", kind: keyof typeof importZh, count: number, names: readonly string[]): string {
  const words = language === "zh" ? importZh : importEn;
  return fillMessage(words[kind], { count, names: names.join(language === "zh" ? "、" : ", ") }).replace(/[：:]\s*$/, "");
}

function assertLength(text: string): void {
  if (text.length > DOCUMENT_MAX_CHARACTERS) throw new AppError("import.tooLarge");
}

/** The pictures of a Markdown file stand beside it, or on the web: they are named, and their words stay. */
function readMarkdown(text: string, language: "zh" | "en"): ReadDocument {
  assertLength(text);
  const addresses: string[] = [];
  const content = markdownToContent(withoutFrontMatter(text), {
    resolveImage: (address) => {
      addresses.push(address);
      return null;
    },
  });
  const left = addresses.length === 0 ? [] : [sayLeft(language, "fileImages", addresses.length, addresses.slice(0, NAMES_MAX))];
  return { content: { ...content, blocks: orEmpty(content.blocks) }, assets: new Map(), left };
}

/** Our own Markdown files begin with one, and many others. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\ufeff?---\r?\n[\s\S]*?\r?\n---\r?\n/, "");
}

function readText(text: string): ReadDocument {
  assertLength(text);
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|[\r\n\u2028\u2029]/);
  const blocks = lines
    .map((line) => line.replace(/^[\s\u3000]+|\s+$/g, ""))
    .filter((line) => line !== "")
    .map((line): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: line }] }));
  return { content: { title: "", settings: {}, blocks: orEmpty(blocks), footnotes: {} }, assets: new Map(), left: [] };
}

const orEmpty = (blocks: readonly NodeJson[]): readonly NodeJson[] => (blocks.length === 0 ? [{ type: "paragraph" }] : blocks);
