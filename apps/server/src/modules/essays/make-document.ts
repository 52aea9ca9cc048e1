import { DOCUMENT_TITLE_MAX_CHARACTERS, type essayApi, type OutlineParagraph, type OutputOf, type ParsedInputOf } from "@tangleaf/contract";
import { type DocumentContent, type MadeFrom, readMadeFrom } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import { requestHash } from "../request-hash.ts";
import { checkLevel } from "./check-level.ts";
import { findMadeFrom, updateEssay } from "./essay.repo.ts";
import { ESSAY_KIND } from "./essay-kind.ts";
import type { EssayOptions } from "./options.ts";
import { outlineBlocks, readOutline } from "./outline-input.ts";
import { storeEssay } from "./store-essay.ts";

/** Makes an essay a document with the headings of its outline. One that has a document keeps it. */
export async function makeDocument(
  options: EssayOptions,
  { userId, ...input }: { userId: string } & ParsedInputOf<typeof essayApi.create>,
): Promise<OutputOf<typeof essayApi.create>> {
  const { db, clock, documents } = options;
  const { essayId, outline: asked, outlineOf, requestId, ...facts } = input;
  await checkLevel(options, userId, { keywords: facts.keywords, level: facts.level, chapters: asked.length });
  const outline = readOutline(asked);
  const request = { requestId, hash: requestHash("create", input) };
  const id = await storeEssay({ db, clock }, { userId, essayId, facts, request }, async (trx, essay) => {
    const madeFrom = outlineOf === undefined ? null : await templateOf(trx, userId, outlineOf);
    if (essay.stage === "content") return essay.id;
    const content = { ...contentOf(facts.title, outline, facts.language), ...(madeFrom === null ? {} : { madeFrom }) };
    await documents.create(trx, { userId, documentId: essay.id, kind: ESSAY_KIND, content });
    await updateEssay(trx, essay.id, { stage: "content", outline: JSON.stringify(outline) });
    return essay.id;
  });
  return { essayId: id };
}

function contentOf(title: string, outline: readonly OutlineParagraph[], language: string): DocumentContent {
  return {
    title: title.slice(0, DOCUMENT_TITLE_MAX_CHARACTERS).toWellFormed(),
    // As the Word file of a thesis will count them.
    settings: language === "zh" ? { language: "zh", numbering: "chapters" } : { language: "en", numbering: "decimal" },
    blocks: outlineBlocks(outline),
    footnotes: {},
  };
}

/** The template a version of the user's outlines was made from, or null. Throws outline.unknown. */
async function templateOf(trx: Db, userId: string, version: { essayId: string; no: number }): Promise<MadeFrom | null> {
  const stored = await findMadeFrom(trx, userId, version);
  if (stored === undefined) throw new AppError("outline.unknown");
  return readMadeFrom(stored);
}
