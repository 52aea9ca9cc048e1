const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Failures in a row, and how long the next try must wait then. */
export type ThrottleRule = {
  /** The failure that brings the first wait. */
  readonly fromFailure: number;
  readonly firstWaitMs: number;
  /** Each further failure doubles the wait, up to this. */
  readonly longestWaitMs: number;
  /** After so long without a try it starts anew. */
  readonly forgetMs: number;
};

/**
 * One name: 30 s from the 5th failure. One address: later, shorter and sooner forgotten, because a school shares one, and
 * nobody there shall wait half an hour for a neighbour's lost password.
 */
export const THROTTLE_RULES = {
  name: { fromFailure: 5, firstWaitMs: 30 * SECOND_MS, longestWaitMs: 30 * MINUTE_MS, forgetMs: 24 * HOUR_MS },
  address: { fromFailure: 20, firstWaitMs: 10 * SECOND_MS, longestWaitMs: 5 * MINUTE_MS, forgetMs: HOUR_MS },
} as const satisfies Record<string, ThrottleRule>;

export const LONGEST_WAIT_MS = Math.max(...Object.values(THROTTLE_RULES).map((rule) => rule.longestWaitMs));

export function waitAfter({ fromFailure, firstWaitMs, longestWaitMs }: ThrottleRule, failures: number): number {
  if (failures < fromFailure) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - fromFailure));
}

/** The rule as a table, longest wait first: from so many failures on, so long. */
export function waitSteps(rule: ThrottleRule): { failures: number; waitMs: number }[] {
  const steps: { failures: number; waitMs: number }[] = [];
  for (let failures = rule.fromFailure; steps[0]?.waitMs !== rule.longestWaitMs; failures += 1) {
    steps.unshift({ failures, waitMs: waitAfter(rule, failures) });
  }
  return steps;
}
