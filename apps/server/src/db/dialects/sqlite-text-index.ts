import { type RawBuilder, sql } from "kysely";
import { mixedNumber, numberOfPerson } from "./mixed-number.ts";
import type { PartsAsked, TextIndex } from "./text-index.ts";

/**
 * FTS5 without a copy of what it indexes. Every two neighbouring units of a text are a word of it, in their order, so a phrase of pairs
 * is the searched words themselves and nothing has to be looked into afterwards; single units are apart, each once.
 */
export const sqliteTextIndex: TextIndex = {
  partUnits: 8000,
  async prepare(trx) {
    await sql`create virtual table if not exists search_part using fts5(pairs, units, readings, content='', contentless_delete=1, tokenize='ascii')`.execute(
      trx,
    );
  },
  async isEmpty(trx) {
    const { rows } = await sql`select rowid from search_part limit 1`.execute(trx);
    return rows.length === 0;
  },
  async put(trx, userId, parts) {
    const person = signOfPerson(userId);
    for (const { id, text, readings } of parts) {
      const units = [...new Set(text.split(""))].map((unit) => person + signOf(unit.charCodeAt(0)));
      const spelled = readings.map((pair) => pairsOf(person, pair)[0]);
      await sql`insert into search_part (rowid, pairs, units, readings)
        values (${id}, ${pairsOf(person, text).join(" ")}, ${units.join(" ")}, ${spelled.join(" ")})`.execute(trx);
    }
  },
  async drop(trx, ids) {
    for (const id of ids) await sql`delete from search_part where rowid = ${id}`.execute(trx);
  },
  // FTS5 is always asked through its own index.
  async measure() {},
  containing(words, asked) {
    const person = signOfPerson(asked.userId);
    if (words.length === 1) return matching(`units : "${person}${signOf(words.charCodeAt(0))}"`, asked);
    return matching(`pairs : "${pairsOf(person, words).join(" ")}"`, asked);
  },
  readingAs(pairs, asked) {
    const person = signOfPerson(asked.userId);
    const spelled = pairs.map((pair) => `"${pairsOf(person, pair)[0]}"`);
    return matching(`readings : (${spelled.join(" AND ")})`, asked);
  },
};

function matching(asked: string, { from, to }: PartsAsked): RawBuilder<unknown> {
  const range = from === undefined || to === undefined ? sql`` : sql` and rowid between ${from} and ${to}`;
  return sql`select rowid as id from search_part where search_part match ${asked}${range}`;
}

function pairsOf(person: string, text: string): string[] {
  if (text === "") return [];
  const pairs: string[] = [];
  let before = signOf(text.charCodeAt(0));
  for (let at = 1; at < text.length; at++) {
    const sign = signOf(text.charCodeAt(at));
    pairs.push(person + before + sign);
    before = sign;
  }
  return pairs;
}

const FIRST_NOT_ASCII = 0x80;
const FIRST_SURROGATE = 0xd800;
const BEYOND = 0x10000;
const signs: string[] = [];

/** A unit as FTS5 takes it for a part of a word: each has a sign of its own, none of ASCII and no half of a pair of surrogates. */
function signOf(unit: number): string {
  signs[unit] ??= String.fromCodePoint(unit >= FIRST_NOT_ASCII && unit < FIRST_SURROGATE ? unit : BEYOND + unit);
  return signs[unit];
}

const PERSON_BITS = 15;
const PERSON_FIRST = 0x100;

/** Three signs before each pair, so that one person's search meets their own entries only, however many people there are. */
function signOfPerson(userId: string): string {
  const person = numberOfPerson(userId);
  const bits = [mixedNumber(person, 0, 1), mixedNumber(person, 0, 2), mixedNumber(person, 0, 3)];
  return String.fromCharCode(...bits.map((number) => PERSON_FIRST + (number >>> (32 - PERSON_BITS))));
}
