import { readNumber } from "../cells/read-number.ts";
import { type FoundRow, type FoundTable, type Placed, placed } from "./placed.ts";

type Pair = { readonly name: Placed; readonly value: Placed };

/** Lines of a table as sources have them (学院: 文学院；借阅量: 5200): those with the same names, below each other, are one. */
export function findLines(text: string): FoundTable[] {
  const tables: FoundTable[] = [];
  let lines: Pair[][] = [];
  const close = () => {
    const made = tableOf(lines);
    if (made !== null) tables.push(made);
    lines = [];
  };
  let at = 0;
  for (const line of text.split("\n")) {
    const pairs = pairsOf(text, line, at);
    at += line.length + 1;
    const [before] = lines;
    if (pairs.length < 2 || (before !== undefined && namesOf(before) !== namesOf(pairs))) close();
    if (pairs.length >= 2) lines.push(pairs);
  }
  close();
  return tables;
}

const namesOf = (pairs: readonly Pair[]): string => pairs.map(({ name }) => name.words).join("\n");

function pairsOf(text: string, line: string, start: number): Pair[] {
  const pairs: Pair[] = [];
  let at = start;
  for (const part of line.split(/[；;]/)) {
    const [, name = "", colon = "", value = ""] = /^([^:：]{1,40})([:：]\s*)(.{1,200})$/u.exec(part) ?? [];
    if (name !== "" && value.trim() !== "") {
      const from = at + name.length + colon.length;
      pairs.push({ name: placed(text, at, at + name.length), value: placed(text, from, from + value.length) });
    }
    at += part.length + 1;
  }
  return pairs;
}

function tableOf(lines: readonly Pair[][]): FoundTable | null {
  const [first] = lines;
  if (first === undefined) return null;
  const isNumber = (column: number) => lines.every((pairs) => readNumber(pairs[column]?.value.words ?? "") !== null);
  const columns = first.map((_, column) => column);
  const numbers = columns.filter(isNumber).slice(0, 3);
  const label = columns.find((column) => !isNumber(column)) ?? -1;
  const heads = [label, ...numbers].flatMap((column) => first[column]?.name ?? []);
  if (numbers.length === 0 || heads.length !== numbers.length + 1) return null;
  const rows = lines.flatMap((pairs): FoundRow[] => {
    const name = pairs[label]?.value;
    return name === undefined ? [] : [{ label: name, cells: numbers.flatMap((column) => pairs[column]?.value ?? []) }];
  });
  return { heads, isShare: false, rows };
}
