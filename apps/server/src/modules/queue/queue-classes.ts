import type { QueueItemTable } from "../../db/schema/queue-tables.ts";

export type QueueClass = QueueItemTable["class"];

type QueueClassRule = {
  /** One place in so many goes to this class before the classes above it, so that it never waits for ever; null = it is the first anyway. */
  readonly aheadOneIn: number | null;
  /** What a process was working on when it died waits again; otherwise it ends for what is there, and its owner is asked. */
  readonly resumes: boolean;
};

/** Priority classes, the first one first. */
export const QUEUE_CLASSES: Readonly<Record<QueueClass, QueueClassRule>> = {
  /** Somebody looks at the page and waits. */
  interactive: { aheadOneIn: null, resumes: false },
  /** A step of a job that somebody has started. Its text ends for what is there, and the job goes on from there. */
  jobStep: { aheadOneIn: 4, resumes: false },
  /** Nobody waits for it. */
  background: { aheadOneIn: 16, resumes: true },
};

const IN_ORDER = Object.keys(QUEUE_CLASSES) as QueueClass[];

/** Classes in the order in which place number `n` of a resource is offered to them. */
export function classesForPlace(n: number): readonly QueueClass[] {
  // The rarer share counts where both fall on one place: the other one has the next but few.
  const ahead = IN_ORDER.findLast((name) => {
    const { aheadOneIn } = QUEUE_CLASSES[name];
    return aheadOneIn !== null && n % aheadOneIn === aheadOneIn - 1;
  });
  return ahead === undefined ? IN_ORDER : [ahead, ...IN_ORDER.filter((name) => name !== ahead)];
}
