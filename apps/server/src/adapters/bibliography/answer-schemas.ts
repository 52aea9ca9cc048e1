import { z } from "zod";

// Answers are checked for their shape only as far as it is walked through: any field may be missing, null or of another type,
// and then counts as missing. What the fields hold is checked by work-fields.ts.

/** Items of a list that are looked at. */
const ITEMS_MAX = 200;

/** A value of any type, or none. */
export const anything = z.unknown().optional();

/** An object; anything else counts as missing. */
export function part<S extends z.ZodRawShape>(shape: S) {
  return z.object(shape).optional().catch(undefined);
}

/** The items of a list that fit; anything else counts as an empty list. */
export function items<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.slice(0, ITEMS_MAX).flatMap((one): z.output<T>[] => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** The first text of a list, or the value itself. */
export const firstText = z
  .unknown()
  .optional()
  .transform((value): unknown => (Array.isArray(value) ? value.find((one) => typeof one === "string" && one.trim() !== "") : value));
