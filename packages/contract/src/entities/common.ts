import { z } from "zod";
import { INTEGER_MAX, PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, SEARCH_MAX_CHARACTERS, STREAM_PART_MS_MAX } from "../constants.ts";

/** Opaque id of anything the server creates. */
export const idSchema = z.string().min(1).max(64);
/** Moment in ISO 8601 with offset. */
export const timeSchema = z.string();
/** Client-made UUID, case-insensitive: a repeat of a call with the same one returns the first result. */
export const requestIdSchema = z.uuid().toLowerCase();
/** A number of UTF-16 units of a text. */
export const unitsSchema = z.number().int().min(0).max(INTEGER_MAX);
/** How long an event stream lasts in ms; without it, until its subject ends. A part that ends passes a proxy that holds answers back. */
export const lastingSchema = { lastingMs: z.number().int().min(500).max(STREAM_PART_MS_MAX).optional() };
/** How much of a value there is, and what it is counted in. */
type Measure = { readonly origin: "string" | "array"; readonly maximum: number; of(value: unknown): number };

/** Refuses a value that is too large before `schema` walks it: what a schema of unions costs is a hundred times what it reads. */
export function boundedFirst<S extends z.ZodType>(schema: S, { origin, maximum, of }: Measure): S {
  const bounded = z.preprocess((value, context) => {
    if (of(value) > maximum) context.addIssue({ code: "too_big", origin, maximum, inclusive: true, input: value });
    return value;
  }, schema);
  // What goes in and comes out is what the schema says: `preprocess` alone makes the input unknown.
  return bounded as unknown as S;
}

/** Refuses a value whose JSON has more characters before `schema` walks it. */
export const shortJson = <S extends z.ZodType>(schema: S, maximum: number): S =>
  boundedFirst(schema, { origin: "string", maximum, of: (value) => JSON.stringify(value)?.length ?? 0 });
export const emptySchema = z.object({});
export const pageSchema = {
  page: z.number().int().min(1).max(PAGE_MAX).default(1),
  size: z.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
};
/** What the libraries of the product are searched by. */
export const searchTextSchema = z.string().max(200);
/** What one's own works are searched by: their texts are read for it, so a longer one is cut. */
export const ownSearchSchema = searchTextSchema.transform((words) => [...words].slice(0, SEARCH_MAX_CHARACTERS).join(""));
