// A server process with the test kind of job, for tests that kill it.
import { openModules } from "../../../testing/open-modules.ts";
import { createTestKind, type TestPlan } from "./test-kind.ts";

const LOOK_MS = 100;
/** Long enough for a kill to come between a result and its being stored. */
const SLOW_MS = 80;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { modules, db } = await openModules([
  createTestKind({
    slow: {
      run: async ({ results }) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return Object.keys(results);
      },
      store: async (trx, { jobId, step }, result) => {
        await trx
          .insertInto("setting")
          .values({ key: `effect:${jobId}:${step}`, value: JSON.stringify(result) })
          .execute();
      },
    },
  }),
]);

// SQLite belongs to one process: it starts what the test wants started, and tells how it goes.
const asked = process.env["JOBS_TO_START"];
const wanted = asked === undefined ? [] : (JSON.parse(asked) as { userId: string; steps: TestPlan; requestId: string }[]);
for (const { userId, steps, requestId } of wanted) await modules.jobs.start({ userId, kind: "test", input: { steps }, requestId });
say("ready");
setInterval(async () => {
  const left = await db.selectFrom("job").select("id").where("ended_at", "is", null).execute();
  say(`left ${left.length}`);
}, LOOK_MS);
