import { setTimeout as sleep } from "node:timers/promises";
import { checkPromises, type PromiseReport } from "./check-promises.ts";
import type { DayPerson } from "./day-person.ts";
import { type LoadFault, loadFaults } from "./load-faults.ts";
import { settlePeople } from "./load-people.ts";
import { createLoadRecord, type LoadReport } from "./load-record.ts";
import { startLoadServices } from "./load-services.ts";
import { type ActionCost, measureActions } from "./measure-actions.ts";
import { type Level, measureLevel } from "./raise-load.ts";
import { startServerFleet } from "./server-fleet.ts";

/** People of the first level; each next has twice as many. */
const FIRST_PEOPLE = 25;
const MEASURING_PEOPLE = 4;
/** People are at their desks for so long before a level counts. */
const WARM_UP_SECONDS = 5;
/** What is left of a fault once it is mended. */
const AFTER_FAULT_MS = 6000;

export type LoadOptions = {
  readonly web: number;
  readonly worker: number;
  /** At most; no level has more. */
  readonly people: number;
  /** Levels begin until then; what has begun is ended. */
  readonly minutes: number;
  readonly levelSeconds: number;
  readonly seed: number;
  readonly measuresActions: boolean;
  /** Which faults happen, by what their names contain; "" = all, null = none. */
  readonly faults: string | null;
  readonly say: (line: string) => void;
};

export type FaultReport = { readonly name: string; readonly report: LoadReport };
export type LoadResult = {
  readonly costs: readonly ActionCost[];
  readonly levels: readonly Level[];
  readonly faults: readonly FaultReport[];
  readonly promises: PromiseReport;
};

/** A mixed day on a fleet of its own, at rising load and then with faults. Everything it starts is ended. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { seed, say } = options;
  const until = performance.now() + options.minutes * 60_000;
  const services = await startLoadServices();
  const ending = new AbortController();
  try {
    const fleet = await startServerFleet(services, { web: options.web, worker: options.worker });
    try {
      const record = createLoadRecord();
      const parts = { services, fleet, record, seed };
      const people: DayPerson[] = options.measuresActions ? await settlePeople(parts, 0, MEASURING_PEOPLE) : [];
      say(`${fleet.names.join(", ")} are up`);
      const costs = options.measuresActions ? await measureActions(services, fleet, people) : [];

      let living: { person: DayPerson; ending: AbortController; life: Promise<void> }[] = [];
      const given: string[] = [];
      const populate = async (count: number) => {
        people.push(...(await settlePeople(parts, people.length, count)));
        for (const person of people.slice(living.length, count)) {
          const own = new AbortController();
          ending.signal.addEventListener("abort", () => own.abort());
          const life = person.live(own.signal).catch((error: unknown) => void given.push(String(error)));
          living.push({ person, ending: own, life });
        }
        // Those who are too many leave when they have done what they do.
        const leaving = living.slice(count);
        living = living.slice(0, count);
        for (const one of leaving) one.ending.abort();
        await Promise.all(leaving.map(({ life }) => life));
      };

      const levels: Level[] = [];
      for (let count = Math.min(FIRST_PEOPLE, options.people); count <= options.people; count *= 2) {
        await populate(count);
        await sleep(WARM_UP_SECONDS * 1000);
        const level = await measureLevel(parts, count, options.levelSeconds);
        levels.push(level);
        say(`${count} people: ${level.bent.length === 0 ? "held" : `bent: ${level.bent.join("; ")}`}`);
        if (level.bent.length > 0 || performance.now() > until) break;
      }

      const faults: FaultReport[] = [];
      const { faults: wanted } = options;
      const chosen = wanted === null ? [] : loadFaults(services, fleet).filter(({ name }) => name.includes(wanted));
      if (chosen.length > 0) {
        // Half of what is borne: a fault is not to be mixed up with a full machine.
        const borne = levels.filter(({ bent }) => bent.length === 0).at(-1)?.people ?? levels[0]?.people ?? 1;
        await populate(Math.max(1, borne >> 1));
        await sleep(WARM_UP_SECONDS * 1000);
      }
      for (const fault of chosen) faults.push(await withFault(fault));
      async function withFault(fault: LoadFault): Promise<FaultReport> {
        record.take();
        await fault.happen();
        await sleep(AFTER_FAULT_MS);
        const report = record.take();
        say(`${fault.name}: ${report.calls} calls answered`);
        return { name: fault.name, report };
      }

      ending.abort();
      await Promise.all(living.map(({ life }) => life));
      const promises = await checkPromises(services, people);
      return { costs, levels, faults, promises: { ...promises, broken: [...promises.broken, ...given] } };
    } finally {
      ending.abort();
      await fleet.stop();
    }
  } finally {
    await services.end();
  }
}
