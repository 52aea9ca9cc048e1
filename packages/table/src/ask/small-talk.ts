import type { Token } from "./token.ts";

/** What somebody needs the answer for. */
const PURPOSE =
  /老板|领导|财务|会计|开会|汇报|报告|总结|对账|提成|奖金|绩效|盘点|月底|年底|急|要用|要交|我要|我想|准备|打算|要给|为了|方便|好奇|记不|不记得|boss|manager|report|meeting|present|review|plan|prep|trying|curious|wonder|deadline|for my |for the |need/iu;
/** What would change which rows are meant. */
const TURNS = /[不没未无非除去掉只仅剔扣]|排除|除了|except|without|exclud|only|not |n't|ignor|skip/iu;

/** What says nothing of which rows, how many or in which order. */
const IDLE: readonly Token["entry"]["is"][] = [
  "filler",
  "unknown",
  "did",
  "class",
  "column",
  "about",
  "rows",
  "thing",
  "list",
  "who",
  "which",
  "grain",
];
const MIN_REST = 2;

/** 月底要给员工算提成，…: a clause of its own that says what for, in words nobody has to know, and nothing of the rows. */
export function withoutSmallTalk(tokens: readonly Token[]): Token[] {
  const ends = tokens.flatMap(({ text }, n) => (/^[,，。；;！!？?：:]$/u.test(text) ? [n] : []));
  const [first, last] = [ends[0], ends.findLast((n) => n < tokens.length - 1)];
  const head = first === undefined ? [] : tokens.slice(0, first);
  if (first !== undefined && isSmallTalk(head, tokens.slice(first + 1))) return tokens.slice(first + 1);
  const tail = last === undefined ? [] : tokens.slice(last + 1);
  return last !== undefined && isSmallTalk(tail, tokens.slice(0, last)) ? tokens.slice(0, last) : [...tokens];
}

function isSmallTalk(clause: readonly Token[], rest: readonly Token[]): boolean {
  const text = clause.map((token) => token.text).join(" ");
  const isUnread = clause.some(({ entry }) => entry.is === "unknown");
  const says = rest.filter(({ entry }) => entry.is !== "filler" && entry.is !== "unknown");
  if (!isUnread || says.length < MIN_REST || !PURPOSE.test(text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ""))) return false;
  return !TURNS.test(text) && clause.every(({ entry }) => IDLE.includes(entry.is));
}
