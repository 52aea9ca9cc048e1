import { REASONS, type ReasonCode, type StreamEvent } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { WATCH_RECHECK_MS, WATCH_REFILL_MS } from "./constants.ts";
import { findById, findOwned, type GenerationRow } from "./generation.repo.ts";
import type { Live, LiveEvent } from "./live.ts";
import type { GenerationOptions } from "./options.ts";
import type { Runner } from "./runner.ts";

type TextEvent = Extract<LiveEvent, { type: "text" }>;

/**
 * Replays what was written after `after`, then follows. It listens first and reads second, and knows by the offset of every
 * piece what it already has: nothing is missed, nothing comes twice, wherever the run is.
 */
export async function* watchGeneration(
  deps: Pick<GenerationOptions, "db" | "clock" | "messageOf"> & { live: Live; runner: Runner },
  input: { userId: string; generationId: string; after: number; signal: AbortSignal },
): AsyncGenerator<StreamEvent> {
  const { db, live, runner } = deps;
  const { generationId: id, signal } = input;
  const inbox = createInbox(deps, signal);
  const unfollow = await live.follow(id, inbox.put);
  try {
    const row = await findOwned(db, input.userId, id);
    if (row === undefined) throw new AppError("generation.unknown");
    let position = input.after;
    const known = runner.get(id);
    const written = known?.text ?? row.text;
    if (known?.progress) yield { event: "progress", id: position, data: withoutType(known.progress) };
    if (written.length > position) {
      const text = written.slice(position);
      position = written.length;
      yield { event: "delta", id: position, data: { text } };
    }
    if (isEnded(row)) return yield* ending(deps, row, position);
    // The owner has up to half a second more than the database.
    if (known === undefined && row.owner !== null) live.command(row.owner, { type: "send", id, from: position });

    /** Pieces that came before the one that is missing. */
    let ahead: TextEvent[] = [];
    while (!signal.aborted) {
      const event = await inbox.take(ahead.length > 0 ? WATCH_REFILL_MS : WATCH_RECHECK_MS);
      if (signal.aborted) return;
      if (event?.type === "reasoning") yield { event: "reasoning", id: position, data: { text: event.text } };
      else if (event?.type === "progress") yield { event: "progress", id: position, data: withoutType(event) };
      else if (event?.type === "text") {
        if (event.at > position && ahead.length === 0) await askOwner(position);
        ahead.push(event);
      }
      let text = takeFitting(ahead, position);
      ahead = ahead.filter((piece) => piece.at > position + text.length);
      const over = event === null || event.type === "end" ? await findById(db, id) : undefined;
      if (over !== undefined) text += over.text.slice(position + text.length);
      if (text !== "") {
        position += text.length;
        yield { event: "delta", id: position, data: { text } };
      }
      if (over !== undefined && isEnded(over)) return yield* ending(deps, over, position);
    }
  } finally {
    unfollow();
    inbox.close();
  }

  async function askOwner(from: number): Promise<void> {
    const owner = (await findById(db, id))?.owner;
    if (owner) live.command(owner, { type: "send", id, from });
  }
}

function* ending(deps: Pick<GenerationOptions, "messageOf">, row: GenerationRow, position: number): Generator<StreamEvent> {
  const usage = { promptTokens: row.prompt_tokens, completionTokens: row.completion_tokens, charged: row.charged };
  yield { event: "usage", id: position, data: { ...usage, balanceToken: row.balance_after ?? 0 } };
  if (row.status === "failed") {
    const reason = asReason(row.finish_reason);
    yield { event: "error", id: position, data: { code: REASONS[reason].code, message: deps.messageOf(reason), reason } };
  }
  yield { event: "done", id: position, data: { status: row.status, finishReason: row.finish_reason, chars: row.chars } };
}

/** Joins the pieces that follow on from `position`; what is already known of them is cut off. */
function takeFitting(pieces: readonly TextEvent[], position: number): string {
  let text = "";
  for (const piece of [...pieces].sort((a, b) => a.at - b.at)) {
    const known = position + text.length - piece.at;
    if (known >= 0) text += piece.text.slice(known);
  }
  return text;
}

function isEnded(row: GenerationRow): boolean {
  return row.status !== "queued" && row.status !== "writing";
}

function asReason(finishReason: string | null): ReasonCode {
  return finishReason !== null && finishReason in REASONS ? (finishReason as ReasonCode) : "model.failed";
}

function withoutType({ done, total, label }: { done: number; total: number; label: string }) {
  return { done, total, label };
}

/** Events in order of arrival, waited for with a limit. */
function createInbox({ clock }: Pick<GenerationOptions, "clock">, signal: AbortSignal) {
  const events: LiveEvent[] = [];
  let wake: (() => void) | null = null;
  const rouse = () => wake?.();
  signal.addEventListener("abort", rouse);
  return {
    put(event: LiveEvent): void {
      events.push(event);
      wake?.();
    },
    /** null = nothing came in time, or the watcher left. */
    async take(ms: number): Promise<LiveEvent | null> {
      if (events.length === 0 && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const cancel = clock.after(ms, resolve);
          wake = () => {
            cancel();
            resolve();
          };
        });
        wake = null;
      }
      return events.shift() ?? null;
    },
    close: () => signal.removeEventListener("abort", rouse),
  };
}
