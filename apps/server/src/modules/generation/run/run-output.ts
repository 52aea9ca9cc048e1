import { CHECKPOINT_CHARACTERS } from "@tangleaf/contract";
import type { Logger } from "pino";
import type { Moderation } from "../../../ports/moderation.ts";
import type { ActiveRun } from "../active-run.ts";
import { MODERATED_SEAM_UNITS } from "../constants.ts";
import type { Live } from "../live.ts";
import { screenStrings } from "../moderate-text.ts";
import type { Written } from "../writing/ask-model.ts";

type RunOutput = {
  readonly run: ActiveRun;
  readonly moderation: Moderation;
  readonly live: Pick<Live, "emit">;
  readonly log: Logger;
  /** Enough has come to be stored. */
  readonly onCheckpoint: () => void;
};

/** Takes what a model writes into its run, past the moderation, and shows it to those who watch. */
export function createRunOutput({ run, moderation, live, log, onCheckpoint }: RunOutput) {
  const { id } = run.row;
  const screen = moderation.open(run.row.text.slice(-MODERATED_SEAM_UNITS));

  function append(text: string): void {
    if (text === "") return;
    const at = run.text.length;
    run.text += text;
    run.counter.push(text);
    live.emit(id, { type: "text", at, text });
    if (run.text.length - run.savedUnits >= CHECKPOINT_CHARACTERS) onCheckpoint();
  }

  function block(category: string | null): void {
    if (category === null || run.aborted !== null) return;
    log.warn({ generationId: id, category }, "answer ended by the moderation");
    run.abort("blocked");
  }

  return {
    take(piece: Written): void {
      if (piece.type === "text") {
        const seen = screen.push(piece.text);
        append(seen.text);
        block(seen.blocked);
      } else if (piece.type === "result") {
        const screened = screenStrings({ moderation }, piece.result);
        run.result = screened.value;
        block(screened.blocked);
      } else {
        if (piece.type === "progress") run.progress = piece;
        live.emit(id, piece);
      }
    },
    /** Takes what the moderation has held back. */
    end(): void {
      const last = screen.end();
      append(last.text);
      block(last.blocked);
    },
  };
}
