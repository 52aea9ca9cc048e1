import { buffer } from "node:stream/consumers";
import { type Anchor, type ReasonCode, type SourceType, UPLOAD_TYPES } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { OpenFile } from "../export/open-file.ts";
import { createFileReader, createTableReader, type FileText, titleOfFile } from "../text-sources/index.ts";
import type { SourceOptions } from "./options.ts";

/** A piece of a source, and where it stands. */
export type AnchoredPassage = Anchor & { readonly text: string };

/** What was read of a source. */
export type SourceReading = {
  readonly title: string;
  readonly type: SourceType;
  readonly characters: number;
  readonly pages: number | null;
  readonly rows: number | null;
  readonly isCut: boolean;
  readonly passages: readonly AnchoredPassage[];
};

/** Passages of one source. */
const PASSAGES_MAX = 4000;
const UNREADABLE: Readonly<Record<string, ReasonCode>> = {
  [UPLOAD_TYPES.png.contentType]: "source.picture",
  [UPLOAD_TYPES.jpg.contentType]: "source.picture",
  [UPLOAD_TYPES.webp.contentType]: "source.picture",
  [UPLOAD_TYPES.pptx.contentType]: "source.slides",
};

type Texts = SourceOptions["texts"];
type Place = { readonly texts: Texts; readonly userId: string; readonly title: string; readonly type: SourceType };
type PlainText = {
  readonly title: string;
  readonly text: string;
  readonly pages?: readonly string[] | undefined;
  readonly type: SourceType;
};

/** A text without tables; `pages`: the same, where its pages can be named. */
export function readText(texts: Texts, userId: string, { title, text, pages, type }: PlainText): Promise<SourceReading> {
  return pagesOf({ texts, userId, title, type }, { title, pages: pages ?? [text], pageCount: pages?.length ?? null, isCut: false });
}

/** Reads uploads as sources, what is heavy in a thread of its own. */
export function createSourceReader(options: Pick<SourceOptions, "importer" | "log" | "variant" | "texts">) {
  const files = createFileReader(options);
  const tables = createTableReader(options);

  async function readTable(userId: string, name: string, type: "xlsx" | "csv", bytes: Uint8Array): Promise<SourceReading> {
    const { rows, isCut, passages } = await tables.read({ userId, bytes, type, passagesMax: PASSAGES_MAX });
    const anchored = passages.map((passage) => ({ ...passage, page: null }));
    const title = titleOfFile({ title: "", pages: [] }, name);
    return { title, type, characters: charactersOf(anchored), pages: null, rows, isCut, passages: anchored };
  }

  return {
    /** Throws source.picture, source.slides, source.empty, upload.wrongType, and why a file is not read. */
    async read(userId: string, file: Omit<OpenFile, "content" | "bytes">, bytes: Uint8Array): Promise<SourceReading> {
      const contentType = file.contentType.split(";")[0] ?? "";
      const refusal = UNREADABLE[contentType];
      if (refusal !== undefined) throw new AppError(refusal, { field: "fileId" });
      const type = READ_TYPES.find((one) => UPLOAD_TYPES[one].contentType === contentType);
      if (type === undefined) throw new AppError("upload.wrongType", { field: "fileId" });
      if (type === "xlsx" || type === "csv") return readTable(userId, file.name, type, bytes);
      const text = await files.readBytes({ userId, contentType, bytes });
      return pagesOf({ texts: options.texts, userId, title: titleOfFile(text, file.name), type }, text);
    },
    async close(): Promise<void> {
      await Promise.all([files.close(), tables.close()]);
    },
  };
}

const READ_TYPES = ["pdf", "docx", "md", "txt", "xlsx", "csv"] as const;

/** The bytes of an upload; whatever goes wrong, its stream is at an end. */
export async function bytesOf(file: OpenFile): Promise<Uint8Array> {
  return new Uint8Array(await buffer(file.content));
}

async function pagesOf({ texts, userId, title, type }: Place, { pages, pageCount, isCut }: FileText): Promise<SourceReading> {
  const cut = await texts.cutPassages({ userId, pages, hasPages: pageCount !== null, max: PASSAGES_MAX });
  if (cut.length === 0) throw new AppError("source.empty", { field: "fileId" });
  const passages = cut.map(({ page, text }) => ({ page, sheet: null, firstRow: null, lastRow: null, text }));
  return {
    title,
    type,
    characters: charactersOf(passages),
    pages: pageCount,
    rows: null,
    isCut: isCut || passages.length === PASSAGES_MAX,
    passages,
  };
}

function charactersOf(passages: readonly { readonly text: string }[]): number {
  return passages.reduce((sum, { text }) => sum + text.length, 0);
}
