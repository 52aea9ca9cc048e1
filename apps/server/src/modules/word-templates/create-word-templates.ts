import { buffer } from "node:stream/consumers";
import {
  type TemplateFact,
  type TemplateMapping,
  UPLOAD_TYPES,
  WORD_TEMPLATE_NAME_MAX_CHARACTERS,
  WORD_TEMPLATES_MAX,
} from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { createWorkerPool, refuseHeavy } from "../../platform/worker-pool.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Exporter } from "../export/exporter.ts";
import type { CoverFacts, CoverWish, SchoolTemplate, TemplateReading } from "../school-template/index.ts";
import { refusalParams } from "../word-format/index.ts";
import { presentSummary, presentTemplate } from "./present-template.ts";
import type { PreviewTask } from "./preview-cover.ts";
import {
  deleteTemplates,
  findTemplate,
  insertTemplate,
  listTemplates,
  requireOpenUser,
  updateTemplate,
  type WordTemplateRow,
} from "./word-template.repo.ts";
import type { WordTemplates } from "./word-templates.ts";

const READ_CPU_MAX_MS = 20_000;
const HEAP_MAX_MB = 512;

export type WordTemplateModule = WordTemplates & { close(): Promise<void> };

/** The word-templates module. Files are read in a worker thread, which ends where one takes too long or too much memory. */
export function createWordTemplates(options: {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly exporter: Pick<Exporter, "openOwn" | "attachUpload" | "removeOf">;
  /** What the cover of an essay says. Throws document.unknown. */
  readonly factsOf: (input: { userId: string; essayId: string }) => Promise<CoverFacts>;
}): WordTemplateModule {
  const { db, clock, exporter } = options;
  const pool = createWorkerPool<Uint8Array | PreviewTask, TemplateReading | ReturnType<typeof import("./preview-cover.ts").previewCover>>({
    file: new URL("./template-worker.ts", import.meta.url),
    what: "Word template read",
    log: options.log,
    heapMaxMb: HEAP_MAX_MB,
    cpuMaxMs: READ_CPU_MAX_MS,
  });

  async function own(userId: string, templateId: string): Promise<WordTemplateRow> {
    const row = await findTemplate(db, userId, templateId);
    if (row === undefined) throw new AppError("wordTemplate.unknown", { field: "templateId" });
    return row;
  }

  async function bytesOf(userId: string, fileId: string): Promise<{ bytes: Uint8Array; name: string }> {
    const file = await exporter.openOwn({ userId, fileId });
    if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
    if (file.contentType !== UPLOAD_TYPES.docx.contentType) {
      file.content.destroy();
      throw new AppError("upload.wrongType", { field: "fileId" });
    }
    return { bytes: await buffer(file.content), name: file.name };
  }

  return {
    async add({ userId, fileId, name }) {
      const assertFew = async (count: number) => {
        if (count >= WORD_TEMPLATES_MAX) throw new AppError("wordTemplate.tooMany", { params: { max: WORD_TEMPLATES_MAX } });
      };
      // Before the work, and again under the lock.
      await assertFew((await listTemplates(db, userId)).length);
      const file = await bytesOf(userId, fileId);
      const reading = (await pool
        .run("readTemplate", file.bytes, { userId })
        .catch(refuseHeavy("import.tooLarge", { field: "fileId" }))) as TemplateReading;
      if ("refusal" in reading) throw new AppError(reading.refusal, { field: "fileId", ...refusalParams(reading.refusal) });
      const now = clock.now();
      const row: WordTemplateRow = {
        id: newId(now),
        user_id: userId,
        file_id: fileId,
        name: name ?? nameOf(file.name),
        created_at: now,
        updated_at: now,
        mapping: JSON.stringify(suggestedMapping(reading.template)),
        profile: JSON.stringify(reading.template),
      };
      await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        await assertFew((await listTemplates(trx, userId)).length);
        await exporter.attachUpload(trx, { userId, fileId, owner: { kind: "wordTemplate", id: row.id } });
        await insertTemplate(trx, row);
      });
      return presentTemplate(row);
    },

    async list({ userId }) {
      return { list: (await listTemplates(db, userId)).map(presentSummary) };
    },

    async get({ userId, templateId }) {
      return presentTemplate(await own(userId, templateId));
    },

    async update({ userId, templateId, name, mapping }) {
      return inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        const row = await findTemplate(trx, userId, templateId);
        if (row === undefined) throw new AppError("wordTemplate.unknown", { field: "templateId" });
        const change = {
          ...(name === undefined ? {} : { name }),
          ...(mapping === undefined ? {} : { mapping: JSON.stringify(knownFields(row, mapping)) }),
          updated_at: clock.now(),
        };
        await updateTemplate(trx, templateId, change);
        return presentTemplate({ ...row, ...change });
      });
    },

    async remove({ userId, templateId }) {
      await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        if ((await findTemplate(trx, userId, templateId)) === undefined)
          throw new AppError("wordTemplate.unknown", { field: "templateId" });
        await exporter.removeOf(trx, "wordTemplate", [templateId]);
        await deleteTemplates(trx, [templateId]);
      });
    },

    async preview({ userId, templateId, essayId, mapping }) {
      const row = await own(userId, templateId);
      const facts = essayId === undefined ? {} : await options.factsOf({ userId, essayId });
      const { bytes } = await bytesOf(userId, row.file_id);
      const wish: CoverWish = { bytes, mapping: mapping ?? (JSON.parse(row.mapping) as TemplateMapping), facts };
      const cover = (await pool.run("previewCover", wish, { userId })) as ReturnType<typeof import("./preview-cover.ts").previewCover>;
      return { cover };
    },

    async open({ userId, templateId }) {
      const row = await own(userId, templateId);
      const { bytes } = await bytesOf(userId, row.file_id);
      return { bytes, read: JSON.parse(row.profile) as SchoolTemplate, mapping: JSON.parse(row.mapping) as TemplateMapping };
    },

    close: pool.close,
  };
}

/** A file's name without its ending. */
function nameOf(fileName: string): string {
  const end = fileName.lastIndexOf(".");
  return (end > 0 ? fileName.slice(0, end) : fileName).slice(0, WORD_TEMPLATE_NAME_MAX_CHARACTERS);
}

/** What the words of the cover say, each fact where it stands first. */
function suggestedMapping({ cover }: SchoolTemplate): TemplateMapping {
  const taken = new Set<TemplateFact>();
  return Object.fromEntries(
    (cover?.fields ?? []).flatMap(({ id, fact }): [string, TemplateFact][] => {
      if (fact === null || taken.has(fact)) return [];
      taken.add(fact);
      return [[id, fact]];
    }),
  );
}

function knownFields({ profile }: WordTemplateRow, mapping: TemplateMapping): TemplateMapping {
  const ids = new Set(((JSON.parse(profile) as SchoolTemplate).cover?.fields ?? []).map(({ id }) => id));
  return Object.fromEntries(Object.entries(mapping).filter(([id]) => ids.has(id)));
}
