import { capOf, estimateTokens, FREE_KINDS, LIMITS, type StartInput } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Model, ModelInfo } from "../../ports/model.ts";
import type { Db } from "../metering/metering.ts";
import { LONG_TEXT_CHARACTERS, QUEUE_KIND } from "./constants.ts";
import { DRAFT_KINDS, isDraft } from "./draft-kinds.ts";
import {
  countRunning,
  findByRequest,
  type GenerationRow,
  insertGeneration,
  lastStartOf,
  nextDraftNo,
  requireOpenUser,
} from "./generation.repo.ts";
import { checkPace } from "./idea-pace.ts";
import type { Kind, Prepared, Task } from "./kind.ts";
import { kinds } from "./kinds.gen.ts";
import { moderated } from "./moderated.ts";
import type { GenerationOptions } from "./options.ts";
import { searchTextOf } from "./search-text.ts";

const SECOND_MS = 1000;

export type Started = { generationId: string; estimate: { tokens: number; maxTokens: number; balanceAfter: number } };

/** Validates, permits, reserves and stores in one transaction. A repeat of requestId gives the first result, also when both come at once. */
export async function startGeneration(deps: GenerationOptions, input: { userId: string; request: StartInput }): Promise<Started> {
  const { userId, request } = input;
  const model = modelFor(deps, request.model);
  const before = await repeatOf(deps, input);
  if (before !== null) return before;
  const prepared = await prepareRequest(deps, userId, request);
  try {
    return await deps.db.transaction().execute((trx) => storeGeneration(deps, trx, { userId, request, prepared, model: model.info }));
  } catch (error) {
    // Lost a race against its own repeat: the unique key let one of them through.
    const first = await repeatOf(deps, input);
    if (first !== null) return first;
    throw error;
  }
}

/** Throws what the kind of the request refuses. What the moderation finds in it is kept; a refusal for it has the number of that. */
export async function prepareRequest(deps: GenerationOptions, userId: string, request: StartInput): Promise<Prepared> {
  const { kind } = request;
  return moderated(deps, { userId, kind, generationId: null }, ({ moderation }) =>
    kindOf(kind).prepare({ ...deps, moderation, isDraft }, userId, request.input),
  );
}

/** Tokens a task will probably cost. */
export function estimateOf(task: Task, prepared: Pick<Prepared, "scene">, model: ModelInfo): number {
  return estimateTokens(kindOf(task.kind).estimate(task, prepared.scene), model.price.completion);
}

/** The model of this name, the default one where none is named. Throws model.unknown. */
export function modelFor({ models }: Pick<GenerationOptions, "models">, name: string | undefined): Model {
  const model = name === undefined ? models[0] : models.find(({ info }) => info.name === name);
  if (model === undefined) throw new AppError("model.unknown", { field: "model" });
  return model;
}

/** What a text of a job is stored with beside what a person's is: the step, and the quote that bounds its cost. */
type StepOfJob = { readonly jobId: string; readonly step: string; readonly estimate: number };

