import { type AbuseRun, allRoutes } from "./abuse-run.ts";
import { goodValues } from "./good-values.ts";
import { inParallel } from "./in-parallel.ts";
import { signIn } from "./people.ts";
import { samplesOf } from "./walk-input.ts";

/** Calls that would take the things away that the others are about. */
const ENDING = /remove|revoke|logout|close|cancel/;
/** Every person asks these, whatever was done with what is theirs. */
const READING = /info|list|get|log|downloads|export|invitedBy|sessions/i;

/** Packing all that somebody owns is slow: the short form asks for fewer. */
const LEAST_SHARE = 0.2;

/** Everybody's things are asked for once more with good bodies: what was taken in has to come out again. */
export async function readEverything(run: AbuseRun): Promise<void> {
  const reading = allRoutes.filter(({ path, auth }) => auth === "user" && READING.test(path) && !ENDING.test(path));
  const owners = [...run.people.values()].filter(({ things }) => things.generationId !== "");
  const people = owners.slice(0, Math.ceil(owners.length * Math.max(run.share, LEAST_SHARE)));
  await inParallel(people, async (person) => {
    const headers = { authorization: await signIn(run.server, person.name) };
    const values = goodValues(person);
    for (const route of reading) {
      const body = JSON.stringify(samplesOf(route, (name) => values[name])[0]?.value ?? {});
      const outcome = await run.client.send({ path: route.path, headers, body });
      run.scoreboard.take({ target: route.path, attack: `read by ${person.name}`, outcome, asked: { route } });
    }
  });
}
