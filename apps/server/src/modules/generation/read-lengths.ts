import { countLength } from "@tangleaf/document/marks";
import type { Db } from "../metering/metering.ts";
import { shownText } from "./present-generation.ts";

/** How marks of what a text lacks begin; most texts have none and are not read. */
const MARKS_BEGIN = ["【", "[To "];

/** Lengths of texts by their ids, where they are other than `chars`: without the marks of what a text lacks. */
export async function readLengths(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("generation")
    .select(["id", "text", "edited_text", "edited_up_to"])
    .where("id", "in", [...ids])
    .where((eb) => eb.or(MARKS_BEGIN.flatMap((begin) => [eb("text", "like", `%${begin}%`), eb("edited_text", "like", `%${begin}%`)])))
    .execute();
  return new Map(rows.map((row) => [row.id, countLength(shownText(row))]));
}
