import { withoutMarks } from "./marks-in.ts";

const SURNAMES =
  "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段";
const PERSON = new RegExp(`[${SURNAMES}][\\p{Script=Han}]{1,2}(?=先生|女士|老师|教授|经理|主任|同学|同志|博士|院士)`, "gu");
const WORK = /《[^》\n]{1,40}》/g;
const INSTITUTION = /\p{Script=Han}{2,4}(?:大学|医院|集团|研究院|银行|出版社|有限公司)/gu;
/** Not the name of one: "our hospital", "the partner bank". */
const ANY_INSTITUTION = /^(?:我们|本|该|贵|各|某|所在|这家|一家|合作|目标|相关|其他|当地|多家|附属|和|与|在|到|由)/;
/** Words before a name that the pattern takes along. */
const BEFORE_NAME =
  /^(?:去了?|到了?|来自|考[入上]了?|进入|加入|感谢|谢|(?:Dear|The|An?|In|On|At|For|From|With|Our|My|Why|How|What|When|Simply) )/;
const NAME_EN = /\b[A-Z][a-z]+(?: (?:of |the )?[A-Z][a-z]+)+\b/g;
const HEADING = /^[ \t\u3000]*(?:#{1,6}\s.*|\*\*[^*\n]+\*\*)$/gm;
const LIST_NUMBER = /^[ \t\u3000]*(?:#{1,6}[ \t\u3000]*)?(?:\*\*)?(?:\d+(?:\.\d+)+|\d+[.、)）]|[(（]\d+[)）])/gm;

/** Runs of digits a text has and what it was made from has not; numbers of lists and headings aside. */
export function strayDigits(text: string, given: string): string[] {
  const known = new Set(digitsOf(given));
  return digitsOf(withoutMarks(text).replace(LIST_NUMBER, "")).filter((run) => !known.has(run));
}

/**
 * Names of people, works and institutions a text has and what it was made from has not. Found by their form (a surname before a title,
 * book marks, capitals), so it misses some and takes some words for names: a figure to compare, no verdict.
 */
export function strayNames(text: string, given: string): string[] {
  const body = withoutMarks(text).replace(HEADING, "");
  const known = given.toLowerCase();
  const isKnown = (name: string) => known.includes(name.toLowerCase()) || (/^[A-Z]/.test(name) && wordsKnown(name, known));
  const institutions = (body.match(INSTITUTION) ?? []).filter((name) => !ANY_INSTITUTION.test(name));
  const found = [...(body.match(PERSON) ?? []), ...(body.match(WORK) ?? []), ...institutions, ...(body.match(NAME_EN) ?? [])];
  const names = found.map((name) => name.replace(BEFORE_NAME, "")).filter((name) => !/^[A-Z][a-z]*$/.test(name));
  return [...new Set(names)].filter((name) => !isKnown(name));
}

function wordsKnown(name: string, known: string): boolean {
  return name.split(" ").every((word) => known.includes(word.toLowerCase()));
}

function digitsOf(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
