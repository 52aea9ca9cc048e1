import { setTimeout as sleep } from "node:timers/promises";
import type { LoadServices } from "./load-services.ts";
import type { ServerFleet } from "./server-fleet.ts";

const AWAY_MS = 4000;
/** Of the object store, for each request. */
const SLOW_MS = 3000;

/** Something that goes wrong while people work, and is mended again. */
export type LoadFault = { readonly name: string; happen(): Promise<void> };

/** All faults of a run, in their order: each process killed, each store gone, still or slow. */
export function loadFaults(services: LoadServices, fleet: ServerFleet): LoadFault[] {
  const killed = fleet.names.map((name) => ({
    name: `kill -9 of ${name}, back after ${AWAY_MS / 1000} s`,
    async happen() {
      await fleet.kill(name);
      await sleep(AWAY_MS);
      await fleet.restart(name);
    },
  }));
  return [
    ...killed,
    {
      name: `Redis gone for ${AWAY_MS / 1000} s`,
      async happen() {
        await services.redis.stop();
        await sleep(AWAY_MS);
        await services.redis.start();
      },
    },
    {
      name: `PostgreSQL stands still for ${AWAY_MS / 1000} s`,
      async happen() {
        services.postgres.pause();
        await sleep(AWAY_MS);
        services.postgres.resume();
      },
    },
    {
      name: `the object store needs ${SLOW_MS / 1000} s for each request`,
      async happen() {
        services.store.slowDown(SLOW_MS);
        await sleep(2 * AWAY_MS);
        services.store.slowDown(0);
      },
    },
  ];
}
