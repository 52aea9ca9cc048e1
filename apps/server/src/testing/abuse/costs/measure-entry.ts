import { setTimeout as sleep } from "node:timers/promises";
import { readMemory, resetPeak } from "../pulse.ts";
import { type BystanderPoll, measureWaiting, type Waiting } from "./bystander.ts";
import type { CostEntry } from "./cost-entry.ts";
import type { CostScene } from "./open-cost-scene.ts";
import { type CallResult, createSite, type MeasuredCall, now } from "./site.ts";

const OK = 200;
const SERVER_FAULT = 500;

/** Limit of an entry altogether: what hangs is found out and the next one begins. */
const ENTRY_MAX_MS = 300_000;

/** Watched before each entry, in milliseconds. */
const QUIET_MS = 400;

/** The main thread rests where it used less than this share of a look, and is waited for this long. */
const RESTING_SHARE = 0.3;
const LOOK_MS = 150;
const REST_MAX_MS = 5000;
const RESULTS_SHOWN = 4;

/** Waiting may be this many times what it is when nothing happens. */
const QUIET_FACTOR = 5;

/** Bounds beyond which an entry is a fault, in milliseconds. */
export type CostBounds = {
  /** Of the main thread's CPU time for one call. */
  readonly callMs: number;
  /** Of another person's waiting, least; more where they wait longer when nothing happens. */
  readonly otherMs: number;
  readonly healthMs: number;
  /** Whether waiting is judged: not where other work on the machine decides. */
  readonly judgesWaiting: boolean;
};

/** One line of the report. */
export type CostRow = {
  readonly kind: string;
  readonly name: string;
  readonly finding: string;
  readonly answers: string;
  readonly calls: number;
  /** CPU time of the main thread, in milliseconds: for its heaviest call, and altogether. */
  readonly heaviestMs: number;
  readonly heaviest: string;
  readonly mainMs: number;
  readonly other: Waiting;
  readonly peakMb: number;
  readonly seconds: number;
  readonly faults: readonly string[];
};

/** Runs an entry as a new person beside the bystander, and holds what it cost against the bounds. */
export async function measureEntry(scene: CostScene, kind: string, entry: CostEntry, bounds: CostBounds): Promise<CostRow> {
  const { server, client, bystander } = scene;
  const calls: MeasuredCall[] = [];
  resetPeak(server.pid);
  const quiet = slower(scene.quiet, await scene.watchQuiet(QUIET_MS));
  const began = now();
  const [pollsBefore, readMainMs] = [bystander.polls.length, scene.startMainClock()];
  const site = createSite({
    server,
    client,
    token: await scene.newPerson(),
    startMainClock: scene.startMainClock,
    onMeasured: (call) => calls.push(call),
  });
  const end = await endOf(entry.run(site));
  const [restBegan, readRestMs] = [now(), scene.startMainClock()];
  await waitForRest(scene);
  // Polls that are under way are part of it.
  await sleep(LOOK_MS);
  calls.push({ label: "afterwards", from: restBegan, to: now(), mainMs: readRestMs(), results: [] });
  const polls = bystander.polls.slice(pollsBefore).filter(({ from, to }) => calls.some((call) => from < call.to && to > call.from));
  const heaviest = calls.reduce<MeasuredCall | undefined>((most, call) => ((most?.mainMs ?? 0) < call.mainMs ? call : most), undefined);
  const row = {
    kind,
    name: entry.name,
    finding: entry.finding ?? "",
    answers: describeResults(calls),
    calls: calls.reduce((sum, { results }) => sum + results.length, 0),
    heaviestMs: Math.round(heaviest?.mainMs ?? 0),
    heaviest: heaviest?.label ?? "",
    mainMs: Math.round(readMainMs()),
    other: measureWaiting(polls),
    peakMb: readMemory(server.pid)?.peakMb ?? 0,
    seconds: (now() - began) / 1000,
  };
  return { ...row, faults: [...(end === null ? [] : [end]), ...faultsOf(calls, polls, row, { ...bounds, quiet })] };
}

/** null where it came to its end. */
async function endOf(running: Promise<void>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => (timer = setTimeout(resolve, ENTRY_MAX_MS, "was not over in time")));
  const end = await Promise.race([
    running.then(
      () => null,
      (error: unknown) => `broke off: ${String(error)}`,
    ),
    timeout,
  ]);
  clearTimeout(timer);
  return end;
}

/** Waits until the main thread has little to do, for work that goes on after an answer. */
async function waitForRest({ startMainClock }: CostScene): Promise<void> {
  const until = now() + REST_MAX_MS;
  while (now() < until) {
    const readMainMs = startMainClock();
    await sleep(LOOK_MS);
    if (!(readMainMs() > LOOK_MS * RESTING_SHARE)) return;
  }
}

function faultsOf(
  calls: readonly MeasuredCall[],
  polls: readonly BystanderPoll[],
  row: { readonly other: Waiting },
  bounds: CostBounds & { readonly quiet: Waiting },
): string[] {
  const faults: string[] = [];
  const heavy = calls.filter(({ mainMs }) => !(mainMs <= bounds.callMs));
  for (const { label, mainMs } of heavy) faults.push(`main thread ${Math.round(mainMs)} ms: ${label}`);
  for (const { label, results } of calls)
    for (const result of results) if (isServerFault(result)) faults.push(`answered ${result.status ?? result.reason}: ${label}`);
  const refused = polls.filter(({ status }) => status !== OK);
  if (refused.length > 0)
    faults.push(`another person's ${refused[0]?.name} was answered ${refused[0]?.status ?? "not at all"}, ${refused.length} times`);
  if (!bounds.judgesWaiting) return faults;
  const otherMax = Math.max(bounds.otherMs, QUIET_FACTOR * bounds.quiet.p99);
  const healthMax = Math.max(bounds.healthMs, QUIET_FACTOR * bounds.quiet.healthMax);
  if (row.other.p99 > otherMax) faults.push(`another person waited ${row.other.p99} ms (p99, bound ${Math.round(otherMax)})`);
  if (row.other.healthMax > healthMax) faults.push(`/healthz took ${row.other.healthMax} ms`);
  return faults;
}

/** What waiting is compared with: the machine may have become busy since the start. */
const slower = (a: Waiting, b: Waiting): Waiting => ({
  p50: Math.max(a.p50, b.p50),
  p99: Math.max(a.p99, b.p99),
  healthMax: Math.max(a.healthMax, b.healthMax),
});

/** A server that is full says so with 503, which is no fault of its own; that others are refused is one. */
const isServerFault = ({ status }: CallResult): boolean => status === null || (status >= SERVER_FAULT && status !== 503);

function describeResults(calls: readonly MeasuredCall[]): string {
  const counts = new Map<string, number>();
  for (const { status, reason } of calls.flatMap(({ results }) => results)) {
    const name = status === null ? reason : `${status}${reason === "" ? "" : ` ${reason.slice(0, 40)}`}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const listed = [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  return listed.slice(0, RESULTS_SHOWN).join(", ") + (listed.length > RESULTS_SHOWN ? ", …" : "");
}
