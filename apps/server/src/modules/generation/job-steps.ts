import { capOf, estimateTokens, type GenerationStatus, QUOTE_CAP_FACTOR, type StartInput } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import type { ModelInfo } from "../../ports/model.ts";
import type { Db } from "../metering/metering.ts";
import { PROCESS_DEAD_AFTER_MS } from "./constants.ts";
import { isDraft } from "./draft-kinds.ts";
import { findOwned, type GenerationRow } from "./generation.repo.ts";
import type { Prepared } from "./kind.ts";
import type { GenerationOptions } from "./options.ts";
import { listLiving } from "./run.repo.ts";
import { estimateOf, modelFor, prepareRequest, storeGeneration } from "./start-generation.ts";

/** A request of a step that may be granted. `tokens`: estimate; `maxTokens`: it would not cost more. */
export type PreparedStep = {
  readonly request: StartInput;
  readonly prepared: Prepared;
  readonly model: ModelInfo;
  readonly tokens: number;
  readonly maxTokens: number;
};

/** What the jobs module asks of the generation module. All amounts are tokens. */
export type StepGenerations = {
  /** Name of a configured model; of the default one where left out. Throws model.unknown. */
  modelName(name?: string): string;
  /** What so many characters probably cost, and the most they may. Throws model.unknown. */
  quote(input: { characters: number; model: string }): { tokens: number; maxTokens: number };
  /** The request that goes on with a text which broke off; null where it is finished, empty or cannot be gone on with. */
  goOnFrom(input: { userId: string; generationId: string }): Promise<StartInput | null>;
  /** Checks a request as a person's, level limits apart. Throws what /api/ai/start would. */
  prepare(input: { userId: string; request: StartInput }): Promise<PreparedStep>;
  /**
   * Reserves and stores a step's text as queued, in the caller's transaction and under the user's lock; never charged above
   * `maxTokens`. Call `queued` once it is committed. Throws balance.short, balance.expired.
   */
  start(
    trx: Db,
    input: { userId: string; prepared: PreparedStep; jobId: string; step: string; maxTokens: number },
  ): Promise<{ generationId: string }>;
  queued(): void;
  /** Processes that are alive, this one included. */
  listLiving(): Promise<ReadonlySet<string>>;
};

/** Whether a text can be gone on with where it broke off. Another is written anew, and what was lost costs nothing. */
function canGoOn(row: Pick<GenerationRow, "kind" | "scene_type">): boolean {
  return isDraft(row.kind) && row.scene_type !== null;
}

/** Whether what was written of a step's text is thrown away by the next attempt. */
export function isLostToStep(row: Pick<GenerationRow, "kind" | "scene_type" | "job_id">, status: GenerationStatus): boolean {
  return row.job_id !== null && status === "interrupted" && !canGoOn(row);
}

/** The quote of an attempt that may cost `maxTokens`: its cap is worked out from it. 0 = the rest is written for nothing. */
export function estimateWithin(tokens: number, maxTokens: number): number {
  // Rounded before: 18 / 1.2 may be a little under 15 in floating point.
  return Math.min(tokens, Math.floor(Number((maxTokens / QUOTE_CAP_FACTOR).toFixed(2))));
}

export function createStepGenerations(options: GenerationOptions, onQueued: () => void): StepGenerations {
  const { db, clock, processId } = options;
  const infoOf = (name?: string) => modelFor(options, name).info;
  return {
    modelName: (name) => infoOf(name).name,
    quote({ characters, model }) {
      const tokens = estimateTokens(characters, infoOf(model).price.completion);
      return { tokens, maxTokens: capOf(tokens) };
    },
    async goOnFrom({ userId, generationId }) {
      const row = await findOwned(db, userId, generationId);
      if (row?.status !== "interrupted" || !canGoOn(row)) return null;
      return countCharacters(row.text) === 0 ? null : { kind: "continue", input: { generationId } };
    },
    async prepare({ userId, request }) {
      const model = infoOf(request.model);
      const prepared = await prepareRequest(options, userId, request);
      const tokens = estimateOf(prepared.taskOf(1), prepared, model);
      return { request, prepared, model, tokens, maxTokens: capOf(tokens) };
    },
    async start(trx, { userId, prepared: { request, prepared, model, tokens }, jobId, step, maxTokens }) {
      const estimate = estimateWithin(tokens, maxTokens);
      const draft = { userId, request, prepared, model, job: { jobId, step, estimate } };
      return storeGeneration(options, trx, draft);
    },
    queued: onQueued,
    async listLiving() {
      const living = options.soleProcess ? new Set<string>() : await listLiving(db, clock.now() - PROCESS_DEAD_AFTER_MS);
      return living.add(processId);
    },
  };
}
