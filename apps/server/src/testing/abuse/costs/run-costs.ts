import { seededRandom } from "../../seeded-random.ts";
import type { Shape } from "../run-abuse.ts";
import type { Waiting } from "./bystander.ts";
import type { CostEntry } from "./cost-entry.ts";
import { COST_KINDS } from "./kinds.ts";
import { type CostBounds, type CostRow, measureEntry } from "./measure-entry.ts";
import { type CostScene, openCostScene } from "./open-cost-scene.ts";

const MINUTE_MS = 60_000;
const QUIET_MS = 3000;

export const COST_BOUNDS: CostBounds = { callMs: 100, otherMs: 200, healthMs: 1000, judgesWaiting: true };

export type CostsInput = {
  readonly shape: Shape;
  /** Decides the order, and so what is left out where there is no time for all. */
  readonly seed: number;
  readonly minutes: number;
  readonly bounds: CostBounds;
  isWanted(kind: string, entry: CostEntry): boolean;
  readonly quietMs?: number;
  onRow?(row: CostRow): void;
};

export type CostsReport = {
  readonly shape: Shape;
  readonly rows: readonly CostRow[];
  /** Names of the entries there was no time for. */
  readonly notRun: readonly string[];
  readonly quiet: Waiting;
};

/** Runs hostile inputs one after another against a server of their own, as many as fit into the time. */
export async function runCosts(input: CostsInput): Promise<CostsReport> {
  const until = performance.now() + input.minutes * MINUTE_MS;
  const open = () => openCostScene({ shape: input.shape, quietMs: input.quietMs ?? QUIET_MS });
  const rows: CostRow[] = [];
  const notRun: string[] = [];
  let scene = await open();
  const { quiet } = scene;
  try {
    for (const [kind, entry] of inOrder(input)) {
      if (performance.now() >= until) {
        notRun.push(`${kind}: ${entry.name}`);
        continue;
      }
      let row = await measureEntry(scene, kind, entry, input.bounds);
      if (await isGone(scene)) {
        row = { ...row, faults: [...row.faults, `the process did not go on:\n${scene.server.output().slice(-1000)}`] };
        await scene.close();
        scene = await open();
      } else if (isOnlyWaiting(row)) {
        // Other work on the machine makes people wait, too: a fault is what happens twice.
        const again = await measureEntry(scene, kind, entry, input.bounds);
        if (again.faults.length < row.faults.length) row = again;
      }
      rows.push(row);
      input.onRow?.(row);
    }
  } finally {
    await scene.close();
  }
  return { shape: input.shape, rows, notRun, quiet };
}

const isGone = async (scene: CostScene): Promise<boolean> => !(await scene.isAlive());

const isOnlyWaiting = ({ faults }: CostRow): boolean => faults.length > 0 && faults.every((fault) => /waited|healthz/.test(fault));

/** Replays of findings first, then the others in an order of the seed. */
function inOrder({ seed, isWanted }: CostsInput): (readonly [string, CostEntry])[] {
  const random = seededRandom(seed);
  return Object.entries(COST_KINDS)
    .flatMap(([kind, entries]) => entries.filter((entry) => isWanted(kind, entry)).map((entry) => [kind, entry] as const))
    .map((one) => ({ one, at: random() + (one[1].finding === undefined ? 1 : 0) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
