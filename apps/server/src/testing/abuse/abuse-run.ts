import { api, type Route } from "@tangleaf/contract";
import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { seededRandom } from "../seeded-random.ts";
import type { Client } from "./client.ts";
import type { Person } from "./good-values.ts";
import type { Scoreboard } from "./scoreboard.ts";

const AT_ONCE = 8;

/** What every attack works with. */
export type AbuseRun = {
  readonly server: ServerProcess;
  readonly port: number;
  readonly client: Client;
  readonly scoreboard: Scoreboard;
  /** Share of all attacks that is tried, 0 to 1; attacks marked `always` are tried in any case. */
  readonly share: number;
  readonly seed: number;
  /** A person for each call that needs a session, so that calls do not change each other's things. */
  readonly people: ReadonlyMap<string, Person>;
};

export const groups: readonly (readonly [string, readonly Route[]])[] = Object.entries(api).map(([name, routes]) => [
  name,
  Object.values<Route>(routes),
]);
export const allRoutes: readonly Route[] = groups.flatMap(([, routes]) => routes);

/** Decides by the seed what is tried against a target, independent of other targets. */
export function chooser({ seed, share }: AbuseRun, target: string): (one: { always?: boolean }) => boolean {
  const random = seededRandom([...target].reduce((sum, one) => Math.imul(sum, 31) + (one.codePointAt(0) ?? 0), seed));
  return ({ always = false }) => {
    const drawn = random() < share;
    return always || drawn;
  };
}

export function personFor({ people }: AbuseRun, route: Route): Person {
  const person = people.get(route.path) ?? people.values().next().value;
  if (person === undefined) throw new Error("There is nobody to call as.");
  return person;
}

/** Runs a few at a time, which keeps the suite short. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const open = [...items];
  const worker = async () => {
    for (let item = open.shift(); item !== undefined; item = open.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
