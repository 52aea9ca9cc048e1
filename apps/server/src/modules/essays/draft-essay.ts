import { ESSAY_OUTLINES_MAX, type essayApi, type OutputOf, type ParsedInputOf, type StartInput } from "@tangleaf/contract";
import { hasWords } from "@tangleaf/document";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { requestHash } from "../request-hash.ts";
import { checkLevel } from "./check-level.ts";
import { addDraft, type EssayRow, listDrafts, requireOpenUser } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";
import { factsOf } from "./present-essay.ts";
import { type EssayFactsInput, storeEssay } from "./store-essay.ts";

/** The sample writer writes these; the others need a model. */
const SAMPLE_LANGUAGES: readonly string[] = ["zh", "en"];
const BETWEEN_KEYWORDS = /[,，、;；\n]+/;

/** Of signs alone nobody can make anything. */
function requireWords(field: "topic" | "title", text: string): void {
  if (!hasWords(text)) throw new AppError("essay.noWords", { field });
}

/** A generation of titles for an essay, which is made where there is none yet. */
export async function suggestTitles(
  options: EssayOptions,
  { userId, ...input }: { userId: string } & ParsedInputOf<typeof essayApi.titles>,
): Promise<OutputOf<typeof essayApi.titles>> {
  const { essayId, count, keyword = "", model, requestId, keywords: listed = [], ...facts } = input;
  requireWords("topic", facts.topic);
  const keywords = [...new Set([...listed, ...keyword.split(BETWEEN_KEYWORDS).map((one) => one.trim())].filter((one) => one !== ""))];
  const limits = await checkLevel(options, userId, { titles: count, keywords, level: facts.level });
  const { row, generationId, estimate } = await startDraft(options, {
    userId,
    essayId,
    facts: { ...facts, keywords },
    call: "titles",
    asked: input,
    request: (row) => ({
      kind: "titles",
      input: { essay: factsOf(row), count, keywordsMax: limits.essayKeywords },
      ...(model === undefined ? {} : { model }),
      ...(requestId === undefined ? {} : { requestId }),
    }),
  });
  return { essayId: row.id, generationId, estimate };
}

/** A generation of another outline of an essay, which is made where there is none yet. */
export async function draftOutline(
  options: EssayOptions,
  { userId, ...input }: { userId: string } & ParsedInputOf<typeof essayApi.outline>,
): Promise<OutputOf<typeof essayApi.outline>> {
  const { essayId, model, requestId, ...facts } = input;
  requireWords("title", facts.title);
  const limits = await checkLevel(options, userId, { keywords: facts.keywords, level: facts.level });
  const { row, generationId, estimate, no } = await startDraft(options, {
    userId,
    essayId,
    facts: { ...facts, stage: "outline" },
    call: "outline",
    asked: input,
    request: (row) => ({
      kind: "outline",
      input: { essay: factsOf(row), length: row.length, method: row.method, chaptersMax: limits.essayChapters },
      ...(model === undefined ? {} : { model }),
      ...(requestId === undefined ? {} : { requestId }),
    }),
  });
  return { essayId: row.id, generationId, estimate, no };
}

type Draft = {
  readonly userId: string;
  readonly essayId: string | undefined;
  readonly facts: EssayFactsInput;
  readonly call: "titles" | "outline";
  readonly asked: { readonly model?: string | undefined; readonly requestId?: string | undefined };
  readonly request: (row: EssayRow) => StartInput;
};

/**
 * Three steps, each of which a repeat of the request finds done: what was said is stored, the generation begins, and the essay
 * knows it. What was typed is kept also where the generation is refused.
 */
async function startDraft(options: EssayOptions, { userId, essayId, facts, call, asked, request }: Draft) {
  const { db, clock, generations, models } = options;
  const { model, requestId } = asked;
  const isSample = (model === undefined ? models[0] : models.find(({ name }) => name === model))?.builtin ?? false;
  if (isSample && !SAMPLE_LANGUAGES.includes(facts.language ?? "zh")) throw new AppError("essay.languageNeedsModel", { field: "language" });
  const hash = requestHash(call, asked);
  const row = await storeEssay(options, { userId, essayId, facts, request: { requestId, hash } }, async (trx, essay) => {
    const outlines = (await listDrafts(trx, essay.id)).filter(({ kind }) => kind === "outline").length;
    if (call === "outline" && outlines >= ESSAY_OUTLINES_MAX)
      throw new AppError("essay.tooManyOutlines", { params: { max: ESSAY_OUTLINES_MAX } });
    return essay;
  });
  const { generationId, estimate } = await generations.start({ userId, request: request(row) });
  const no = await inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    return addDraft(trx, { essay_id: row.id, kind: call, user_id: userId, generation_id: generationId, created_at: clock.now() });
  });
  return { row, generationId, estimate, no };
}
