import { buffer } from "node:stream/consumers";
import { UPLOAD_TYPES, type Variant } from "@tangleaf/contract";
import { hasWords } from "@tangleaf/document/count";
import { sourceText } from "@tangleaf/document/plain";
import type { Logger } from "pino";
import { AppError } from "../../platform/errors.ts";
import { createWorkerPool, refuseHeavy } from "../../platform/worker-pool.ts";
import type { OpenFile } from "../export/open-file.ts";
import type { Importer } from "../import/index.ts";
import type { FileText } from "./file-text.ts";
import type * as work from "./read-file.worker.ts";
import { CHARACTERS_MAX } from "./read-pdf.ts";

const READ_CPU_MAX_MS = 20_000;
const HEAP_MAX_MB = 512;

/** What an essay takes as a work of its own. */
const PAPERS: ReadonlySet<string> = new Set([UPLOAD_TYPES.pdf.contentType, UPLOAD_TYPES.docx.contentType]);

export type FileReaderParts = {
  readonly importer: Pick<Importer, "readWordFile">;
  readonly log: Logger;
  /** Language of what a Word file is told to have left. */
  readonly variant: Variant;
};
export type FileReader = ReturnType<typeof createFileReader>;

/** Reads the user's own files, within bounds, in worker threads. */
export function createFileReader({ importer, log, variant }: FileReaderParts, cpuMaxMs = READ_CPU_MAX_MS) {
  const pool = createWorkerPool<Parameters<(typeof work)[keyof typeof work]>[0], unknown>({
    file: new URL("./read-file.worker.ts", import.meta.url),
    what: "source read",
    log,
    heapMaxMb: HEAP_MAX_MB,
    cpuMaxMs,
  });

  async function run<Name extends keyof typeof work>(
    name: Name,
    task: Parameters<(typeof work)[Name]>[0],
    userId: string,
  ): Promise<Awaited<ReturnType<(typeof work)[Name]>>> {
    const done: unknown = await pool.run(name, task, { userId }).catch(refuseHeavy("reference.tooHeavy", { field: "fileId" }));
    return done as Awaited<ReturnType<(typeof work)[Name]>>;
  }

  async function readPdf(userId: string, bytes: Uint8Array): Promise<FileText> {
    const reading = await run("readPdf", bytes, userId);
    if ("refusal" in reading) throw new AppError(reading.refusal, { field: "fileId" });
    return reading;
  }

  async function readWord(userId: string, bytes: Uint8Array): Promise<FileText> {
    const { content } = await importer.readWordFile({ userId, bytes, language: variant });
    const text = sourceText(content);
    if (!hasWords(text)) throw new AppError("reference.noText", { field: "fileId" });
    return { title: content.title, pages: [text.slice(0, CHARACTERS_MAX)], pageCount: null, isCut: text.length > CHARACTERS_MAX };
  }

  const readers: Readonly<Record<string, (userId: string, bytes: Uint8Array) => Promise<FileText>>> = {
    [UPLOAD_TYPES.pdf.contentType]: readPdf,
    [UPLOAD_TYPES.docx.contentType]: readWord,
    [UPLOAD_TYPES.md.contentType]: (userId, bytes) => run("readText", { bytes, format: "md" }, userId),
    [UPLOAD_TYPES.txt.contentType]: (userId, bytes) => run("readText", { bytes, format: "txt" }, userId),
  };

  /** Throws upload.wrongType, work.tooMany, work.busy, and why a file is not read. */
  async function readBytes({ userId, contentType, bytes }: { userId: string; contentType: string; bytes: Uint8Array }): Promise<FileText> {
    const read = readers[contentType];
    if (read === undefined) throw new AppError("upload.wrongType", { field: "fileId" });
    return read(userId, bytes);
  }

  return {
    readBytes,
    /** The same of PDF and Word files only, as they come. */
    async read(userId: string, file: OpenFile): Promise<FileText> {
      const contentType = file.contentType.split(";")[0] ?? "";
      if (PAPERS.has(contentType)) return readBytes({ userId, contentType, bytes: await buffer(file.content) });
      file.content.destroy();
      throw new AppError("upload.wrongType", { field: "fileId" });
    },
    close: pool.close,
  };
}
