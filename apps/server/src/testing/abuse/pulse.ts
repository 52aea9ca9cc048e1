import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "undici";

const PAUSE_MS = 50;

/** Calls /healthz repeatedly: its slowest answer shows for how long the server did not respond. */
export function startPulse(url: string): { stop(): Promise<number> } {
  const client = new Client(url);
  let slowestMs = 0;
  let isOver = false;
  const beating = (async () => {
    while (!isOver) {
      const began = performance.now();
      await client
        .request({ path: "/healthz", method: "GET" })
        .then(({ body }) => body.dump())
        .catch(() => {});
      slowestMs = Math.max(slowestMs, performance.now() - began);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await beating;
      await client.destroy();
      return Math.round(slowestMs);
    },
  };
}
