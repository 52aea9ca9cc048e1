import { z } from "zod";
import { AGGREGATES, COMPARISONS, EMPTINESS, FUNCTIONS, GRAINS, PLAN_LIMITS } from "./plan-terms.ts";

const NAME_MAX_CHARACTERS = 200;
const TEXT_MAX_CHARACTERS = 500;

const nameSchema = z.string().min(1).max(NAME_MAX_CHARACTERS);
const scalarSchema = z.union([z.number(), z.string().max(TEXT_MAX_CHARACTERS), z.boolean(), z.null()]);
export type Scalar = z.output<typeof scalarSchema>;

const aggregateSchema = z.union([
  z.enum(AGGREGATES),
  z
    .string()
    .max(3)
    .regex(/^p[1-9]\d$/),
]);
export type Aggregate = z.output<typeof aggregateSchema>;

export type FunctionName = (typeof FUNCTIONS)[number];

const ARGUMENTS_MAX = 8;

/** A value of a row: of a column, written out, or computed. `stat`: of all rows, or of those alike in `by`. */
export type Value =
  | Scalar
  | { readonly col: string }
  | { readonly value: Scalar }
  | { readonly fn: FunctionName; readonly args: readonly Value[] }
  | { readonly stat: Aggregate; readonly col?: string | undefined; readonly by?: readonly string[] | undefined }
  | { readonly if: Condition; readonly then: Value; readonly else: Value };

const byNamesSchema = z.array(nameSchema).max(PLAN_LIMITS.columns);

const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    scalarSchema,
    z.strictObject({ col: nameSchema }),
    z.strictObject({ value: scalarSchema }),
    z.strictObject({ fn: z.enum(FUNCTIONS), args: z.array(valueSchema).min(1).max(ARGUMENTS_MAX) }),
    z.strictObject({ stat: aggregateSchema, col: nameSchema.optional(), by: byNamesSchema.optional() }),
    // biome-ignore lint/suspicious/noThenProperty: the word of the plan language; a plan is never awaited as it is.
    z.strictObject({ if: conditionSchema, then: valueSchema, else: valueSchema }),
  ]),
);

export type Comparison = (typeof COMPARISONS)[number];

export type Condition =
  | {
      readonly col: string;
      readonly is: Comparison | (typeof EMPTINESS)[number];
      readonly value?: Value | readonly Scalar[] | undefined;
    }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

// A union tries its branches one after another and collects what is wrong with each: one that is chosen by a key tries one.
export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.discriminatedUnion("is", [
      z.strictObject({
        col: nameSchema,
        is: z.enum(COMPARISONS),
        value: z.union([valueSchema, z.array(scalarSchema).min(1).max(PLAN_LIMITS.values)]),
      }),
      z.strictObject({ col: nameSchema, is: z.enum(EMPTINESS) }),
    ]),
    z.strictObject({ all: z.array(conditionSchema).min(1).max(PLAN_LIMITS.values) }),
    z.strictObject({ any: z.array(conditionSchema).min(1).max(PLAN_LIMITS.values) }),
    z.strictObject({ not: conditionSchema }),
  ]),
);

/** What rows are put together by: a column, a period of its dates, or a width of its numbers. */
const bySchema = z.union([
  nameSchema,
  z.strictObject({ col: nameSchema, grain: z.enum(GRAINS), as: nameSchema.optional() }),
  z.strictObject({ col: nameSchema, bin: z.number().positive(), as: nameSchema.optional() }),
]);
export type By = z.output<typeof bySchema>;

const someNames = z.array(nameSchema).min(1).max(PLAN_LIMITS.columns);
const directionSchema = z.enum(["asc", "desc"]);

const measureSchema = z.strictObject({ fn: aggregateSchema, col: nameSchema.optional() });

const aggSchema = z.strictObject({
  fn: aggregateSchema,
  col: nameSchema.optional(),
  col2: nameSchema.optional(),
  where: conditionSchema.optional(),
  as: nameSchema.optional(),
});
export type Agg = z.output<typeof aggSchema>;

const cleanSchema = z.strictObject({
  op: z.literal("clean"),
  do: z.enum(["dedupe", "trim", "dropEmpty", "fill", "replace", "split", "convert", "mergeCols"]),
  cols: someNames.optional(),
  /** fill: what goes into empty cells, or where it comes from. */
  with: z.union([scalarSchema, z.strictObject({ from: z.literal("above") })]).optional(),
  find: z.string().min(1).max(TEXT_MAX_CHARACTERS).optional(),
  sep: z.string().min(1).max(TEXT_MAX_CHARACTERS).optional(),
  /** split, mergeCols: names of the new columns. */
  into: someNames.optional(),
  /** replace: the new words. convert: the new type. */
  to: z.string().max(TEXT_MAX_CHARACTERS).optional(),
});

