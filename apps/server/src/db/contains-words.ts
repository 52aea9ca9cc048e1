import { type RawBuilder, sql } from "kysely";

/** True where a column that holds folded words contains `words`, which are folded too. Signs of the pattern stand for themselves. */
export function containsWords(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`%${escapeLike(words)}%`} escape '\\'`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (mark) => `\\${mark}`);
}
