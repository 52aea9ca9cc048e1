import type { JobStep } from "@tangleaf/contract";
import { stepsBySection } from "./section-states.ts";

const NOT_BEGUN: ReadonlySet<JobStep["status"]> = new Set(["waiting", "ready"]);

/**
 * Sections that wait and could be written before others that wait: there is a text that neither they need nor that needs them. By
 * the id of their heading.
 */
export function mayGoFirst(steps: readonly JobStep[]): ReadonlySet<string> {
  // What a step needs stands before it in the plan.
  const needs = new Map<string, ReadonlySet<string>>();
  for (const step of steps) needs.set(step.name, new Set(step.needs.flatMap((name) => [name, ...(needs.get(name) ?? [])])));
  const waiting = steps.filter(({ type, status }) => type === "generation" && NOT_BEGUN.has(status));
  const isBeside = (one: JobStep, other: JobStep) =>
    other !== one && needs.get(one.name)?.has(other.name) !== true && needs.get(other.name)?.has(one.name) !== true;
  const first = new Set(waiting.filter((one) => !one.isFirst && waiting.some((other) => isBeside(one, other))));
  return new Set([...stepsBySection(steps)].flatMap(([id, { writes }]) => (first.has(writes) ? [id] : [])));
}
