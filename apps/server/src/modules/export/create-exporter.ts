import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newId, newToken } from "../../platform/ids.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import { aiLabelJson, exportWords, visibleAiLabel } from "./ai-label.ts";
import type { ExportText } from "./export-text.ts";
import type { Exporter } from "./exporter.ts";
import { createFileRepo } from "./file.repo.ts";
import { fileNameOf } from "./file-name.ts";
import { renderMarkdownFile } from "./markdown-file.ts";
import { createWordPool } from "./word/create-word-pool.ts";

/** A link opens without a session for this long: in-app browsers hand it to another program that has no cookies. */
const TICKET_VALID_SECONDS = 15 * 60;
const FILE_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;
const SWEEP_BATCH = 100;
const MS_PER_SECOND = 1000;

const CONTENT_TYPES = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown; charset=utf-8",
} as const;

export type ExporterRoom = Exporter & {
  /** Removes files older than 30 days; returns how many. Runs by itself every hour, in any number of processes. */
  removeExpired(): Promise<number>;
  /** Ends the timer and the worker; files being built are finished. */
  close(): Promise<void>;
};

/** Opens the export room. `loadText` gives the text as it stands, or null where the user has no such generation. */
export function createExporter(deps: {
  db: Kysely<Database>;
  blobs: Blobs;
  clock: Clock;
  log: Logger;
  loadText: (input: { userId: string; generationId: string }) => Promise<ExportText | null>;
  /** Code of the provider in the AI label; blank where the operator has none. */
  labelProducer: string;
}): ExporterRoom {
  const { blobs, clock, log } = deps;
  const files = createFileRepo(deps.db);
  const words = createWordPool();

  async function render(text: ExportText, input: Parameters<Exporter["exportText"]>[0]): Promise<Uint8Array> {
    const labelJson = aiLabelJson({ producer: deps.labelProducer, generationId: input.generationId });
    const visibleLabel = input.withoutVisibleLabel ? null : visibleAiLabel(text);
    if (input.format === "md") return renderMarkdownFile({ title: text.title, text: text.text, labelJson, visibleLabel });
    const { title, language, official } = text;
    return words.render({ title, text: text.text, language, official, labelJson, visibleLabel, product: exportWords(language).product });
  }

  async function exportText(input: Parameters<Exporter["exportText"]>[0]) {
    const { userId, generationId, format } = input;
    const text = await deps.loadText({ userId, generationId });
    if (text === null) throw new AppError("generation.unknown");
    const bytes = await render(text, input);
    // The labelling rule lets a person leave the visible label out, and asks that we can tell who did.
    if (input.withoutVisibleLabel) log.info({ userId, generationId, format }, "exported without the visible AI label");

    const now = clock.now();
    const id = newId(now);
    const ticket = newToken();
    const fileName = fileNameOf(text.title, format, exportWords(text.language).untitled);
    const blobKey = `exports/${id}.${format}`;
    await blobs.put(blobKey, bytes, CONTENT_TYPES[format]);
    await files.insert({
      id,
      userId,
      generationId,
      ticketHash: hashToken(ticket),
      name: fileName,
      contentType: CONTENT_TYPES[format],
      sizeBytes: bytes.byteLength,
      blobKey,
      createdAt: now,
      ticketExpiresAt: now + TICKET_VALID_SECONDS * MS_PER_SECOND,
      expiresAt: now + FILE_KEPT_MS,
    });
    return { url: `/files/${ticket}/${encodeURIComponent(fileName)}`, fileName, expiresIn: TICKET_VALID_SECONDS };
  }

  async function open(ticket: string) {
    const file = await files.findByTicket(hashToken(ticket), clock.now());
    if (file === null) return null;
    const bytes = await blobs.get(file.blobKey);
    if (bytes === null) {
      log.error({ blobKey: file.blobKey }, "the blob of a file is gone");
      return null;
    }
    return { name: file.name, contentType: file.contentType, bytes };
  }

  async function removeExpired(): Promise<number> {
    let removed = 0;
    for (;;) {
      const batch = await files.listExpired(clock.now(), SWEEP_BATCH);
      for (const { id, blobKey } of batch) {
        // Blob first: a row without its blob is found again, a blob without its row never.
        await blobs.remove(blobKey);
        await files.remove(id);
        removed++;
      }
      if (batch.length < SWEEP_BATCH) return removed;
    }
  }

  const stopSweeping = clock.every(SWEEP_EVERY_MS, async () => {
    try {
      await removeExpired();
    } catch (error) {
      log.error({ err: error }, "could not remove expired files");
    }
  });

  return {
    exportText,
    open,
    removeExpired,
    async close() {
      stopSweeping();
      await words.close();
    },
  };
}
