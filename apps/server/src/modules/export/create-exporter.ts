import { LIMITS, type Variant } from "@tangleaf/contract";
import { columnsTitle } from "@tangleaf/table/chart";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Metering } from "../metering/metering.ts";
import { aiLabelJson, exportWords, visibleAiLabel } from "./ai-label.ts";
import { CHARTS_LOOK, chartsLookOf, contentKeyOf, documentLookOf, lookOf, SLIDES_VERSION, thesisLookOf } from "./content-key.ts";
import { renderDocumentFile } from "./document-file.ts";
import type { ChartExport, ContentExport, Exporter, ExportText, SlidesExport, ThesisExport } from "./exporter.ts";
import { fileNameOf } from "./file-name.ts";
import { renderMarkdownFile } from "./markdown-file.ts";
import { DOCUMENT_PROFILES, PARTED_PROFILES, PROFILES } from "./profiles/index.ts";
import type { ThesisProfile } from "./profiles/thesis-profile.ts";
import { createStoredFiles } from "./stored-files.ts";
import { createWordPool } from "./word/create-word-pool.ts";

/** How files by templates of schools are made by now. */
const TEMPLATE_VERSION = 1;
const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** JSON of a document, in UTF-16 units, that is made Markdown where it is asked for: no thread is worth starting for it. */
const RENDERED_HERE_MAX_UNITS = 64 * 1024;

