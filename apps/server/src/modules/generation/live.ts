import { STREAM_COALESCE_MS } from "@tangleaf/contract";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";

/** What happens to a run, for whoever watches it. `at`: UTF-16 units of raw text before `text`. */
export type LiveEvent =
  | { readonly type: "text"; readonly at: number; readonly text: string }
  | { readonly type: "reasoning"; readonly text: string }
  | { readonly type: "progress"; readonly done: number; readonly total: number; readonly label: string }
  /** Its final state is in the database. */
  | { readonly type: "end" };

/** What one process asks of another. */
export type Command =
  | { readonly type: "stop"; readonly id: string }
  | { readonly type: "send"; readonly id: string; readonly from: number };

export type Live = {
  emit(id: string, event: LiveEvent): void;
  /** Resolves once nothing can be missed any more. */
  follow(id: string, listener: (event: LiveEvent) => void): Promise<() => void>;
  command(processId: string, command: Command): void;
  onCommand(handle: (command: Command) => void): Promise<void>;
  /** Tells every process that something is queued. */
  wake(): void;
  onWake(handle: () => void): Promise<void>;
  close(): void;
};

type Pending = { at: number; text: string };
const QUEUE_CHANNEL = "generation:queue";

/** Brings events to watchers: directly inside this process, over the broker to others. */
export function createLive(input: { broker: Broker; clock: Clock; processId: string }): Live {
  const { broker, clock, processId } = input;
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const shared = broker.scope === "cluster";
  /** Text not sent to other processes yet: one message every STREAM_COALESCE_MS for each run. */
  const pending = new Map<string, Pending | null>();
  const offs: (() => void)[] = [];
  const runChannel = (id: string) => `generation:${id}`;
  const commandChannel = (id: string) => `process:${id}`;

  function send(id: string, event: LiveEvent): void {
    broker.publish(runChannel(id), JSON.stringify({ from: processId, event }));
  }

  function flush(id: string): void {
    const waiting = pending.get(id);
    pending.delete(id);
    if (waiting !== null && waiting !== undefined) send(id, { type: "text", ...waiting });
  }

  function share(id: string, event: LiveEvent): void {
    if (event.type !== "text") {
      flush(id);
      send(id, event);
      return;
    }
    const waiting = pending.get(id);
    // An answer to "send" goes back in the text: it may not be glued to what waits.
    if (waiting !== undefined && waiting !== null && waiting.at + waiting.text.length !== event.at) {
      send(id, event);
    } else if (waiting !== undefined) {
      pending.set(id, waiting === null ? { at: event.at, text: event.text } : { at: waiting.at, text: waiting.text + event.text });
    } else {
      send(id, event);
      pending.set(id, null);
      clock.after(STREAM_COALESCE_MS, () => flush(id));
    }
  }

  return {
    emit(id, event) {
      for (const listener of listeners.get(id) ?? []) listener(event);
      if (shared) share(id, event);
    },
    async follow(id, listener) {
      const here = listeners.get(id) ?? new Set();
      listeners.set(id, here);
      here.add(listener);
      const off = shared
        ? await broker.subscribe(runChannel(id), (message) => {
            const { from, event } = JSON.parse(message) as { from: string; event: LiveEvent };
            if (from !== processId) listener(event);
          })
        : () => {};
      return () => {
        here.delete(listener);
        if (here.size === 0 && listeners.get(id) === here) listeners.delete(id);
        off();
      };
    },
    command: (to, command) => broker.publish(commandChannel(to), JSON.stringify(command)),
    async onCommand(handle) {
      offs.push(await broker.subscribe(commandChannel(processId), (message) => handle(JSON.parse(message) as Command)));
    },
    // Whoever queued something in this process wakes its own runner.
    wake: () => shared && broker.publish(QUEUE_CHANNEL, ""),
    async onWake(handle) {
      offs.push(await broker.subscribe(QUEUE_CHANNEL, handle));
    },
    close() {
      for (const off of offs.splice(0)) off();
      listeners.clear();
    },
  };
}
