import type { Broker } from "../../ports/broker.ts";

type Listener = (message: string) => void;

/** Within one process: a message reaches its subscribers in the same call. */
export function createMemoryBroker(): Broker {
  const channels = new Map<string, Set<Listener>>();
  return {
    scope: "process",
    publish(channel, message) {
      for (const listener of channels.get(channel) ?? []) listener(message);
    },
    async subscribe(channel, onMessage) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners);
      // Wrapped, so that the same function may be subscribed twice.
      const listener: Listener = (message) => onMessage(message);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
    },
    async close() {
      channels.clear();
    },
  };
}
