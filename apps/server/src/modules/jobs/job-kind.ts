import type { StartInput } from "@tangleaf/contract";
import type { z } from "zod";
import type { Db } from "../metering/metering.ts";
import { STEPS_MAX } from "./constants.ts";

/** What JSON can hold. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A step of a plan. It is data: the functions that carry it out are found by name, in whatever version of the program. */
export type StepPlan = {
  /** Unique in its plan. */
  readonly name: string;
  /** What a person reads. */
  readonly label: string;
  /** Steps that must be done before; they stand earlier in the plan. */
  readonly needs?: readonly string[];
  /** Given to the function that carries the step out. */
  readonly params?: JsonValue;
} & (
  | {
      readonly type: "generation";
      /** Counted characters it will probably make: its part of the quote. */
      readonly characters: number;
    }
  | {
      readonly type: "code";
      /** One of the kind's actions. */
      readonly action: string;
    }
);

export type JobPlan = { readonly title: string; readonly steps: readonly StepPlan[] };

/** What a step that is done has made: its text as the owner sees it now, or what its code answered. */
export type StepResult =
  | {
      readonly type: "generation";
      readonly generationId: string;
      readonly text: string;
      /** It came to its end. */
      readonly isWhole: boolean;
      /** What a kind of generation that answers with JSON answered; null for others. */
      readonly result: Readonly<Record<string, unknown>> | null;
    }
  | { readonly type: "code"; readonly value: JsonValue };

export type StepContext<Input> = {
  readonly userId: string;
  readonly jobId: string;
  readonly step: string;
  readonly input: Input;
  readonly params: JsonValue;
  /** Of the steps this one needs, by name. */
  readonly results: Readonly<Record<string, StepResult>>;
};

export type JobAction<Input> = {
  /**
   * Runs at least once: again where its process died before the result was stored. An AppError fails the step at once; any
   * other error is tried again. Outside a transaction; `signal` is aborted when it takes too long or the process ends.
   */
  run(context: StepContext<Input> & { readonly signal: AbortSignal }): Promise<JsonValue>;
  /** Effects on our own tables: exactly once, in the transaction that stores the result and advances the job. Database work only. */
  store?(trx: Db, context: StepContext<Input>, result: JsonValue): Promise<void>;
  /** Also runs while its job is paused, and after it was stopped, with what its texts have by then: it keeps what a person paid for. */
  readonly keepsText?: true;
};

/** A kind of long work: one file in kinds/, and its line in kinds/index.ts. */
export type JobKind<Input> = {
  readonly name: string;
  /** Checks the input when a job starts, and reads it back later. */
  readonly input: z.ZodType<Input>;
  /** Pure. */
  plan(input: Input): JobPlan;
  /** The request of a generation step; the job sets model and requestId. Changes nothing: an attempt may ask for it again. */
  request(context: StepContext<Input>): StartInput | Promise<StartInput>;
  readonly actions: Readonly<Record<string, JobAction<Input>>>;
  /** The document it writes sections of; its owner is told when they are written, and when they wait for the balance. */
  document?(input: Input): { readonly what: "essay" | "note"; readonly documentId: string; readonly sections: number };
};

/** A kind in the registry, whatever its input. */
// biome-ignore lint/suspicious/noExplicitAny: kinds of different inputs lie in one list; each parses its own
export type AnyJobKind = JobKind<any>;

/** Keeps the input's type while the kind is written. */
export function defineJobKind<Input>(kind: JobKind<Input>): AnyJobKind {
  return kind;
}

/** Throws where a plan cannot be carried out: a mistake of its kind, not of a person. */
export function checkPlan(kind: AnyJobKind, { steps }: JobPlan): void {
  if (steps.length === 0 || steps.length > STEPS_MAX) throw new RangeError(`${kind.name}: a plan has 1 to ${STEPS_MAX} steps`);
  const before = new Set<string>();
  for (const step of steps) {
    if (before.has(step.name)) throw new Error(`${kind.name}: two steps are called ${step.name}`);
    for (const need of step.needs ?? []) {
      if (!before.has(need)) throw new Error(`${kind.name}: ${step.name} needs ${need}, which does not come before it`);
    }
    if (step.type === "code" && kind.actions[step.action] === undefined)
      throw new Error(`${kind.name}: ${step.name} has no action ${step.action}`);
    before.add(step.name);
  }
}
