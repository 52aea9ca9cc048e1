import { type AbuseRun, allRoutes, inParallel } from "./abuse-run.ts";
import { goodValues } from "./good-values.ts";
import { signIn } from "./people.ts";
import { fieldsOf, samplesOf } from "./walk-input.ts";

/** Calls that would delete what the others need. */
const ENDING = /remove|revoke|logout|close|cancel/;
/** Read by every person, whatever was done to their things. */
const READING = /info|list|get|log|downloads|export|invitedBy|sessions/i;

/** Packing an archive is slow: the short form does it for fewer people. */
const LEAST_SHARE = 0.2;

/** Reads everybody's things once more with valid bodies: whatever was stored must be readable. */
export async function readEverything(run: AbuseRun): Promise<void> {
  const reading = allRoutes.filter(({ path, auth }) => auth === "user" && READING.test(path) && !ENDING.test(path));
  const owners = [...run.people.values()].filter(({ things }) => Object.values(things).some((id) => id !== ""));
  const every = Math.round(1 / Math.max(run.share, LEAST_SHARE));
  const people = owners.filter((_, n) => n % every === 0);
  await inParallel(people, async (person) => {
    const headers = { authorization: await signIn(run.server, person.name) };
    const values = goodValues(person);
    for (const route of reading) {
      const sample = samplesOf(route, (name) => values[name])[0];
      // What they have none of they cannot read.
      if ([...fieldsOf(route)].some((name) => values[name] === "" && name in person.things)) continue;
      const outcome = await run.client.send({ path: route.path, headers, body: JSON.stringify(sample?.value ?? {}) });
      run.scoreboard.take({ target: route.path, attack: `read by ${person.name}`, outcome, asked: { route } });
    }
  });
}
