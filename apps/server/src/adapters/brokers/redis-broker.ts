import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Broker } from "../../ports/broker.ts";

type Listener = (message: string) => void;
const RECONNECT_STEP_MS = 100;
const RECONNECT_MAX_MS = 2000;
/** While Redis is unreachable a subscription is queued for its return, and `subscribe` resolves after this. */
const SUBSCRIBE_WAIT_MS = 1000;
const CHANNEL_PREFIX = "tangleaf:";

/** Between processes, over Redis PUBLISH. It reconnects by itself; messages sent meanwhile are lost and are read from the database. */
export function createRedisBroker(input: { url: string; log: Logger }): Broker {
  const options = {
    lazyConnect: false,
    enableAutoPipelining: true,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(times * RECONNECT_STEP_MS, RECONNECT_MAX_MS),
  };
  // A Redis connection in subscriber mode accepts no other command, so there are two.
  const publisher = new Redis(input.url, { ...options, enableOfflineQueue: false });
  const subscriber = new Redis(input.url, options);
  const channels = new Map<string, Set<Listener>>();
  for (const connection of [publisher, subscriber]) {
    connection.on("error", (error: Error) => input.log.warn({ err: error }, "redis connection"));
  }
  subscriber.on("message", (channel: string, message: string) => {
    for (const listener of channels.get(channel) ?? []) listener(message);
  });

  return {
    scope: "cluster",
    publish(channel, message) {
      publisher.publish(CHANNEL_PREFIX + channel, message).catch((error: unknown) => {
        input.log.debug({ err: error }, "redis publish");
      });
    },
    async subscribe(channel, onMessage) {
      const name = CHANNEL_PREFIX + channel;
      const listener: Listener = (message) => onMessage(message);
      const known = channels.get(name);
      const listeners = known ?? new Set<Listener>();
      channels.set(name, listeners);
      listeners.add(listener);
      // Sent for a further listener too: the first SUBSCRIBE may still be under way, and Redis answers this one after it.
      const subscribed = subscriber.subscribe(name).catch((error: unknown) => {
        input.log.debug({ err: error }, "redis subscribe");
      });
      await Promise.race([subscribed, sleep(SUBSCRIBE_WAIT_MS, undefined, { ref: false })]);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || channels.get(name) !== listeners) return;
        channels.delete(name);
        subscriber.unsubscribe(name).catch(() => {});
      };
    },
    async close() {
      channels.clear();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
