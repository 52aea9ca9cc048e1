import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { allRoutes, inParallel } from "./abuse-run.ts";
import type { Client } from "./client.ts";
import type { Person } from "./good-values.ts";
import { endJob, giveJobs, giveMemberships, type Store, settlePerson, signIn, somebody } from "./people.ts";
import { takesId } from "./walk-input.ts";

/** The person whose things others try to reach. */
export const STRANGER = "stranger";

/** A person for each call that needs a session, who owns one of everything where the call takes an id; and a stranger. */
export async function settlePeople(input: {
  server: ServerProcess;
  client: Client;
  store: Store;
  family: string;
}): Promise<Map<string, Person>> {
  const { server, client, store, family } = input;
  const callers = allRoutes
    .filter(({ auth }) => auth !== "none")
    .map((route) => ({ name: `${family}-${nameFor(route.path)}`, path: route.path as string, owns: takesId(route) }));
  const everybody = [...callers, { name: `${family}-${STRANGER}`, path: STRANGER, owns: true }];
  const tokens = await Promise.all(everybody.map(({ name }) => signIn(server, name)));
  await giveMemberships(store);
  await giveJobs(store);
  const people = new Map<string, Person>();
  await inParallel([...everybody.entries()], async ([n, { name, path, owns }]) => {
    const token = tokens[n] ?? "";
    people.set(path, owns ? await settlePerson({ server, client, name, token }) : await somebody(server, name, token));
  });
  // A stream that is asked for by hundreds of attacks has to end by itself.
  const watcher = people.get("/api/job/stream");
  if (watcher !== undefined) await endJob(store, watcher.things.jobId);
  return people;
}

function nameFor(path: string): string {
  return path.replace(/^\/api\//, "").replace(/\W+/g, "-");
}
