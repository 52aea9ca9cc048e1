import type { Download, FileLink } from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";
import type { BlobSource } from "../../ports/blobs.ts";
import type { Db } from "../metering/metering.ts";
import type { DrawnChart } from "./charts/chart-document.ts";
import type { ChartPicture } from "./charts/draw-charts.ts";
import type { FileOwner } from "./files/stored-file.ts";
import type { OpenFile } from "./open-file.ts";
import type { DOCUMENT_PROFILES, PartedLook, ProfileName } from "./profiles/index.ts";
import type { SlidesTask } from "./slides/render-slides.ts";
import type { NewUpload } from "./stored-files.ts";
import type { ThesisFile } from "./thesis-file.ts";
import type { TemplateTask } from "./word/template/render-template.ts";
import type { ThesisTask } from "./word/thesis/render-thesis.ts";

/** What the generation module hands over to be made into a file. */
export type ExportText = {
  readonly title: string;
  /** Markdown, the owner's edits applied. */
  readonly text: string;
  /** How a Word file of it looks. */
  readonly profile: ProfileName;
  /** Language the text is written in. */
  readonly language: "zh" | "en";
  /** Written by the built-in writer, not by a model: the label says so. */
  readonly builtin: boolean;
};

/** How a Word file of a document looks: a plain note, or a report with a table of contents and counted chapters. */
export type DocumentLook = keyof typeof DOCUMENT_PROFILES;

/** A document to be made into a file. */
export type ContentExport = {
  readonly userId: string;
  /** What the file is made of. */
  readonly owner: FileOwner;
  readonly content: DocumentContent;
  readonly format: "docx" | "md" | "html" | "json";
  /** Of a Word file; the others have no look. */
  readonly look: DocumentLook;
  /** Bytes of PNG and JPEG pictures, by the `blobId` of a figure or the `id` of a chart. What is missing is named by its words. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** null: written by a person, so the file says nothing of AI. */
  readonly aiMade: { readonly id: string; readonly builtin: boolean; readonly visible: boolean } | null;
};

/** A chart to be made into a Word file, with the table of its figures. */
export type ChartExport = Pick<ContentExport, "userId" | "aiMade"> & {
  readonly chart: DrawnChart;
  /** The chart is Word's own, so that its figures can be changed there. */
  readonly isEditable: boolean;
};

/** A thesis to be made into a Word file. */
export type ThesisExport = Pick<ContentExport, "userId" | "owner" | "images" | "aiMade"> & {
  readonly thesis: ThesisFile;
  readonly look: PartedLook;
  readonly template?: ThesisTask["template"];
};

/** Slides to be made into a .pptx file. */
export type SlidesExport = Pick<ContentExport, "userId" | "owner"> &
  Pick<SlidesTask, "title" | "slides" | "language"> & {
    readonly aiMade: NonNullable<ContentExport["aiMade"]>;
  };

/** Public API of the export module: a text becomes a file its owner can download, for 30 days. */
export interface Exporter {
  /**
   * Builds the file and a link to it that works without a session for `expiresIn` seconds. The same text in the same look is
   * the same file: it is kept on, and the link made before ends. Throws generation.unknown, level.needsVip (Word, where it is
   * for members), download.tooMany.
   */
  exportText(input: { userId: string; generationId: string; format: "docx" | "md"; withoutVisibleLabel: boolean }): Promise<FileLink>;
  /**
   * Builds a file of a document and a link to it, as `exportText` does. Throws level.needsVip (Word, where it is for members),
   * download.tooMany, work.tooHeavy, work.tooMany, work.busy.
   */
  exportContent(input: ContentExport): Promise<FileLink>;
  /** Builds a Word file of a chart as `exportContent` does. */
  exportChart(input: ChartExport): Promise<FileLink>;
  /**
   * Builds a Word file of a thesis as `exportContent` does. `unknownCitations`: ids the text cites and the list of references has
   * not; they are left out of the file.
   */
  exportThesis(input: ThesisExport): Promise<FileLink & { readonly unknownCitations: readonly string[] }>;
  /** Builds a .pptx file as `exportContent` does; not only for members. */
  exportSlides(input: SlidesExport): Promise<FileLink>;
  /**
   * The Word file of a template of the library; nothing is kept. `userId` is an address where nobody is signed in. Throws
   * work.tooMany, work.busy.
   */
  templateFile(task: { userId: string } & Omit<TemplateTask, "product">): Promise<Uint8Array>;
  /**
   * A chart as a picture; nothing is kept. null where it is to be of pixels and the font lacks one of its characters. Throws
   * work.tooHeavy, work.tooMany, work.busy.
   */
  chartPicture(task: { userId: string } & ChartPicture): Promise<Uint8Array | null>;
  /**
   * Keeps a file another module made, and a link to it. `name` is safe on every system and ends in its kind. A `place` holds
   * one file of each person: a new one takes it from the one before, so it is never refused. Throws download.tooMany.
   */
  storeFile(input: { userId: string; name: string; contentType: string; source: BlobSource; place?: "archive" }): Promise<FileLink>;
  /**
   * Keeps a file the user sent for a day, on its way from `source`; `describe` names it when it has ended. Where either throws
   * nothing is left. Throws download.tooMany.
   */
  storeUpload(input: NewUpload): Promise<{ fileId: string; name: string }>;
  /**
   * Gives an upload to a resource of the same user, as part of the transaction that makes use of it: from then on it is kept
   * as long as its owner, and is in no list of downloads. Throws upload.unknown.
   */
  attachUpload(trx: Db, input: { userId: string; fileId: string; owner: FileOwner }): Promise<void>;
  /** The same for those of the files that are uploads nothing has taken yet; others, and unknown ones, stay as they are. */
  attachNew(trx: Db, input: { userId: string; fileIds: readonly string[]; owner: FileOwner }): Promise<void>;
  /** Ids of the files kept as long as these resources; files made of them to download are not among them. */
  filesOf(trx: Db, kind: FileOwner["kind"], ids: readonly string[]): Promise<string[]>;
  /** Gives a file to another resource, as part of the transaction that ends its owner; to nobody (null) = an upload again, for a day. */
  giveTo(trx: Db, input: { fileId: string; owner: FileOwner | null }): Promise<void>;
  /** Removes all files of resources that are removed in the same transaction; what they held goes within hours. */
  removeOf(trx: Db, kind: FileOwner["kind"], ids: readonly string[]): Promise<void>;
  /** Throws upload.unknown where one of the files is not the user's, whatever it belongs to. */
  assertOwnFiles(input: { userId: string; fileIds: readonly string[] }): Promise<void>;
  /** The user's file, whatever it belongs to; null where there is none. Whoever opens it reads `content` to its end or destroys it. */
  openOwn(input: { userId: string; fileId: string }): Promise<OpenFile | null>;
  /** The user's files that have not expired, newest first. */
  list(input: { userId: string; page: number; size: number }): Promise<{ total: number; list: Download[]; usedBytes: number }>;
  /** Deletes a file made before. Throws download.unknown. */
  remove(input: { userId: string; fileId: string }): Promise<void>;
  /** A new link to a file made before; the one before it ends. Throws download.unknown. */
  link(input: { userId: string; fileId: string }): Promise<FileLink>;
  /** null for an unknown or expired ticket. Whoever opens it reads `content` to its end or destroys it. */
  open(ticket: string): Promise<OpenFile | null>;
}