export const stepSchema = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("filter"), where: conditionSchema }),
  z.strictObject({ op: z.literal("highlight"), where: conditionSchema, tone: z.number().int().min(1).max(3).optional() }),
  z.strictObject({ op: z.literal("derive"), as: nameSchema, expr: valueSchema }),
  z.strictObject({
    op: z.literal("group"),
    by: z.array(bySchema).max(PLAN_LIMITS.columns),
    aggs: z.array(aggSchema).min(1).max(PLAN_LIMITS.columns),
  }),
  z.strictObject({
    op: z.literal("window"),
    fn: z.enum(["share", "rank", "running", "previous", "change", "changePct"]),
    col: nameSchema,
    by: byNamesSchema.optional(),
    as: nameSchema,
  }),
  z.strictObject({
    op: z.literal("sort"),
    by: z
      .array(z.strictObject({ col: nameSchema, dir: directionSchema.optional() }))
      .min(1)
      .max(PLAN_LIMITS.columns),
  }),
  z.strictObject({
    op: z.literal("limit"),
    n: z.number().int().min(1).max(100_000),
    by: someNames.optional(),
    /** Whether rows equal to the last one are kept too; they are unless this is false. */
    ties: z.boolean().optional(),
  }),
  z.strictObject({
    op: z.literal("pivot"),
    rows: z.array(bySchema).min(1).max(PLAN_LIMITS.columns),
    columns: bySchema,
    value: measureSchema,
    total: z.boolean().optional(),
  }),
  z.strictObject({
    op: z.literal("compare"),
    along: bySchema,
    a: scalarSchema.optional(),
    b: scalarSchema.optional(),
    by: byNamesSchema.optional(),
    value: measureSchema,
    against: z.enum(["previous", "lastYear"]).optional(),
  }),
  z.strictObject({
    op: z.literal("join"),
    with: nameSchema,
    on: z
      .array(z.tuple([nameSchema, nameSchema]))
      .min(1)
      .max(4),
    kind: z.enum(["left", "inner", "anti", "semi"]).optional(),
    take: someNames.optional(),
  }),
  z.strictObject({ op: z.literal("unpivot"), cols: someNames, name: nameSchema, value: nameSchema }),
  z.strictObject({
    op: z.literal("select"),
    cols: z
      .array(z.union([nameSchema, z.strictObject({ col: nameSchema, as: nameSchema })]))
      .min(1)
      .max(PLAN_LIMITS.columns),
  }),
  cleanSchema,
  z.strictObject({
    op: z.literal("chart"),
    type: z.enum(["bar", "line", "pie", "scatter", "combo"]),
    x: nameSchema,
    y: someNames,
    series: nameSchema.optional(),
  }),
]);
export type Step = z.output<typeof stepSchema>;
export type StepOf<Op extends Step["op"]> = Extract<Step, { op: Op }>;

const computedSchema = z.strictObject({
  v: z.literal(1),
  /** A table, or "#3": the result of the third answer. */
  from: nameSchema,
  steps: z.array(stepSchema).min(1).max(PLAN_LIMITS.steps),
});
export type ComputedPlan = z.output<typeof computedSchema>;

const clarifySchema = z.strictObject({
  v: z.literal(1),
  clarify: z.strictObject({
    question: z.string().min(1).max(TEXT_MAX_CHARACTERS),
    options: z
      .array(z.strictObject({ label: z.string().min(1).max(NAME_MAX_CHARACTERS), plan: computedSchema.optional() }))
      .min(2)
      .max(PLAN_LIMITS.options),
  }),
});

const refuseSchema = z.strictObject({
  v: z.literal(1),
  refuse: z.enum(["forecast", "judgement", "noSuchData", "notATable"]),
  say: z.string().max(TEXT_MAX_CHARACTERS),
});

/**
 * What is to be done with a table: steps, each on the rows of the one before, or a question back, or why nothing can be computed.
 * Strict: a key nobody knows is a fault.
 */
export const planSchema = z.union([computedSchema, clarifySchema, refuseSchema]);
export type Plan = z.output<typeof planSchema>;
