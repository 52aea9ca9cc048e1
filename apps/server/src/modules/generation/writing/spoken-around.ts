import { SPOKEN } from "./spoken-by-language.ts";

/**
 * What models say around a text: that they begin, how long it is, that they hope it helps. Each pattern is a whole line. French,
 * Spanish, Russian and Japanese stand in `spoken-by-language.ts`.
 * A line counts only where it speaks of the text as a thing made to order: letters say "希望对您有帮助" too.
 */

/** What was made: not what a text may be about, such as a plan or a list. */
const TEXT_ZH =
  "(?:正文|全文|原文|译文|文章|文字|文案|文稿|稿件?|讲话稿|演讲稿|初稿|成稿|脚本|剧本|邮件|信件?|回复|报告|周报|总结|笔记|标题|版本|内容|润色稿|作文|祝福语?|主持词|邀请函|攻略|清单|话术|名称)";
const MADE_ZH = "(?:撰写|编写|起草|拟写?|写|整理|准备|构思|设计|生成|创作|翻译|润色|修改|改写|扩写|缩写|续写|继续写|接着写|优化)";
/** 好的，以下是… */
const ASSENT_ZH = "(?:好的?[呀嘞]?|当然(?:可以)?|没问题|可以的?|收到|明白了?)[，,。！!～~\\s]+";
const ASSENT_EN = "(?:sure(?: thing)?|certainly|of course|absolutely|great|okay|ok|no problem|got it)[!,.]?\\s+";
const END_ZH = "[：:。！!👇～~]*$";

