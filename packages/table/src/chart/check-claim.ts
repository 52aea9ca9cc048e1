import type { ChartData, ChartLook } from "./chart-spec.ts";
import { printClaim } from "./claim.ts";
import { figuresOf, PLACES, readReference } from "./claim-reference.ts";

/** What is wrong with a claim somebody else has written: a number in it that is no reference, a reference nobody can print, a word the figures do not bear. */
export type ClaimTrouble = "digits" | "reference" | "superlative" | "direction";

/** Numbers in words: they would stay as they are when a cell changes. */
const SPELT =
  /[〇零一二两三四五六七八九十百千万亿半](?:点[一二三四五六七八九]+)?(?:倍|成|个百分点)|百分之|[一二三四五六七八九十]分之|翻[一两]?[番倍]|过半|一半|\b(?:half|twice|double[ds]?|triple[ds]?|third|quarter)\b/iu;
const EXTREME = /最高|最多|最大|最低|最少|最小|见顶|highest|lowest|largest|smallest|\bmost\b|\bleast\b/iu;
const UP = /增|升|涨|提高|\b(?:rose|rise[sn]?|increase[ds]?|grew|up)\b/iu;
const DOWN = /降|减|跌|下滑|回落|\b(?:fell|fall(?:s|en)?|decrease[ds]?|dropped|declined?|down)\b/iu;

/** Looks through a claim: every number has to be a reference to cells, and what it says of them has to be so. */
export function checkClaim(template: string, look: ChartLook, data: ChartData): ClaimTrouble[] {
  const troubles: ClaimTrouble[] = [];
  const names = [...data.columns.map(({ name }) => name), ...data.rows.flat().filter((cell) => typeof cell === "string")];
  const words = withoutNames(template.replace(PLACES, "\u0000"), names);
  if (/\p{Nd}/u.test(words) || SPELT.test(words)) troubles.push("digits");
  if (/[{}]/.test(words) || printClaim(template, look, data).faults.length > 0) troubles.push("reference");
  const references = [...template.matchAll(PLACES)].flatMap(([, body = ""]) => readReference(body) ?? []);
  if (EXTREME.test(words) && !references.some(({ fn }) => fn === "top" || fn === "bottom")) troubles.push("superlative");
  if (isWrongWay(words, references, look, data)) troubles.push("direction");
  return troubles;
}

/** The same words with the names of rows and columns taken out, the longer first. */
function withoutNames(text: string, names: readonly string[]): string {
  return [...new Set(names)]
    .filter((name) => name.trim() !== "" && text.includes(name))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, "\u0001"), text);
}

/** A rise is said, and every change the claim names is a fall; or the other way round. */
function isWrongWay(
  words: string,
  references: readonly NonNullable<ReturnType<typeof readReference>>[],
  look: ChartLook,
  data: ChartData,
): boolean {
  const [isUp, isDown] = [UP.test(words), DOWN.test(words)];
  if (isUp === isDown) return false;
  const figures = figuresOf(look, data);
  const changes = references.flatMap(({ fn, cells }) => {
    if (fn !== "change" && fn !== "diff") return [];
    const [a, b] = cells.map(
      (cell) => figures.find((one) => one.cell.x === cell.x && one.cell.y === cell.y && one.cell.series === cell.series)?.value,
    );
    return a === undefined || b === undefined ? [] : [a - b];
  });
  return changes.length > 0 && changes.every((change) => (isUp ? change < 0 : change > 0));
}
