import type { Units } from "../text/overlap.ts";
import type { ThesisMethod } from "./thesis-types.ts";

/** What a clause of the material is about; decides where it may stand. */
export const FACT_KINDS = [
  "measure",
  "cause",
  "rule",
  "problem",
  "role",
  "instrument",
  "technology",
  "source",
  "part",
  "variable",
  "sample",
  "step",
  "plan",
  "count",
  "pending",
  "fact",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One clause of the author's. */
export type ThesisFact = {
  readonly text: string;
  /** What the author wrote before it ("问题："), "" without one. */
  readonly label: string;
  /** The most telling kind first; never empty. */
  readonly kinds: readonly FactKind[];
  /** What it lists: 管理员、教师、学生; 0, 25, 50 and 100%. */
  readonly names: readonly string[];
  readonly units: Units;
};

/** What is said to act on what; `through` is what it is said to act through, "" without one. */
export type Relation = { readonly from: string; readonly to: string; readonly through: string; readonly directed: boolean };

export type ParsedTopic = {
  /** The topic without words that only say that it is a study. */
  readonly subject: string;
  /** What is studied. */
  readonly object: string;
  /** What is asked of it; "" where the topic does not say. */
  readonly problem: string;
  /** Where it is looked at, in the author's words; "" where nothing was said. */
  readonly scope: string;
  /** What it is made with (基于 …, based on …); "" without. */
  readonly means: string;
  readonly method: ThesisMethod;
  readonly relation: Relation | null;
  readonly facts: readonly ThesisFact[];
};
