import { type essayApi, type KindInput, LIMITS, type OutputOf, type Paragraph, type ParsedInputOf } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { chapterResults } from "../section-writing/index.ts";
import { addDraft, requireOpenUser } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";
import { outlineOf } from "./outline-of-document.ts";
import { factsOf } from "./present-essay.ts";
import { ownEssay } from "./store-essay.ts";

/** So much is read in all, in UTF-16 units: a thesis of 100,000 characters is one prompt. */
const ALL_UNITS = 12_000;

/** A generation of the abstracts of an essay, from what its sections say. */
export async function writeAbstract(
  options: EssayOptions,
  { userId, essayId, model, requestId }: { userId: string } & ParsedInputOf<typeof essayApi.abstract>,
): Promise<OutputOf<typeof essayApi.abstract>> {
  const { db, clock, documents, generations, metering, variant } = options;
  const row = await ownEssay(db, userId, essayId);
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  if (!LIMITS[variant][(await metering.levelOf(userId)).level].essayAbstract) throw new AppError("level.needsVip");
  const { content } = await documents.read({ userId, documentId: essayId });
  const paragraphs = await options.texts.paragraphsOf({ userId, content });
  const facts = { essay: { ...factsOf(row), title: content.title }, method: row.method, outline: outlineOf(row, paragraphs) };
  const { generationId, estimate } = await generations.start({
    userId,
    request: {
      kind: "abstract",
      input: abstractInput(facts, paragraphs),
      model,
      requestId,
    },
  });
  await inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    await addDraft(trx, { essay_id: essayId, kind: "abstract", user_id: userId, generation_id: generationId, created_at: clock.now() });
  });
  return { essayId, generationId, estimate };
}

/** What is asked for the abstracts: from what each chapter has found. Throws essay.nothingToWrite where nothing is written. */
export function abstractInput(facts: Omit<KindInput<"abstract">, "written">, paragraphs: readonly Paragraph[]): KindInput<"abstract"> {
  const written = chapterResults(paragraphs, facts.essay.language === "zh" ? "zh" : "en");
  if (written.length === 0) throw new AppError("essay.nothingToWrite");
  return {
    ...facts,
    written: written.map(({ title, text }) => ({ title, text: text.slice(0, ALL_UNITS / written.length).toWellFormed() })),
  };
}