const CONTENT_TYPES = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const;

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
  loadText: (input: { userId: string; generationId: string }) => Promise<ExportText | null>;
  /** Code of the provider in the AI label; blank where the operator has none. */
  labelProducer: string;
}): ExporterModule {
  const { clock, log } = deps;
  const stored = createStoredFiles(deps);
  const words = createWordPool({ log });

  async function exportText(input: Parameters<Exporter["exportText"]>[0]) {
    const { userId, generationId, format } = input;
    const given = await deps.loadText({ userId, generationId });
    if (given === null) throw new AppError("generation.unknown");
    if (format === "docx") await assertWordDownload(userId);
    // The labelling rule lets a person leave the visible label out, and asks that we can tell who did.
    if (input.withoutVisibleLabel) log.info({ userId, generationId, format }, "exported without the visible AI label");
    const { title, text, language } = given;
    const profile = PROFILES[given.profile];
    const labelJson = aiLabelJson({ producer: deps.labelProducer, generationId });
    const visibleLabel = input.withoutVisibleLabel ? null : visibleAiLabel(given);
    const { product, untitled } = exportWords(language);
    const name = fileNameOf(title, format, untitled);
    const contentKey = contentKeyOf([...lookOf(format, given.profile), name, title, text, labelJson, visibleLabel, product]);
    const made = await stored.reuse({ userId, contentKey });
    if (made !== null) return made;
    // Before the work, not only after it.
    await stored.assertQuota(userId, 0);
    const bytes =
      format === "md"
        ? renderMarkdownFile({ title, text, labelJson, visibleLabel })
        : await words.render({ title, text, profile, labelJson, visibleLabel, product }, { userId });
    return stored.store({
      userId,
      owner: { kind: "generation", id: generationId },
      name,
      contentType: CONTENT_TYPES[format],
      source: bytes,
      contentKey,
    });
  }

  async function exportContent(input: ContentExport) {
    const { userId, owner, content, format, look, images, aiMade } = input;
    if (format === "docx") await assertWordDownload(userId);
    const language = content.settings.language ?? "zh";
    const { product, untitled } = exportWords(language);
    const { labelJson, visibleLabel } = labelOf(aiMade, language);
    if (aiMade?.visible === false) log.info({ userId, owner, format }, "exported without the visible AI label");
    const name = fileNameOf(content.title, format, untitled);
    const json = JSON.stringify(content);
    const contentKey = contentKeyOf([
      ...documentLookOf(format, look),
      ...chartsLookOf(content),
      name,
      json,
      ...picturesOf(images),
      labelJson,
      visibleLabel,
      product,
    ]);
    const made = await stored.reuse({ userId, contentKey });
    if (made !== null) return made;
    await stored.assertQuota(userId, 0);
    const label = { labelJson, visibleLabel };
    const file = { content, images, ...label };
    const renderText = (format: "md" | "json") =>
      json.length <= RENDERED_HERE_MAX_UNITS ? renderDocumentFile(format, file) : words.renderText({ format, file }, { userId });
    const build = {
      docx: () => words.renderDocument({ ...file, language, profile: DOCUMENT_PROFILES[look][language], product }, { userId }),
      html: () => words.renderPage(file, { userId }),
      md: () => renderText("md"),
      json: () => renderText("json"),
    };
    const source = await build[format]();
    return stored.store({ userId, owner, name, contentType: CONTENT_TYPES[format], source, contentKey });
  }

  async function exportChart({ userId, chart, aiMade, isEditable }: ChartExport) {
    await assertWordDownload(userId);
    const language = chart.spec.lang;
    const { product, untitled } = exportWords(language);
    const label = labelOf(aiMade, language);
    const name = fileNameOf(columnsTitle(chart.spec), "docx", untitled);
    const contentKey = contentKeyOf([
      ...documentLookOf("docx", "note"),
      ...CHARTS_LOOK,
      ...(isEditable ? ["editable charts"] : []),
      name,
      JSON.stringify(chart),
      label.labelJson,
      label.visibleLabel,
      product,
    ]);
    const made = await stored.reuse({ userId, contentKey });
    if (made !== null) return made;
    await stored.assertQuota(userId, 0);
    const task = { chart, language, profile: DOCUMENT_PROFILES.note[language], product, areChartsEditable: isEditable, ...label };
    const source = await words.renderChartDocument(task, { userId });
    return stored.store({ userId, owner: { kind: "user", id: userId }, name, contentType: CONTENT_TYPES.docx, source, contentKey });
  }

  async function exportThesis({ userId, owner, thesis, look, images, aiMade, template }: ThesisExport) {
    await assertWordDownload(userId);
    const profile: ThesisProfile = PARTED_PROFILES[look];
    const language = profile.textLanguage;
    const { product, untitled } = exportWords(language);
    const label = labelOf(aiMade, language);
    if (aiMade?.visible === false) log.info({ userId, owner, format: "docx" }, "exported without the visible AI label");
    const { appendix, content } = thesis;
    // It comes with the writer of Word files, which only its thread keeps loaded.
    const { citeReferences } = await import("./word/thesis/cite-references.ts");
    const { unknown } = citeReferences({ ...content, blocks: [...content.blocks, ...(appendix ?? [])] }, thesis.references);
    const name = fileNameOf(thesis.facts.title ?? content.title, "docx", untitled);
    const { labelJson, visibleLabel } = label;
    const contentKey = contentKeyOf([
      ...thesisLookOf(look),
      ...chartsLookOf(content),
      ...(template === undefined
        ? []
        : [TEMPLATE_VERSION, JSON.stringify(template.read), JSON.stringify(template.mapping), template.bytes]),
      name,
      JSON.stringify(thesis),
      ...picturesOf(images),
      labelJson,
      visibleLabel,
      product,
    ]);
    const made = await stored.reuse({ userId, contentKey });
    if (made !== null) return { ...made, unknownCitations: unknown };
    await stored.assertQuota(userId, 0);
    const source = await words.renderThesis({ thesis, profile, images, template, ...label, product }, { userId });
    const link = await stored.store({ userId, owner, name, contentType: CONTENT_TYPES.docx, source, contentKey });
    return { ...link, unknownCitations: unknown };
  }

  async function exportSlides({ userId, owner, aiMade, ...slides }: SlidesExport) {
    const { product, untitled } = exportWords(slides.language);
    const task = { ...slides, ...labelOf(aiMade, slides.language), product };
    const name = fileNameOf(slides.title, "pptx", untitled);
    const contentKey = contentKeyOf(["slides", SLIDES_VERSION, name, JSON.stringify(task)]);
    const made = await stored.reuse({ userId, contentKey });
    if (made !== null) return made;
    await stored.assertQuota(userId, 0);
    const source = await words.renderSlides(task, { userId });
    return stored.store({ userId, owner, name, contentType: CONTENT_TYPES.pptx, source, contentKey });
  }

  /** The labels of what AI made; none of what a person wrote. */
  function labelOf(aiMade: ContentExport["aiMade"], language: "zh" | "en") {
    return {
      labelJson: aiMade === null ? null : aiLabelJson({ producer: deps.labelProducer, generationId: aiMade.id }),
      visibleLabel: aiMade?.visible === true ? visibleAiLabel({ language, builtin: aiMade.builtin }) : null,
    };
  }

  /** Throws level.needsVip where Word files are for members. A file stored while the membership lasted stays downloadable. */
  async function assertWordDownload(userId: string): Promise<void> {
    const { level } = await deps.metering.levelOf(userId);
    if (!LIMITS[deps.variant][level].wordDownload) throw new AppError("level.needsVip", { field: "format" });
  }

  const stopSweeping = clock.every(SWEEP_EVERY_MS, async () => {
    try {
      await stored.removeExpired();
    } catch (error) {
      log.error({ err: error }, "could not remove expired files");
    }
  });

  return {
    exportText,
    exportContent,
    exportChart,
    exportThesis,
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

/** In one order, whichever they were read in. */
function picturesOf(images: ContentExport["images"]): (string | Uint8Array)[] {
  return [...images].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat();
}
