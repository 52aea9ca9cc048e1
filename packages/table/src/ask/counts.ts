import type { Column } from "../columns/index.ts";
import type { Agg } from "../plan/plan-schema.ts";
import { factsOf } from "./column-facts.ts";
import { PEOPLE, PIECES, THINGS, TIMES } from "./counting-words.ts";
import { bareHeading, titleWords } from "./heading-words.ts";
import { CLASS_HEADINGS, THING } from "./measure-classes.ts";
import { askBack, type Question } from "./question.ts";
import { unitOf } from "./said-units.ts";

export const measured = (fn: Agg["fn"], col: string): Agg => ({ fn, col, as: `${col}·${fn}` });

/** 多少束 of a column that is counted in 枝 is another figure. */
const isCountedIn = (column: Column, text: string): boolean =>
  unitOf(column) === "" || text.replace(/(?:货|东西|数)$/u, "").endsWith(unitOf(column));
/** A word the title calls the rows by. */
export const isTitleNoun = ({ table }: Question, text: string): boolean =>
  /^[a-z]+$/.test(text) && titleWords((table.title ?? "").toLowerCase()).includes(text);
const TRADED = /^(?:卖|买|订|进|出|用|借|sold|bought(?! from)|buy(?! from)|ordered|sell)/u;

/** Rows, or what is named behind the word that counts: 多少家供应商, how many hosts. People are counted once each. */
export function countsOf(said: Question): Agg[] {
  const found = said.tokens.flatMap((token, n): Agg[] => {
    if (token.used || (token.entry.is !== "count" && token.entry.is !== "howMuch")) return [];
    // How many were returned names no returns: the noun stands right behind.
    const noun = said.tokens[n + 1];
    // 来了几次, where rows say how often: nobody knows which times are meant.
    const oftens = said.ofType("number").filter((name) => /次数|times$/iu.test(name));
    if (TIMES.test(token.text) && oftens.length > 0) askBack(oftens);
    const quantities = quantitiesOf(said, token.text);
    if (quantities.length > 1 || quantities.some((name) => !isCountedIn(said.column(name), token.text))) askBack(quantities);
    if (quantities[0] !== undefined) {
      token.used = true;
      if (noun?.entry.is === "column" && !noun.used && said.column(noun.entry.col).type === "text") {
        if (unitOf(said.column(quantities[0])) === "") askBack(quantities);
        noun.used = true;
      }
      return [measured("sum", quantities[0])];
    }
    // 卖了几个, where rows say how many: pieces of it, or rows.
    const verb = said.tokens[n - 1];
    const isTraded = /^how many$/.test(token.text)
      ? said.tokens.some(({ text }) => /^(?:sold|sell|bought|buy|ordered)$/.test(text))
      : /^(?:几|多少)个$/u.test(token.text) && verb !== undefined && TRADED.test(verb.text);
    if (isTraded && noun?.entry.is !== "column") {
      const pieces = said.figuresOfClass("quantity");
      if (pieces.length > 0) askBack(pieces);
    }
    // 几种花: right behind the word stands a thing, and no 花 of money.
    if (token.entry.is === "count" && noun?.entry.is === "class" && noun.entry.of !== "people") askBack();
    const isNamed = noun?.entry.is === "column" && !noun.used && said.column(noun.entry.col).type === "text";
    if (!isNamed && token.entry.is === "howMuch") return [];
    token.used = true;
    if (noun !== undefined && isNamed && noun.entry.is === "column") {
      noun.used = true;
      // 马骁拿了几次 MVP: how many rows say so, and no different ones of it.
      if (TIMES.test(token.text)) {
        const { col } = noun.entry;
        return said.tokens.some(({ entry }) => entry.is === "value" && entry.col === col) || !factsOf(said.column(col), said.table).hasGaps
          ? [{ fn: "count", as: "count" }]
          : askBack([col]);
      }
      // How many shifts of a list of shifts, whatever column is called so too.
      if (isTitleNoun(said, noun.text)) return [{ fn: "count", as: "count" }];
      // How many products were sold: pieces of them, or kinds.
      if (
        !/[种款类样]$/u.test(token.text) &&
        said.tokens.some(({ text }) => TRADED.test(text)) &&
        said.figuresOfClass("quantity").length > 0
      )
        askBack(said.figuresOfClass("quantity"));
      // How many tools were returned, where one may have been several times.
      const isEvent = said.tokens.some(({ entry }) => entry.is === "missing" && entry.isFilled === true);
      const mayBeRows = isEvent || (/^how many$/.test(token.text) && THING.test(noun.entry.col) && said.rowsAreEvents());
      if (mayBeRows && !said.namesRows(noun.entry.col) && !CLASS_HEADINGS.people.test(noun.entry.col)) askBack([noun.entry.col]);
      return [distinctOf(said, noun.entry.col)];
    }
    // A row of which is said how many people it is, is no person.
    const isPeople = PEOPLE.test(token.text) || (noun?.entry.is === "class" && noun.entry.of === "people");
    const all = isPeople ? said.figuresOfClass("heads") : [];
    const meant = all.filter((name) => said.tokens.some(({ text }) => text.length > 1 && bareHeading(name).startsWith(text)));
    const heads = meant.length === 1 ? meant : all;
    if (heads.length > 1) askBack(heads);
    if (noun !== undefined && noun.entry.is === "class" && isPeople) noun.used = true;
    if (heads[0] !== undefined) return [measured("sum", heads[0])];
    const people = isPeople && noun?.entry.is !== "rows" ? said.countedPeople() : null;
    if (people === null && isPeople && noun?.entry.is !== "rows" && !/[位名]$/u.test(token.text) && !said.mayBePeople()) askBack();
    if (people === null && THINGS.test(token.text) && said.rowsAreEvents()) askBack();
    return [people === null ? { fn: "count", as: "count" } : distinctOf(said, people)];
  });
  const kinds = new Map(found.map((agg) => [`${agg.fn} ${agg.col ?? ""}`, agg]));
  return [...kinds.values()];
}

/** Figures pieces are counted in; of 库存量（件） and 安全库存 the one that is counted in what was said. */
function quantitiesOf(said: Question, text: string): string[] {
  if (!PIECES.test(text)) return [];
  const all = said.figuresOfClass("quantity");
  const inUnit = all.filter((name) => unitOf(said.column(name)) !== "" && isCountedIn(said.column(name), text));
  return inUnit.length === 1 ? inUnit : all;
}

const distinctOf = (said: Question, col: string): Agg =>
  said.namesRows(col) ? { fn: "count", as: "count" } : { fn: "countDistinct", col, as: "countDistinct" };
