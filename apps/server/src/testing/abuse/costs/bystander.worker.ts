import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { Client } from "undici";
import type { BystanderCall, BystanderPoll } from "./bystander.ts";

// In a thread, since what the main thread does (making files of many megabytes) would count as the server's delay.
const { url, calls, pauseMs, giveUpMs } = workerData as { url: string; calls: readonly BystanderCall[]; pauseMs: number; giveUpMs: number };

/** Milliseconds since 1970: clocks of threads begin at different times. */
const now = () => performance.timeOrigin + performance.now();

// A connection for each call, so that one that waits does not delay the others.
for (const call of calls) void repeat(call);

async function repeat({ name, method, path, headers, body }: BystanderCall): Promise<never> {
  const client = new Client(url, { headersTimeout: giveUpMs, bodyTimeout: giveUpMs });
  for (;;) {
    const from = now();
    const status = await client.request({ path, method, headers, ...(body !== undefined && { body }) }).then(
      async (answer) => {
        await answer.body.dump();
        return answer.statusCode;
      },
      () => null,
    );
    const poll: BystanderPoll = { name, status, from, to: now() };
    parentPort?.postMessage(poll);
    await sleep(pauseMs);
  }
}
