import type { InputOf, OutputOf, RouteAt } from "@tangleaf/contract";
import { ESSAY_LENGTH } from "@tangleaf/contract/constants";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import type { Essay } from "../api.ts";
import type { OutlineForm } from "./outline-form.ts";

/** How often a call is repeated when the network fails; its requestId makes a repeat harmless. */
const ATTEMPTS = 3;

type Outline = InputOf<RouteAt<"/api/essay/addOutline">>["outline"];
type OutlineOf = NonNullable<InputOf<RouteAt<"/api/essay/create">>["outlineOf"]>;

/** Asks for a draft of an outline: of the essay, or of a new one. */
export async function draftOutline(essayId: string | undefined, form: OutlineForm): Promise<OutputOf<RouteAt<"/api/essay/outline">>> {
  const request = { ...idOf(essayId), ...form, title: form.title.trim(), requestId: newUuid() };
  const begun = await repeated(() => call("/api/essay/outline", request, { shownBy: "action" }));
  void refreshEssay(begun.essayId);
  return begun;
}

/**
 * Keeps an outline as another version: of the essay, or of a new one. Where it came from, pasted, a file, another essay or a template,
 * makes no difference. `requestId`: the same for a repeat of the same wish.
 */
export async function addOutline(
  essayId: string | undefined,
  { method: _method, ...facts }: OutlineForm,
  { outline, requestId }: { outline: Outline; requestId: string },
): Promise<OutputOf<RouteAt<"/api/essay/addOutline">>> {
  const request = { ...idOf(essayId), ...facts, title: facts.title.trim(), outline, requestId };
  const added = await repeated(() => call("/api/essay/addOutline", request, { shownBy: "action" }));
  await refreshEssay(added.essayId);
  return added;
}

/** Makes the essay a document with the headings of an outline; without an id a new essay of both. */
export async function createDocument(
  essay: Pick<Essay, "major" | "keywords"> & { readonly essayId?: string | undefined },
  { method: _method, ...facts }: OutlineForm,
  { outline, total, outlineOf, requestId }: { outline: Outline; total: number; outlineOf: OutlineOf; requestId: string },
): Promise<string> {
  const { essayId, major, keywords } = essay;
  // What is written follows the outline, so its sum is what the essay is to have.
  const length = Math.min(ESSAY_LENGTH.max, Math.max(ESSAY_LENGTH.min, total));
  const request = {
    ...idOf(essayId),
    ...facts,
    title: facts.title.trim(),
    length,
    major,
    keywords: [...keywords],
    outline,
    outlineOf,
    requestId,
  };
  const made = await repeated(() => call("/api/essay/create", request, { shownBy: "action" }));
  await refreshEssay(made.essayId);
  return made.essayId;
}

export const stopDraft = (generationId: string) => call("/api/ai/stop", { generationId });

const idOf = (essayId: string | undefined) => (essayId === undefined ? {} : { essayId });

async function repeated<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const lost = error instanceof ApiError && error.kind === "transport";
      if (!lost || attempt >= ATTEMPTS) throw error;
    }
  }
}

/** Reads an essay and the lists it stands in again. */
export async function refreshEssay(essayId: string): Promise<void> {
  void refreshAnswers(queryKeys.essays.lists);
  await refreshAnswers(queryKeys.essays.one(essayId));
}