const LEAD_INS: readonly RegExp[] = [
  new RegExp(`^${ASSENT_ZH}(?:以下|下面)(?:就)?(?:是|为|有|请看).{0,80}${END_ZH}`),
  new RegExp(`^${ASSENT_ZH}.{0,60}(?:如下|${MADE_ZH}(?:了|好|成|出|完).{0,60})${END_ZH}`),
  new RegExp(`^${ASSENT_ZH}(?:这是|这里[是有]|给[您你]).{0,80}${END_ZH}`),
  new RegExp(`^${ASSENT_ZH}.{0,40}${MADE_ZH}.{0,40}[：:]$`),
  /^(?:以下|下面|这)(?:就)?(?:是|为)?我?(?:根据|按照|按|应|为|给|依据|基于|结合).{0,40}[您你].{0,60}[：:。]$/,
  new RegExp(`^(?:以下|下面|这)(?:就)?是(?:经过?|我)?${MADE_ZH}(?:后|好|完成)?的?.{0,30}[：:]$`),
  new RegExp(`^(?:以下|下面|这)(?:就)?是(?:一[篇份则封段组条个版]|这[篇份则封])?.{0,24}${TEXT_ZH}[：:]$`),
  new RegExp(
    `^(?:根据|按照|按|应|结合|围绕|基于).{0,60}(?:[您你].{0,40}|[为给][您你]?)(?:如下|以下|下面|${MADE_ZH}).{0,40}(?:[：:👇]|供[您你]参考[。！!]?)$`,
  ),
  new RegExp(
    `^${ASSENT_EN}(?:here(?:['’]s| is| are)|below (?:is|are)|i(?:['’]ve| have) (?:written|drafted|prepared|revised|put together)).{0,120}[:.!]$`,
    "i",
  ),
  /^(?:here(?:['’]s| is)|below is) (?:the|a|an|your) (?:revised|polished|rewritten|edited|improved|requested|completed?|final|updated|continu\w+|draft\w*|expanded|condensed|translat\w+)\b.{0,80}:$/i,
  /^(?:here(?:['’]s| is| are)|below (?:is|are)) .{0,60}\b(?:based on (?:your|the (?:information|details|material))|you (?:asked|requested|can (?:use|send))|for you|as (?:you )?requested|per your)\b.{0,60}:$/i,
  /^(?:here(?:['’]s| is| are)|below (?:is|are)) (?:the|a|an|some|your) (?:\w+ ){0,3}(?:letter|draft|version|translation|e-?mail|post|script|speech|ads?|headlines?|titles?)\b.{0,60}:$/i,
];
const CONTINUATIONS: readonly RegExp[] = [
  /^[（(【]?(?:接上文|续上文|接上|续写|继续(?:写)?|接着(?:上文)?写?|下文|续)(?:部分|内容)?(?:如下)?[）)】]?[：:]?$/,
  /^(?:continu(?:ed|ing)(?: from (?:above|where .{0,40}))?|\(continued\))[:.]?$/i,
];
const COUNTS: readonly RegExp[] = [
  /^[（(【[*_\s]+(?:全文|正文|本文|文章|总计?|共计?|合计|字数|以上|约)[^）)】\]\n]{0,12}\d{2,6}\s*(?:个)?(?:字符?|词)[^）)】\]\n]{0,24}[）)】\]*_\s。]+$/,
  /^(?:全文|正文|本文)(?:共|约|总|合计|字数|为|是|：|:|\s){1,4}\d{2,6}\s*个?字(?:左右|符)?[。.]?$/,
  /^[([*_\s]*(?:approx(?:imately|\.)?|total|word count|about)[:\s*_]*(?:(?:approx(?:imately|\.)?|about|total)[:\s]*)?\d{2,6}\s*words?[)\]*_\s.]*$/i,
  /^[([*_\s]*word count[:\s*_]*(?:(?:approx(?:imately|\.)?|about)\s*)?\d{2,6}[)\]*_\s.]*$/i,
];
/** What a person would be offered to have changed. */
const CHANGE_ZH =
  "(?:修改|调整|润色|改动|优化|细化|完善|补充|增加|改成|换|控制在|更新|再|更正式|更简短|更多|风格|语气|版本|字数|篇幅|措辞|表述|内容|场景|环节|事项)";
const TELL_ZH =
  "(?:(?:请|欢迎|可以)?随时?(?:告诉我|告知我|跟我说|和我说|说)|(?:请)?(?:告诉我|告知我|跟我说|和我说|补充给我|发给我)|我(?:会|可以|来)(?:继续|再|帮|更新))";
/** What a text made to order is offered in: 需要我再补一版吗？ */
const MADE_AGAIN_ZH = "(?:一版|版本|一稿|重写|再写|改写|改成|润色|翻译|缩短|精简|扩写|语气|风格|口吻|措辞|表述|字数)";
/** Last sentence of a talk: 如果需要更正式的版本，请告诉我。 */
const OFFERS: readonly RegExp[] = [
  new RegExp(
    `^(?:以上.{0,24}[，,])?(?:(?:如果?|若|倘若)[您你]?(?:还)?(?:有|需要?|想要?|觉得|希望).{0,50}${CHANGE_ZH}|如需.{0,30}${CHANGE_ZH}).{0,40}${TELL_ZH}.{0,24}$`,
  ),
  new RegExp(`^(?:需要|要不要|是否需要)我.{0,40}${MADE_AGAIN_ZH}.{0,20}[？?].{0,8}$`),
  /^would you like me to\b[^?]{0,120}\?$/i,
  /^(?:please |just )?(?:let me know|feel free to (?:let me know|ask|tell me)|if you(?:['’]d| would)? (?:like|need|want|prefer))\b[^.!?]{0,100}\b(?:changes?|changed|revis\w+|adjust\w*|edit\w*|tweaks?|modif\w+|refin\w+|shorter|longer|version|tone|register|more formal)\b[^.!?]{0,60}[.!?]*$/i,
];
const COURTESIES: readonly RegExp[] = [
  /^(?:希望|愿)(?:以上|这份|这篇|这些|这个|这一?稿|上述|我的)(?:内容|文案|文章|稿件|稿子|回答|建议|版本|周报|方案|修改|信息|范文|笔记)?.{0,16}(?:帮助|参考|满意|要求|需求|满足|符合).{0,16}$/,
  /^以上(?:就)?(?:是|为)(?:我?(?:根据|按照|为)[您你]).{0,40}[。！!]$/,
  new RegExp(`^以上${TEXT_ZH}?(?:仅?供[您你]?参考|可以?直接.{0,6}使用)[。！!]?$`),
  /^(?:i )?hope (?:this|the|that) (?:draft|text|version|revision|above|piece|response)\b.{0,60}$/i,
];
/** These a letter or an answer to a customer may say itself. */
const BARE_COURTESIES: readonly RegExp[] = [
  /^(?:如果?|若|倘若)(?:[您你])?(?:还)?(?:有|需要?|想要?|觉得|希望).{0,30}(?:修改|调整|润色|改动|优化|细化|完善).{0,30}(?:告诉我|告知我|跟我说|和我说|我(?:会|可以|来)).{0,20}$/,
  /^希望(?:能够?)?(?:对|给|为)?[您你](?:能够?)?(?:有所?|带来|提供)(?:一些)?帮助[！!。～~]*$/,
  /^(?:i )?hope (?:this|it) (?:helps|is helpful|was helpful)[!.]*$/i,
];
/** What a model says of its work before it offers to change it; alone such a sentence stays. */
const REMARKS: readonly RegExp[] = [
  new RegExp(`^(?:以上|${TEXT_ZH})(?:就是|是|为|已|按|采用|保留|控制).{0,60}[。！!～~]$`),
  /^i(?:['’]ve| have)? (?:kept|used|left|added|made|written|wrote|translated|rendered|shortened)\b.{0,100}[.!]$/i,
];
const FENCE = /^```\s*(?:markdown|md|text|txt|plaintext)?$/i;

/** Longest line of them all. */
export const SPOKEN_MOST_UNITS = 160;
/** Characters one of them begins with; a line that begins otherwise is known at once to be none. */
const HEAD_START = /^[好当没可收明以下这根按应结围基（(【续接继`scogabhn]/i;
const TAIL_START = /^[希愿以如若倘需要是全正本邮（(【[`*_\-hijlfpwat]/i;

const BETWEEN_SENTENCES = /(?<=[。！？!?～~；;])\s*(?=[^\s。！？!?～~；;])|(?<=[.!?])\s+/;

const plain = (line: string) =>
  line
    .trim()
    .replace(/^[*_>#\s]+/, "")
    .replace(/(?<![*_\s])[*_\s]+$/, "");
const isOneOf = (patterns: readonly RegExp[], line: string) => patterns.some((pattern) => pattern.test(line));

const LEAD_STARTS = SPOKEN.flatMap(({ leadStarts }) => leadStarts);
const OTHER_LEAD_INS = SPOKEN.flatMap(({ leadIns }) => leadIns);
const CLOSING_STARTS = SPOKEN.flatMap(({ offerStarts, hopeStarts }) => [...offerStarts, ...hopeStarts]);

/** Whether a line that begins so begins as one of these does, or still may. */
function mayBeginAs(starts: readonly string[], start: string): boolean {
  const text = plain(start).toLowerCase();
  return starts.some((one) => one.startsWith(text) || text.startsWith(one));
}

export function mayLeadIn(start: string): boolean {
  return HEAD_START.test(plain(start)) || mayBeginAs(LEAD_STARTS, start);
}

export function isLeadIn(line: string, continues: boolean): boolean {
  const text = plain(line);
  return isOneOf(LEAD_INS, text) || isOneOf(OTHER_LEAD_INS, text) || (continues && isOneOf(CONTINUATIONS, text));
}

export function mayBeSpokenAtEnd(start: string): boolean {
  return TAIL_START.test(start.trim()) || mayBeginAs(CLOSING_STARTS, start);
}

/** Whether a sentence offers another version of the text, or hopes that it helps, in one of the other languages. */
function isOtherCourtesy(text: string): boolean {
  const begins = (starts: readonly string[]) => starts.some((start) => text.toLowerCase().startsWith(start));
  return SPOKEN.some(
    ({ offerStarts, offered, speaker, hopeStarts, hoped }) =>
      (begins(offerStarts) && isOneOf(offered, text) && speaker.test(text)) || (begins(hopeStarts) && hoped.test(text)),
  );
}

/** Whether a line is talk from its first sentence to its last: one that has words of the text stays. */
export function isSpokenAtEnd(line: string, keepsCourtesy: boolean): boolean {
  const isSpoken = (text: string) =>
    isOneOf(OFFERS, text) || isOneOf(COURTESIES, text) || (!keepsCourtesy && (isOneOf(BARE_COURTESIES, text) || isOtherCourtesy(text)));
  const text = plain(line);
  if (isOneOf(COUNTS, line.trim()) || isSpoken(text)) return true;
  const sentences = text.split(BETWEEN_SENTENCES);
  return isSpoken(sentences.at(-1) ?? "") && sentences.every((sentence) => isSpoken(sentence) || isOneOf(REMARKS, sentence));
}

export function isFence(line: string): boolean {
  return FENCE.test(line.trim());
}

/** A count at the end of a line: 正文。（全文约 600 字） */
export const COUNT_AT_END =
  /(?<!\s)\s*[（(【](?:全文|正文|本文|总计?|共计?|合计|字数)[^）)】\n]{0,12}\d{2,6}\s*个?字[^）)】\n]{0,24}[）)】]\s*$/;
export const COUNT_BEGUN = /[（(【](?:$|[全正本总共合字][^）)】\n]{0,24}(?:[）)】]\s*)?$)/;
