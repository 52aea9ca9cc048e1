import type { Route } from "@tangleaf/contract";
import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { allRoutes, inParallel } from "./abuse-run.ts";
import type { Client } from "./client.ts";
import type { Person, Thing } from "./good-values.ts";
import { endJob, giveJobs, giveMemberships, type Store, settlePerson, signIn, THINGS } from "./people.ts";
import { fieldsOf } from "./walk-input.ts";

/** The person whose things others try to reach. */
export const STRANGER = "stranger";

/** A person for each call that needs a session, who owns what the call is about; and a stranger, who owns one of everything. */
export async function settlePeople(input: {
  server: ServerProcess;
  client: Client;
  store: Store;
  family: string;
}): Promise<Map<string, Person>> {
  const { server, client, store, family } = input;
  const callers = allRoutes
    .filter(({ auth }) => auth !== "none")
    .map((route) => ({ name: `${family}-${nameFor(route.path)}`, path: route.path as string, wanted: wantedBy(route) }));
  const everybody = [...callers, { name: `${family}-${STRANGER}`, path: STRANGER, wanted: THINGS }];
  const tokens = await Promise.all(everybody.map(({ name }) => signIn(server, name)));
  await giveMemberships(store);
  await giveJobs(store);
  const people = new Map<string, Person>();
  await inParallel([...everybody.entries()], async ([n, { name, path, wanted }]) => {
    people.set(path, await settlePerson({ server, client, name, token: tokens[n] ?? "", wanted }));
  });
  // A stream that is asked for by hundreds of attacks has to end by itself.
  const watcher = people.get("/api/job/stream");
  if (watcher !== undefined) await endJob(store, watcher.things.jobId);
  return people;
}

function nameFor(path: string): string {
  return path.replace(/^\/api\//, "").replace(/\W+/g, "-");
}

/** Calls that name a thing by another word: a picture by the id of its file, the answer a question follows on. */
const NEEDS: Readonly<Record<string, readonly Thing[]>> = {
  "/api/file/picture": ["pictureId"],
  "/api/table/chat": ["tableId", "answerId"],
  "/api/work/remove": ["noteId"],
  "/api/work/restore": ["noteId"],
  "/api/work/rename": ["noteId"],
};

/** Things whose ids the call takes, one or several: `noteId`, `noteIds`. */
function wantedBy(route: Route): readonly Thing[] {
  const fields = fieldsOf(route);
  return NEEDS[route.path] ?? THINGS.filter((thing) => fields.has(thing) || fields.has(`${thing}s`));
}
