const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Waits after failures in a row. */
export type ThrottleRule = {
  /** The failure with the first wait. */
  readonly fromFailure: number;
  readonly firstWaitMs: number;
  /** The wait doubles with each further failure, up to this. */
  readonly longestWaitMs: number;
  /** Without a try for so long, counting starts anew. */
  readonly forgetMs: number;
};

/**
 * A name: 30 s from the 5th failure. An address: later, shorter and reset sooner, because a school shares one and one
 * person's forgotten password must not lock out the others.
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

/** The rule as rows, longest wait first: from so many failures, so many milliseconds. */
export function waitSteps(rule: ThrottleRule): { failures: number; waitMs: number }[] {
  const steps: { failures: number; waitMs: number }[] = [];
  for (let failures = rule.fromFailure; steps[0]?.waitMs !== rule.longestWaitMs; failures += 1) {
    steps.unshift({ failures, waitMs: waitAfter(rule, failures) });
  }
  return steps;
}