/** Permits, reserves and stores in the caller's transaction. The jobs module has its own limits: those of requests do not hold for a step. */
export async function storeGeneration(
  deps: GenerationOptions,
  trx: Db,
  input: { userId: string; request: StartInput; prepared: Prepared; model: ModelInfo; job?: StepOfJob },
): Promise<Started> {
  const { userId, request, prepared, model, job } = input;
  await requireOpenUser(trx, userId);
  if (request.requestId !== undefined) {
    const first = await findByRequest(trx, userId, request.requestId);
    if (first !== undefined) return sameAsked(deps, trx, first, request);
  }
  const isFree = FREE_KINDS.includes(request.kind);
  if (isFree) await checkPace(deps, trx, userId);
  else if (job === undefined) await checkLimits(deps, trx, userId);
  const now = deps.clock.now();
  const id = newId(now);
  const draftNo =
    prepared.pieceId === null
      ? 1
      : (prepared.draftNo ?? (await nextDraftNo(trx, { userId, pieceId: prepared.pieceId, kinds: DRAFT_KINDS })));
  if (draftNo === null) throw new AppError("generation.unknown", { field: "pieceId" });
  const task = prepared.taskOf(draftNo);
  const tokens = isFree ? 0 : (job?.estimate ?? estimateOf(task, prepared, model));
  const { balanceAfter } = await deps.metering.reserve({ userId, generationId: id, tokens, isFree }, trx);
  const asked = JSON.stringify(prepared.input);
  const row: GenerationRow = {
    id,
    user_id: userId,
    request_id: request.requestId ?? null,
    kind: request.kind,
    piece_id: prepared.pieceId ?? id,
    draft_no: draftNo,
    scene_type: prepared.scene?.key ?? null,
    title: prepared.title,
    input: asked,
    task: JSON.stringify(task),
    model: model.name,
    target: prepared.target,
    status: "queued",
    text: prepared.seed,
    seed_units: prepared.seed.length,
    edited_text: null,
    edited_up_to: 0,
    version: 1,
    chars: countCharacters(prepared.seed),
    search_text: searchTextOf({ title: prepared.title, asked, text: prepared.seed }),
    estimate_tokens: tokens,
    prompt_tokens: 0,
    completion_tokens: 0,
    charged: 0,
    // What the reservation left; the settlement replaces it.
    balance_after: balanceAfter,
    finish_reason: null,
    result: null,
    owner: null,
    epoch: 0,
    stop_requested: 0,
    job_id: job?.jobId ?? null,
    job_step: job?.step ?? null,
    created_at: now,
    started_at: null,
    ended_at: null,
    removed_at: null,
  };
  await insertGeneration(trx, row);
  const isLong = (prepared.target ?? 0) > LONG_TEXT_CHARACTERS;
  await deps.queue.enqueue(trx, {
    id,
    kind: QUEUE_KIND,
    resource: model.name,
    class: job === undefined ? "interactive" : "jobStep",
    userId,
    isLong,
  });
  return { generationId: id, estimate: { tokens, maxTokens: capOf(tokens), balanceAfter } };
}

/** The limits table, under the user's lock: two requests at once cannot both be the first. */
async function checkLimits(deps: GenerationOptions, trx: Db, userId: string): Promise<void> {
  const { level } = await deps.metering.levelOf(userId, trx);
  const limits = LIMITS[deps.variant][level];
  const wait = await secondsToWait(deps, trx, { userId, waitSeconds: limits.waitSeconds });
  if (wait > 0) throw new AppError("wait.notOver", { waitSeconds: wait, params: { waitSeconds: wait } });
  if ((await countRunning(trx, userId)) >= limits.concurrentGenerations) {
    throw new AppError("generation.tooMany", { params: { max: limits.concurrentGenerations } });
  }
}

/** Seconds until this user may start again; 0 = now. */
export async function waitSecondsOf(
  deps: Pick<GenerationOptions, "db" | "clock" | "metering" | "variant">,
  userId: string,
): Promise<number> {
  const { level } = await deps.metering.levelOf(userId);
  return secondsToWait(deps, deps.db, { userId, waitSeconds: LIMITS[deps.variant][level].waitSeconds });
}

async function secondsToWait(
  deps: Pick<GenerationOptions, "clock">,
  db: Db,
  input: { userId: string; waitSeconds: number },
): Promise<number> {
  if (input.waitSeconds === 0) return 0;
  const last = await lastStartOf(db, input.userId);
  if (last === null) return 0;
  const left = Math.ceil((last - deps.clock.now()) / SECOND_MS) + input.waitSeconds;
  // The clock was set back since: without this the wait would last until it has caught up. A second process whose clock
  // is a little behind must not free anybody from the rule, though.
  if (left > 2 * input.waitSeconds) return 0;
  return Math.min(input.waitSeconds, Math.max(0, left));
}

async function repeatOf(deps: GenerationOptions, { userId, request }: { userId: string; request: StartInput }): Promise<Started | null> {
  if (request.requestId === undefined) return null;
  const first = await findByRequest(deps.db, userId, request.requestId);
  return first === undefined ? null : sameAsked(deps, deps.db, first, request);
}

/** The first result of a repeated request. Throws request.mismatch when something else was asked under the same id. */
async function sameAsked(deps: GenerationOptions, db: Db, first: GenerationRow, request: StartInput): Promise<Started> {
  if (first.kind !== request.kind || !kindOf(request.kind).sameInput(JSON.parse(first.input), request.input)) {
    throw new AppError("request.mismatch", { field: "requestId" });
  }
  // A repeated reservation changes nothing and says what the first one left.
  const asked = { userId: first.user_id, generationId: first.id, tokens: first.estimate_tokens };
  const { balanceAfter } = await deps.metering.reserve(asked, db);
  return {
    generationId: first.id,
    estimate: { tokens: first.estimate_tokens, maxTokens: capOf(first.estimate_tokens), balanceAfter },
  };
}

function kindOf(name: StartInput["kind"]): Kind {
  return kinds[name];
}
