import { STOP_WAIT_MS } from "../constants.ts";
import { finishRun } from "../finish-run.ts";
import { findById, type GenerationRow } from "../generation.repo.ts";
import type { Live } from "../live.ts";
import type { GenerationParts } from "../options.ts";
import { requestStop } from "../run.repo.ts";
import type { Runner } from "../runner.ts";

type StopContext = {
  readonly options: GenerationParts;
  readonly live: Live;
  readonly runner: Pick<Runner, "get">;
  /** Throws generation.unknown. */
  readonly findOwn: (userId: string, generationId: string) => Promise<GenerationRow>;
};

/** Creates the function that stops a text, wherever it waits or is written; it answers once the text has ended, or after a while. */
export function createStop({ options, live, runner, findOwn }: StopContext) {
  const { db, clock } = options;

  async function stopElsewhere(row: GenerationRow): Promise<void> {
    let over = () => {};
    const ended = new Promise<void>((resolve) => {
      over = resolve;
    });
    const cancel = clock.after(STOP_WAIT_MS, over);
    const unfollow = await live.follow(row.id, (event) => event.type === "end" && over());
    if (row.owner !== null) live.command(row.owner, { type: "stop", id: row.id });
    // It may have ended between the look at the row and the first moment of listening.
    if ((await findById(db, row.id))?.status !== "writing") over();
    await ended;
    cancel();
    unfollow();
  }

  return async function stop({ userId, generationId }: { userId: string; generationId: string }): Promise<{ status: string }> {
    let row = await findOwn(userId, generationId);
    if (row.status === "queued") {
      const ending = { status: "stopped", text: row.text, finishReason: "stopped", tokens: 0 } as const;
      if (await finishRun(options, { row, from: "queued", ending, now: clock.now() })) live.emit(generationId, { type: "end" });
      row = await findOwn(userId, generationId);
    }
    if (row.status !== "writing") return { status: row.status };
    await requestStop(db, generationId);
    const run = runner.get(generationId);
    if (run === undefined) await stopElsewhere(row);
    else {
      run.abort("stop");
      await Promise.race([run.ended, new Promise<void>((resolve) => clock.after(STOP_WAIT_MS, resolve))]);
    }
    return { status: (await findOwn(userId, generationId)).status };
  };
}
