import { z } from "zod";

/** Names of fields and places in lists, from the top of a file. */
export type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;
type Described = { readonly path: Path; readonly message: string };
type Input = { readonly value: unknown; readonly schema: z.ZodType };

/** What to write where a type is expected. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: "Write a text.",
  number: "Write a number.",
  int: "Write a whole number.",
  boolean: "Write true or false.",
  array: "Write a list: a line with “- ” for each.",
  object: "Write its fields below it, indented by two spaces.",
  record: "Write its fields below it, indented by two spaces.",
};
/** A name with more slips than this is another name. */
const SLIPS_MAX = 3;

/** Says of each issue of a schema what would be right, in words for people who write content; of one place the first issue only. */
export function describeIssues(issues: readonly Issue[], input: Input): Described[] {
  const all = issues.flatMap((issue) => describeIssue(issue, input));
  const places = all.map(({ path }) => path.join("."));
  return all.filter((_, n) => places.indexOf(places[n] ?? "") === n);
}

function describeIssue(issue: Issue, input: Input): Described[] {
  const { path } = issue;
  const value = valueAt(input.value, path);
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = fieldsAt(input.schema, path);
      return issue.keys.map((key) => ({ path: [...path, key], message: describeUnknown("no field of this name is known", key, known) }));
    }
    case "invalid_value":
      return [{ path, message: describeChoice(value, issue.values.map(String)) }];
    case "invalid_key":
      return [{ path, message: issue.issues[0]?.message ?? issue.message }];
    case "invalid_type":
      return [{ path, message: describeType(issue.expected, value) }];
    case "invalid_union": {
      // The field that says which of several groups of fields this is has another value.
      if ("options" in issue && issue.options !== undefined) return [{ path, message: describeChoice(value, issue.options.map(String)) }];
      const [nearest = []] = [...issue.errors].sort((a, b) => depthOf(b) - depthOf(a));
      return describeIssues(
        nearest.map((inner) => ({ ...inner, path: [...path, ...inner.path] })),
        input,
      );
    }
    default:
      return [{ path, message: issue.message }];
  }
}

function describeType(expected: string, value: unknown): string {
  const wanted = EXPECTED[expected] ?? `Write a value of the type ${expected}.`;
  if (value === undefined) return `is missing. ${wanted}`;
  if (value === null) return `is empty. ${wanted}`;
  if (expected === "string" && typeof value !== "object") return `${String(value)} is read as a ${typeof value}. Put it in quotes.`;
  const given = typeof value === "object" ? (Array.isArray(value) ? "a list" : "a group of fields") : `“${String(value)}”`;
  return `${given} does not fit here. ${wanted}`;
}

function describeChoice(value: unknown, known: readonly string[]): string {
  if (value === undefined || value === null) return `is missing. Write one of: ${known.join(", ")}.`;
  return describeUnknown(`“${String(value)}” is not known`, String(value), known);
}

/** Says what is not known, and which known name is nearest to it. */
export function describeUnknown(what: string, given: string, known: readonly string[]): string {
  const [nearest] = known.map((name) => ({ name, slips: countSlips(given, name) })).sort((a, b) => a.slips - b.slips);
  if (nearest !== undefined && nearest.slips <= Math.min(SLIPS_MAX, given.length / 2)) return `${what}. Did you mean “${nearest.name}”?`;
  return known.length > 0 ? `${what}. Known: ${known.join(", ")}.` : `${what}.`;
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, segment) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[segment], value);
}

/** Names of the fields a schema has at a place. */
function fieldsAt(schema: z.core.$ZodType, path: Path): string[] {
  const inner = unwrap(schema);
  const [segment, ...rest] = path;
  if (inner instanceof z.ZodUnion) return [...new Set(inner.options.flatMap((option) => fieldsAt(option, path)))];
  if (segment === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  if (inner instanceof z.ZodObject) return fieldsAt(inner.shape[String(segment)] ?? z.never(), rest);
  if (inner instanceof z.ZodArray) return fieldsAt(inner.element, rest);
  if (inner instanceof z.ZodRecord) return fieldsAt(inner.valueType, rest);
  return [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodLazy) return unwrap(schema.unwrap());
  return schema;
}

/** Characters to insert, leave out or replace to make one text the other. */
function countSlips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
