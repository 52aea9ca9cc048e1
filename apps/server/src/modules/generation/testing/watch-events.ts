import type { StreamEvent } from "@tangleaf/contract";
import type { Generations } from "../generation.ts";

/** What a watcher of a text is given, one event after the other. */
export async function* watchEvents(
  generations: Pick<Generations, "watch">,
  input: { userId: string; generationId: string; after?: number; signal?: AbortSignal },
): AsyncGenerator<StreamEvent> {
  const events: StreamEvent[] = [];
  let wake = () => {};
  let isOver = false;
  const leaving = new AbortController();
  const { after = 0, signal = leaving.signal } = input;
  const reader = {
    put(given: readonly StreamEvent[]) {
      events.push(...given);
      wake();
      return null;
    },
  };
  const watching = generations.watch({ ...input, after, signal: AbortSignal.any([signal, leaving.signal]), reader }).finally(() => {
    isOver = true;
    wake();
  });
  watching.catch(() => {});
  try {
    for (;;) {
      for (let event = events.shift(); event !== undefined; event = events.shift()) yield event;
      if (isOver) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    await watching;
  } finally {
    leaving.abort();
  }
}
