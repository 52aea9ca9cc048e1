import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Metering } from "../metering/metering.ts";
import { exportWords } from "./ai-label.ts";
import { contentKeyOf, SLIDES_VERSION } from "./content-key.ts";
import { exportChart } from "./export-chart.ts";
import { exportContent } from "./export-content.ts";
import { exportText, type LoadText } from "./export-text.ts";
import { exportThesis } from "./export-thesis.ts";
import type { Exporter, SlidesExport } from "./exporter.ts";
import { fileNameOf } from "./file-name.ts";
import { CONTENT_TYPES, type FileMaker, makeFile, toAiLabels } from "./files/make-file.ts";
import { createStoredFiles } from "./stored-files.ts";
import { createWordPool } from "./word/create-word-pool.ts";

const SWEEP_EVERY_MS = 60 * 60 * 1000;

export type ExporterModule = Exporter & {
  /** Removes files older than 30 days; returns how many. Runs by itself every hour, in any number of processes. */
  removeExpired(): Promise<number>;
  /** Ends the timer and the worker; files being built are finished. */
  close(): Promise<void>;
};

/** Opens the export module. `loadText` gives the text as it stands, or null where the user has no such generation. */
export function createExporter(deps: {
  db: Kysely<Database>;
  blobs: Blobs;
  clock: Clock;
  log: Logger;
  metering: Pick<Metering, "levelOf">;
  variant: Variant;
  loadText: LoadText;
  /** Code of the provider in the AI label; blank where the operator has none. */
  labelProducer: string;
}): ExporterModule {
  const { clock, log } = deps;
  const stored = createStoredFiles(deps);
  const words = createWordPool({ log });

  const maker: FileMaker = { ...deps, stored, words };

  async function exportSlides({ userId, owner, aiMade, ...slides }: SlidesExport) {
    const { product, untitled } = exportWords(slides.language);
    const task = { ...slides, ...toAiLabels(maker, aiMade, slides.language), product };
    const name = fileNameOf(slides.title, "pptx", untitled);
    const contentKey = contentKeyOf(["slides", SLIDES_VERSION, name, JSON.stringify(task)]);
    const file = { userId, owner, name, contentType: CONTENT_TYPES.pptx, contentKey };
    return makeFile(maker, file, () => words.renderSlides(task, { userId }));
  }

  const stopSweeping = clock.every(SWEEP_EVERY_MS, async () => {
    try {
      await stored.removeExpired();
    } catch (error) {
      log.error({ err: error }, "could not remove expired files");
    }
  });

  return {
    exportText: (input) => exportText(maker, deps.loadText, input),
    exportContent: (input) => exportContent(maker, input),
    exportChart: (input) => exportChart(maker, input),
    exportThesis: (input) => exportThesis(maker, input),
    exportSlides,
    templateFile: ({ userId, ...task }) => words.renderTemplate({ ...task, product: exportWords(task.language).product }, { userId }),
    async chartPicture({ userId, ...task }) {
      const picture = await words.renderChart(task, { userId });
      return picture.length === 0 ? null : picture;
    },
    storeFile: (file) => stored.store({ ...file, owner: { kind: "user", id: file.userId } }),
    storeUpload: stored.storeUpload,
    attachUpload: stored.attachUpload,
    attachNew: stored.attachNew,
    filesOf: stored.filesOf,
    giveTo: stored.giveTo,
    removeOf: stored.removeOf,
    assertOwnFiles: stored.assertOwnFiles,
    openOwn: stored.openOwn,
    list: stored.list,
    link: stored.link,
    remove: stored.remove,
    open: stored.open,
    removeExpired: stored.removeExpired,
    async close() {
      stopSweeping();
      await words.close();
    },
  };
}
