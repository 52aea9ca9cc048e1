import type { Broker } from "../../ports/broker.ts";
import { createGathering, type Gathering } from "./watching/gather-events.ts";
import type { LiveEvent } from "./watching/live-event.ts";
import type { Pulse } from "./watching/pulse.ts";

/** What one process asks of another. */
export type Command =
  | { readonly type: "stop"; readonly id: string }
  | { readonly type: "send"; readonly id: string; readonly from: number };

export type Live = {
  emit(id: string, event: LiveEvent): void;
  /** Resolves once nothing can be missed any more. */
  follow(id: string, listener: (event: LiveEvent) => void): Promise<() => void>;
  /** Somebody follows it, or may do so in another process. */
  isFollowed(id: string): boolean;
  command(processId: string, command: Command): void;
  onCommand(handle: (command: Command) => void): Promise<void>;
  /** Tells every process that something is queued. */
  wake(): void;
  onWake(handle: () => void): Promise<void>;
  close(): void;
};

type Outgoing = Gathering & { readonly flush: () => void };
const QUEUE_CHANNEL = "generation:queue";

/** Brings events to watchers: directly inside this process, over the broker to others. */
export function createLive(input: { broker: Broker; pulse: Pulse; processId: string }): Live {
  const { broker, pulse, processId } = input;
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const shared = broker.scope === "cluster";
  /** What was not sent to other processes yet. */
  const outgoing = new Map<string, Outgoing>();
  const offs: (() => void)[] = [];
  const runChannel = (id: string) => `generation:${id}`;
  const commandChannel = (id: string) => `process:${id}`;

  function send(id: string, event: LiveEvent): void {
    broker.publish(runChannel(id), JSON.stringify({ from: processId, event }));
  }

  function outgoingOf(id: string): Outgoing {
    const known = outgoing.get(id);
    if (known !== undefined) return known;
    const gathering = createGathering();
    const flush = () => {
      outgoing.delete(id);
      for (const event of gathering.take()) send(id, event);
    };
    const made = { ...gathering, flush };
    outgoing.set(id, made);
    return made;
  }

  function share(id: string, event: LiveEvent): void {
    const waiting = outgoingOf(id);
    waiting.add(event);
    // Nobody waits for the first words, or for the end.
    if (event.type === "end" || (event.type === "text" && event.at === 0)) waiting.flush();
    else pulse.mark(waiting.flush);
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
    isFollowed: (id) => shared || listeners.has(id),
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
