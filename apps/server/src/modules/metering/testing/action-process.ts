import { type Child, runChild } from "../../../testing/run-child.ts";

const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
/** Concurrent lanes in one process. */
const LANES = 4;

export type ActionStore = { readonly dataDir: string; readonly databaseUrl: string | undefined };

/**
 * A process that runs so many random metering actions for the given people in several lanes, each with a clock that is off by
 * up to a day. Few generation names, so that processes collide on them. Prints "ready", then "actions 50" and so on, and
 * "over" at the end; any error other than a refusal prints "fault" and ends it.
 */
export function runActionProcess(store: ActionStore, input: { userIds: readonly string[]; actions: number; seed: number }): Child {
  return runChild(
    `import { openStorage } from ${module("../../../db/open-storage.ts")};
     import { systemClock } from ${module("../../../adapters/system-clock.ts")};
     import { createMetering } from ${module("../create-metering.ts")};
     const { userIds, actions, seed } = ${JSON.stringify(input)};
     let state = seed + 1;
     const pick = (below) => {
       state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
       return Math.floor((state / 2 ** 32) * below);
     };
     const DAY_MS = 86_400_000;
     const off = pick(2 * DAY_MS) - DAY_MS;
     const clock = { ...systemClock, now: () => systemClock.now() + off };
     const { db, close } = await openStorage({ ...${JSON.stringify(store)}, now: systemClock.now });
     const metering = createMetering({ db, clock, variant: "zh" });
     const sources = ["operator", "package", "dailyGift"];
     async function action() {
       const userId = userIds[pick(userIds.length)];
       const generationId = userId + "-" + pick(300);
       const gift = { userId, source: sources[pick(3)], ref: String(pick(60)) };
       const kind = pick(10);
       if (kind < 4) await metering.reserve({ userId, generationId, tokens: pick(500) });
       else if (kind < 7) await metering.settle({ userId, generationId, tokens: pick(900) });
       else if (kind < 8) await metering.grant({ ...gift, tokens: 1 + pick(900), expiresAt: clock.now() + pick(2 * DAY_MS) });
       else if (kind < 9) await metering.withdraw(gift);
       else await metering.expire({ userId });
     }
     console.log("ready");
     let begun = 0;
     let done = 0;
     async function lane() {
       while (begun < actions) {
         begun += 1;
         try {
           await action();
         } catch (error) {
           if (!/balance\\.(short|expired)|never reserved/.test(String(error))) {
             console.log("fault " + String(error));
             process.exit(1);
           }
         }
         done += 1;
         if (done % 50 === 0) console.log("actions " + done);
       }
     }
     await Promise.all(Array.from({ length: ${LANES} }, lane));
     console.log("over " + done);
     await close();`,
  );
}
