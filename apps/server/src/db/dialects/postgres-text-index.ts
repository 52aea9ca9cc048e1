import { type RawBuilder, sql } from "kysely";
import { mixedNumber, numberOfPerson } from "./mixed-number.ts";
import type { PartsAsked, TextIndex } from "./text-index.ts";

const KINDS = { pair: 0, unit: 1, reading: 2 } as const;
type Kind = keyof typeof KINDS;
/** More pairs do not leave out more parts. */
const ASKED_MAX = 12;

/**
 * The parts themselves, with the numbers of their pairs and single units in arrays under a GIN index: the index says which parts may
 * contain the words, and those are looked into. Both are of PostgreSQL itself; pg_trgm would need a right a self-hoster may not have,
 * and finds no two characters.
 */
export const postgresTextIndex: TextIndex = {
  // The array of a part stays in its row: the planner counts a table's own pages only, and would read every array instead of the index.
  partUnits: 1500,
  async prepare(trx) {
    await sql`create table if not exists search_part (id bigint primary key, body text not null, numbers integer[] not null)`.execute(trx);
    await sql`alter table search_part alter column numbers set storage main, alter column body set storage external`.execute(trx);
    // Without a list of what is still to be put in order, which every search would read and the planner shuns.
    await sql`create index if not exists search_part_by_number on search_part using gin (numbers) with (fastupdate = off)`.execute(trx);
  },
  async isEmpty(trx) {
    const { rows } = await sql`select id from search_part limit 1`.execute(trx);
    return rows.length === 0;
  },
  async put(trx, userId, parts) {
    const person = numberOfPerson(userId);
    for (const { id, text, readings } of parts) {
      const numbers = new Set([
        ...numbersOf(person, "pair", text),
        ...numbersOf(person, "unit", text),
        ...readings.flatMap((pair) => numbersOf(person, "reading", pair)),
      ]);
      await sql`insert into search_part (id, body, numbers) values (${id}, ${text}, ${arrayOf(numbers)}::integer[])`.execute(trx);
    }
  },
  async drop(trx, ids) {
    if (ids.length > 0) await sql`delete from search_part where id in (${sql.join(ids)})`.execute(trx);
  },
  async measure(db) {
    await sql`analyze search_part`.execute(db);
  },
  containing(words, asked) {
    const numbers = numbersOf(numberOfPerson(asked.userId), words.length === 1 ? "unit" : "pair", words);
    return sql`${holding(numbers, asked)} and strpos(body, ${words}) > 0`;
  },
  readingAs(pairs, asked) {
    const person = numberOfPerson(asked.userId);
    return holding(
      pairs.flatMap((pair) => numbersOf(person, "reading", pair)),
      asked,
    );
  },
};

function holding(numbers: readonly number[], { from, to }: PartsAsked): RawBuilder<unknown> {
  const range = from === undefined || to === undefined ? sql`` : sql` and id between ${from} and ${to}`;
  const asked = new Set([...new Set(numbers)].slice(0, ASKED_MAX));
  return sql`select id from search_part where numbers @> ${arrayOf(asked)}::integer[]${range}`;
}

function numbersOf(person: number, kind: Kind, text: string): number[] {
  const numbers: number[] = [];
  const width = kind === "unit" ? 1 : 2;
  for (let at = 0; at + width <= text.length; at++) {
    const pair = kind === "unit" ? text.charCodeAt(at) : (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);
    numbers.push(mixedNumber(person, pair, KINDS[kind]));
  }
  return numbers;
}

/** As PostgreSQL reads an array from a text. */
function arrayOf(numbers: ReadonlySet<number>): string {
  return `{${[...numbers].join(",")}}`;
}
