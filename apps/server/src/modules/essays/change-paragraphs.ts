import type { essayApi, KindInput, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { EssayOptions } from "./options.ts";
import { factsOf } from "./present-essay.ts";
import { ownEssay } from "./store-essay.ts";

type Asked<Route extends "sync" | "reword"> = { readonly userId: string } & ParsedInputOf<(typeof essayApi)[Route]>;
type Started = Promise<OutputOf<typeof essayApi.sync>>;

/** A generation that brings paragraphs up to date. */
export function syncParagraphs(options: EssayOptions, { sectionId, changes, paragraphs, ...asked }: Asked<"sync">): Started {
  return changeParagraphs(options, asked, (essay) => ({ kind: "sync", input: { essay, sectionId, changes, paragraphs } }));
}

/** A generation that reworks paragraphs. */
export function rewordParagraphs(options: EssayOptions, { sectionId, action, paragraphs, ...asked }: Asked<"reword">): Started {
  return changeParagraphs(options, asked, (essay) => ({ kind: "reword", input: { essay, sectionId, action, paragraphs } }));
}

type Facts = KindInput<"reword">["essay"];
type Change =
  | { readonly kind: "sync"; readonly input: KindInput<"sync"> }
  | { readonly kind: "reword"; readonly input: KindInput<"reword"> };
type Caller = Omit<Asked<"reword">, "sectionId" | "action" | "paragraphs">;

/** Paragraphs come with the request: what is typed may not be stored yet. */
async function changeParagraphs(
  { db, generations }: EssayOptions,
  { userId, essayId, model, requestId }: Caller,
  changeOf: (essay: Facts) => Change,
): Started {
  const row = await ownEssay(db, userId, essayId);
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  const request = { ...changeOf(factsOf(row)), model, requestId };
  const { generationId, estimate } = await generations.start({ userId, request });
  return { essayId, generationId, estimate };
}
