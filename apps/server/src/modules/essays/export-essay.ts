import type { EssayAbstracts, essayApi, OutputOf, ParsedInputOf, ThesisLook } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { copiedSamples, type PartedLook, readPictures, type ThesisFacts, type ThesisFile } from "../export/index.ts";
import type { Db } from "../metering/metering.ts";
import type { CitedEntry, CitedReferences } from "../text-work/text-work.ts";
import type { OpenTemplate } from "../word-templates/word-templates.ts";
import { aiStatementOf } from "./ai-statement.ts";
import { checkLevel } from "./check-level.ts";
import { abstractsOf, isBuiltin } from "./drafts-of.ts";
import { type EssayRow, listDrafts } from "./essay.repo.ts";
import { exportDrafts } from "./export-drafts.ts";
import type { EssayOptions } from "./options.ts";
import { coverOf } from "./present-essay.ts";
import { ownEssay } from "./store-essay.ts";

type Asked = { userId: string } & ParsedInputOf<typeof essayApi.export>;

/** An essay as a file to download, labelled where AI wrote a section of it. */
export async function exportEssay(
  options: EssayOptions,
  { userId, essayId, format, isFinal, part, no, edition, look, templateId, withAiStatement }: Asked,
): Promise<OutputOf<typeof essayApi.export>> {
  const { db, documents, exporter, variant } = options;
  await checkLevel(options, userId, { json: part === "text" && format === "json", part });
  const row = await ownEssay(db, userId, essayId);
  if (part !== "text") return exportDrafts(options, { row, part, no, format });
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  const { content: written } = await documents.read({ userId, documentId: essayId });
  const cited = await options.references.citedReferences({ essayId, edition });
  const { content: readable, list } = await options.texts.citeInExport({
    ...{ userId, content: written, cited },
    options: { isWord: format === "docx" },
  });
  // Programs get the citations as they are, and the list beside them.
  const content = format === "json" ? { ...written, references: referencesFor(list, cited.references) } : readable;
  const isShown = format === "docx" || format === "html";
  const images = isShown ? await readPictures(exporter, { userId, content }) : new Map<string, Uint8Array>();
  const generationId = content.blocks.map(({ attrs }) => attrs?.["generationId"]).find((id) => typeof id === "string");
  const aiMade =
    typeof generationId === "string"
      ? { id: generationId, builtin: await isBuiltin(options, { userId, generationId }), visible: true }
      : null;
  const settings = { language: variant, ...content.settings };
  const copied = copiedSamples(written);
  const common = { userId, owner: { kind: "document", id: essayId } as const, images, aiMade };
  if (format !== "docx") {
    return { ...(await exporter.exportContent({ ...common, content: { ...content, settings }, format, look: "report" })), ...copied };
  }
  const template = templateId === undefined ? undefined : await options.wordTemplates.open({ userId, templateId });
  const { unknownCitations: _none, ...link } = await exporter.exportThesis({
    ...common,
    look: row.document_type === null ? (look ?? lookOf(row)) : lookOf(row),
    ...(template === undefined ? {} : { template }),
    thesis: {
      content: { ...content, settings },
      facts: factsOf(content.title, row),
      abstracts: abstractsFor(await abstractsOf(options, row, await listDrafts(db, essayId))),
      references: list,
      appendix: null,
      acknowledgements: null,
      aiStatement: withAiStatement ? await aiStatementOf(options, row) : null,
      isDraft: !isFinal,
    },
  });
  return { ...link, ...copied, ...(template === undefined ? {} : { cover: coverOfTemplate(template) }) };
}

/** What becomes of a school's cover. */
function coverOfTemplate({ read: { cover } }: OpenTemplate): "kept" | "replaced" | "none" {
  if (cover === null) return "none";
  return cover.problems.length === 0 ? "kept" : "replaced";
}

const SUBTITLE = /^(.+?)(?:——|—|: )(.+)$/;

/** What the cover says; all else is a line to fill in. */
export function factsOf(title: string, row: EssayRow): ThesisFacts {
  const { major } = row;
  const [, main = title, subtitle] = SUBTITLE.exec(title) ?? [];
  return { ...coverOf(row), title: main, ...(subtitle === undefined ? {} : { subtitle }), ...(major === "" ? {} : { major }) };
}

/** Absent ones are left out of the file; keywords of a language only where there are any. */
function abstractsFor(abstracts: EssayAbstracts | null): ThesisFile["abstracts"] {
  if (abstracts === null) return {};
  const of = (language: "zh" | "en") => {
    const keywords = abstracts.keywords.map((pair) => pair[language]).filter((word) => word !== "");
    return abstracts[language] === "" ? {} : { [language]: { text: abstracts[language], keywords } };
  };
  return { ...of("zh"), ...of("en") };
}

const LOOKS_ZH: Partial<Record<EssayRow["level"], ThesisLook>> = {
  juniorCollege: "thesis-zh-junior",
  master: "thesis-zh-master",
  phd: "thesis-zh-doctor",
};

function lookOf({ language, level, document_type: type }: EssayRow): PartedLook {
  if (type !== null) return `${type}-${language === "zh" ? "zh" : "en"}`;
  if (language !== "zh") return "thesis-en";
  return LOOKS_ZH[level] ?? "thesis-zh-undergraduate";
}

/** What is cited, in the order of the list: with its entry, and by parts. */
function referencesFor(list: readonly CitedEntry[], references: CitedReferences["references"]) {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  return list.map(({ number, text, id }) => ({ ...(number !== null && { number }), text, ...byId.get(id) }));
}

/** Returns the facts on the cover of an essay's file. Throws document.unknown. */
export async function readCoverFacts(db: Db, { userId, essayId }: { userId: string; essayId: string }): Promise<ThesisFacts> {
  const row = await ownEssay(db, userId, essayId);
  return factsOf(row.title, row);
}
