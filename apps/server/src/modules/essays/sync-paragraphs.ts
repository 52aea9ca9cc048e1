import type { essayApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { EssayOptions } from "./options.ts";
import { factsOf } from "./present-essay.ts";
import { ownEssay } from "./store-essay.ts";

/** A generation that brings paragraphs up to date. They come with the request: what is typed may not be stored yet. */
export async function syncParagraphs(
  { db, generations }: EssayOptions,
  { userId, essayId, changes, paragraphs, model, requestId }: { userId: string } & ParsedInputOf<typeof essayApi.sync>,
): Promise<OutputOf<typeof essayApi.sync>> {
  const row = await ownEssay(db, userId, essayId);
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  const request = { kind: "sync", input: { essay: factsOf(row), changes, paragraphs }, model, requestId } as const;
  const { generationId, estimate } = await generations.start({ userId, request });
  return { essayId, generationId, estimate };
}
