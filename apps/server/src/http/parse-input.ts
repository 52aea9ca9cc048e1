import type { Variant } from "@tangleaf/contract";
import type { z } from "zod";
import { type BodyProblem, bodyProblems } from "../messages/body-problems.ts";
import { fillMessage } from "../messages/fill-message.ts";
import { AppError } from "../platform/errors.ts";

/** Characters. The path contains keys of the caller's own, so a long one is cut. */
const FIELD_PATH_MAX = 120;

const TYPE_PROBLEMS: Readonly<Record<string, BodyProblem>> = {
  string: "notText",
  number: "notNumber",
  int: "notWhole",
  object: "notObject",
  record: "notObject",
  array: "notList",
  boolean: "notFlag",
};

/** Validates a body against a call's input. Throws body.invalid, naming the first wrong field in the variant's language. */
export function parseInput<S extends z.ZodType>(schema: S, body: unknown, variant: Variant): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue === undefined) throw new AppError("body.invalid", { field: "body" });
  const { problem, values } = explain(issue, body);
  throw new AppError("body.invalid", {
    field: fieldPath(issue.path),
    params: { problem: fillMessage(bodyProblems[variant][problem], values) },
  });
}

type Explained = { problem: BodyProblem; values: Record<string, string | number> };

function explain(issue: z.core.$ZodIssue, body: unknown): Explained {
  if (valueAt(body, issue.path) === undefined) return { problem: "missing", values: {} };
  switch (issue.code) {
    case "invalid_type":
      return { problem: TYPE_PROBLEMS[issue.expected] ?? "wrong", values: {} };
    case "too_big":
      return { problem: issue.origin === "string" ? "tooLong" : "tooBig", values: { max: Number(issue.maximum) } };
    case "too_small":
      return { problem: issue.origin === "string" ? "tooShort" : "tooSmall", values: { min: Number(issue.minimum) } };
    case "invalid_value":
      return { problem: "notOneOf", values: { options: issue.values.map(String).join(" / ") } };
    case "invalid_format":
      return { problem: "badFormat", values: {} };
    default:
      return { problem: "wrong", values: {} };
  }
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** `input.fields.job`, `list[0].id`; the body itself is `body`. */
function fieldPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "body";
  const text = path.map((part, i) => (typeof part === "number" ? `[${part}]` : `${i === 0 ? "" : "."}${String(part)}`)).join("");
  return text.slice(0, FIELD_PATH_MAX);
}
