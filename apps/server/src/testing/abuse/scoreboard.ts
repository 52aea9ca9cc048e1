import type { Outcome } from "./client.ts";
import { type Judged, judge } from "./judge.ts";
import { type Memory, readMemory, resetPeak, startPulse } from "./pulse.ts";

const SECOND_MS = 1000;
const EXCERPT_CHARACTERS = 160;

/** A fault of the server, with how to repeat it. */
export type Finding = { readonly target: string; readonly attack: string; readonly problem: string; readonly excerpt: string };

/** One line of the table. */
export type Row = {
  readonly group: string;
  readonly tried: number;
  /** Answers by the first digit of their status, and closed connections. */
  readonly byClass: Readonly<Record<"2" | "3" | "4" | "5" | "closed", number>>;
  readonly before: Memory | null;
  readonly after: Memory | null;
  /** Slowest /healthz of the group. */
  readonly slowestPulseMs: number;
  readonly seconds: number;
};

export type Scoreboard = {
  /** Judges one answer and counts it in the current group. */
  take(input: { target: string; attack: string; outcome: Outcome; asked: Omit<Judged, "dataDir"> }): void;
  /** Records a fault that no single answer shows. */
  note(finding: Finding): void;
  /** Runs the attacks of one group and measures it. */
  group(name: string, work: () => Promise<void>): Promise<void>;
  readonly rows: readonly Row[];
  readonly findings: readonly Finding[];
};

export function createScoreboard(input: { url: string; pid: number; dataDir: string; onGroup?: (row: Row) => void }): Scoreboard {
  const rows: Row[] = [];
  const findings: Finding[] = [];
  let tried = 0;
  let byClass = { "2": 0, "3": 0, "4": 0, "5": 0, closed: 0 };
  return {
    rows,
    findings,
    note: (finding) => void findings.push(finding),
    take({ target, attack, outcome, asked }) {
      tried++;
      const kind = outcome.status === null ? "closed" : (String(outcome.status)[0] as keyof typeof byClass);
      if (kind in byClass) byClass[kind]++;
      for (const problem of judge(outcome, { ...asked, dataDir: input.dataDir })) {
        const excerpt = outcome.status === null ? "" : `${outcome.status} ${startOf(outcome.body)}`;
        findings.push({ target, attack, problem, excerpt });
      }
    },
    async group(name, work) {
      tried = 0;
      byClass = { "2": 0, "3": 0, "4": 0, "5": 0, closed: 0 };
      resetPeak(input.pid);
      const before = readMemory(input.pid);
      const began = performance.now();
      const pulse = startPulse(input.url);
      await work();
      const seconds = (performance.now() - began) / SECOND_MS;
      const slowestPulseMs = await pulse.stop();
      const row = { group: name, tried, byClass, before, after: readMemory(input.pid), slowestPulseMs, seconds };
      rows.push(row);
      input.onGroup?.(row);
    },
  };
}

function startOf(body: Buffer): string {
  return body.toString("utf8", 0, EXCERPT_CHARACTERS).replaceAll(/\s+/g, " ");
}
