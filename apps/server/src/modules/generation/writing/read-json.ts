import { jsonrepair } from "jsonrepair";
import type { z } from "zod";
import { firstObject } from "./first-object.ts";

const ERROR_MAX_UNITS = 400;
const FENCED = /```(?:json)?([\s\S]*?)```/;

/** `error` is written for the model: what the parser or the schema says, with the place. */
export type ReadJson = { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: string };

/**
 * Reads the JSON of a model's answer: alone, in a code fence, or among words. Small faults that models make in long Chinese texts, such as
 * a trailing comma or unescaped quotation marks, are repaired (docs/decisions/092); a cut answer is not.
 */
export function readJson(answer: string, schema: z.ZodType): ReadJson {
  const object = FENCED.exec(answer)?.[1] ?? cutObject(answer);
  const candidates = [answer, object, firstObject(answer)].filter((text) => text !== undefined && text.trim() !== "");
  for (const candidate of candidates) {
    const value = tryParse(candidate ?? "");
    if (value.ok && schema.safeParse(value.result).success) return { ok: true, result: schema.parse(value.result) };
  }
  if (object === undefined || object.trim() === "") return { ok: false, error: "no JSON object found" };
  const strict = tryParse(object);
  const repaired = strict.ok ? strict : tryParse(repair(object));
  const parsed = schema.safeParse(repaired.ok ? repaired.result : undefined);
  if (parsed.success) return { ok: true, result: parsed.data };
  if (!strict.ok) return strict;
  return { ok: false, error: describeIssues(parsed.error).slice(0, ERROR_MAX_UNITS) };
}

/** The text from the first brace to the last one. */
function cutObject(answer: string): string | undefined {
  const [from, to] = [answer.indexOf("{"), answer.lastIndexOf("}")];
  return from === -1 ? undefined : answer.slice(from, to < from ? undefined : to + 1);
}

function tryParse(text: string): ReadJson {
  try {
    return { ok: true, result: JSON.parse(text) };
  } catch (error) {
    return { ok: false, error: (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_UNITS) };
  }
}

/** Returns the text as it is where it cannot be repaired, or where its end is missing. */
function repair(text: string): string {
  if (!text.trimEnd().endsWith("}")) return text;
  try {
    return jsonrepair(text);
  } catch {
    return text;
  }
}

function describeIssues({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "(root)"}: ${message}`).join("; ");
}
