import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Wired } from "./wiring.ts";

const EXIT_DONE = 0;
const EXIT_FAULT = 1;
/** Running texts and requests may go on this long; then they are ended and settled for what is there. */
const DRAIN_GRACE_MS = 5000;
/** Total limit. Only a database or store that does not answer takes longer; the next process settles what is left. */
const STOP_MAX_MS = 9500;

/**
 * Stops accepting connections, gives running work its grace, settles it, closes every connection and releases everything. No
 * client can prolong it. Returns the exit code.
 */
export async function stopServer(app: FastifyInstance, wired: Wired): Promise<number> {
  const { log } = wired.deps;
  const ending = new AbortController();
  try {
    await leave(wired);
    // This timer also keeps the process alive until its texts are settled, after the connections are closed.
    const late = sleep(STOP_MAX_MS, true, { signal: ending.signal });
    const isLate = await Promise.race([late, stopInOrder(app, wired).then(() => false)]);
    if (isLate) log.error({ afterMs: STOP_MAX_MS }, "stopping took too long; what is unsettled is left to the next process");
    return isLate ? EXIT_FAULT : EXIT_DONE;
  } catch (error) {
    log.error({ err: error }, "stopping failed");
    return EXIT_FAULT;
  } finally {
    ending.abort();
  }
}

/** A proxy learns that no more calls are to be sent here while those on their way are still answered. */
async function leave({ deps: { config, leaving } }: Wired): Promise<void> {
  leaving.abort();
  if (config.roles.web && config.leavingSeconds > 0) await sleep(config.leavingSeconds * 1000);
}

async function stopInOrder(app: FastifyInstance, { deps, drain, close }: Wired): Promise<void> {
  deps.stopping.abort();
  // Fastify would wait here for every open connection, also for idle ones.
  app.server.close();
  deps.log.info("no new requests are taken");
  const requests = Promise.race([deps.openRequests.over().then(() => "answered"), sleep(DRAIN_GRACE_MS, "cut off")]);
  const [openRequests] = await Promise.all([requests, drain(DRAIN_GRACE_MS)]);
  deps.log.info({ openRequests }, "requests are over, closing connections");
  app.server.closeAllConnections();
  await app.close();
  await close();
}
