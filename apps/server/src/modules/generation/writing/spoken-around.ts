/**
 * What models say around a text: that they begin, how long it is, that they hope it helps. Each pattern is a whole line.
 * A line counts only where it speaks of the text as a thing made to order: letters say "希望对您有帮助" too.
 */

const LEAD_INS: readonly RegExp[] = [
  /^(?:好的?呀?|当然(?:可以)?|没问题|可以的?|收到|明白了?)[，,。！!～~\s]*(?:(?:以下|下面).{0,80}[：:。！!]|.{0,60}如下[：:。]?|(?:这是|这里是|我).{0,80}[：:])$/,
  /^(?:好的?呀?|当然(?:可以)?|没问题|收到|明白了?)[，,。！!～~\s]*.{0,40}(?:撰写|改写|润色|生成|续写|继续写|接着写|扩写|缩写|翻译).{0,40}[：:]$/,
  /^(?:以下|下面|这)(?:就)?(?:是|为)?我?(?:根据|按照|按|应|为|给|依据|基于|结合).{0,40}[您你].{0,60}[：:。]$/,
  /^(?:以下|下面)(?:就)?是(?:经过?|我)?(?:改写|润色|修改|扩写|缩写|优化|调整|续写|翻译|完善|修订|重写)(?:后|好|完成)?的?.{0,30}[：:]$/,
  /^(?:根据|按照|按|应)[您你](?:所?提供)?的.{0,30}(?:要求|需求|信息|素材|内容|材料|指示|意见).{0,40}(?:如下|以下|下面|撰写|生成|整理|修改).{0,30}[：:。]$/,
  /^(?:sure|certainly|of course|absolutely|great|okay|ok|no problem|got it)[!,.]?\s*(?:here(?:['’]s| is| are)|below (?:is|are)|i(?:['’]ve| have) (?:written|drafted|prepared|revised)).{0,120}[:.!]$/i,
  /^(?:here(?:['’]s| is)|below is) (?:the|a|an|your) (?:revised|polished|rewritten|edited|improved|requested|completed?|final|updated|continu\w+|draft\w*|expanded|condensed|translat\w+)\b.{0,80}:$/i,
  /^(?:here(?:['’]s| is)|below is) .{0,60}\b(?:based on (?:your|the (?:information|details|material))|you (?:asked|requested)|for you|as (?:you )?requested|per your)\b.{0,60}:$/i,
];
const CONTINUATIONS: readonly RegExp[] = [
  /^[（(【]?(?:接上文|续上文|接上|续写|继续(?:写)?|接着(?:上文)?写?|下文|续)(?:部分|内容)?(?:如下)?[）)】]?[：:]?$/,
  /^(?:continu(?:ed|ing)(?: from (?:above|where .{0,40}))?|\(continued\))[:.]?$/i,
];
const COUNTS: readonly RegExp[] = [
  /^[（(【[*_\s]+(?:全文|正文|本文|文章|总计?|共计?|合计|字数|以上)[^）)】\]\n]{0,12}\d{2,6}\s*(?:个)?(?:字符?|词)[^）)】\]\n]{0,6}[）)】\]*_\s。]+$/,
  /^(?:全文|正文|本文)(?:共|约|总|合计|字数|为|是|：|:|\s){1,4}\d{2,6}\s*个?字(?:左右|符)?[。.]?$/,
  /^[([*_\s]*(?:approx(?:imately|\.)?|total|word count|about)[:\s*_]*(?:approx(?:imately|\.)?|about|total)?[:\s]*\d{2,6}\s*words?[)\]*_\s.]*$/i,
  /^[([*_\s]*word count[:\s*_]*(?:approx(?:imately|\.)?|about)?\s*\d{2,6}[)\]*_\s.]*$/i,
];
const COURTESIES: readonly RegExp[] = [
  /^(?:希望|愿)(?:以上|这份|这篇|这些|这个|这一?稿|上述|我的)(?:内容|文案|文章|稿件|稿子|回答|建议|版本|周报|方案|修改|信息|范文)?.{0,16}(?:帮助|参考|满意|要求|需求|满足|符合).{0,16}$/,
  /^以上(?:就)?(?:是|为)(?:我?(?:根据|按照|为)[您你]).{0,40}[。！!]$/,
  /^(?:如果?|若|倘若)(?:[您你])?(?:还)?(?:有|需要?|想要?|觉得|希望).{0,20}(?:文字|文案|文章|稿|篇幅|语气|风格|字数|措辞|表述|版本|内容).{0,20}(?:修改|调整|润色|改动|优化|细化|完善)?.{0,20}(?:告诉我|告知我|跟我说|和我说|我(?:会|可以|来)).{0,20}$/,
  /^(?:i )?hope (?:this|the|that) (?:draft|text|version|revision|above|piece|response)\b.{0,60}$/i,
  /^(?:please |just )?(?:let me know|feel free to (?:let me know|ask|tell me)|if you(?:['’]d| would)? (?:like|need|want))\b.{0,80}\b(?:changes?|changed|revis\w+|adjust\w*|edit\w*|tweaks?|modif\w+|refin\w+|shorter|longer|different tone)\b.{0,60}$/i,
];
/** These a letter or an answer to a customer may say itself. */
const BARE_COURTESIES: readonly RegExp[] = [
  /^(?:如果?|若|倘若)(?:[您你])?(?:还)?(?:有|需要?|想要?|觉得|希望).{0,30}(?:修改|调整|润色|改动|优化|细化|完善).{0,30}(?:告诉我|告知我|跟我说|和我说|我(?:会|可以|来)).{0,20}$/,
  /^希望(?:能够?)?(?:对|给|为)?[您你](?:能够?)?(?:有所?|带来|提供)(?:一些)?帮助[！!。～~]*$/,
  /^(?:i )?hope (?:this|it) (?:helps|is helpful|was helpful)[!.]*$/i,
];
const FENCE = /^```\s*(?:markdown|md|text|txt|plaintext)?$/i;

/** Longest line of them all. */
export const SPOKEN_MOST_UNITS = 160;
/** Characters one of them begins with; a line that begins otherwise is known at once to be none. */
const HEAD_START = /^[好当没可收明以下这根按应（(【续接继`scogabhn]/i;
const TAIL_START = /^[希愿以如若倘全正本（(【[`*_\-hijlfpwat]/i;

const plain = (line: string) => line.trim().replace(/^[*_>#\s]+|[*_\s]+$/g, "");
const isOneOf = (patterns: readonly RegExp[], line: string) => patterns.some((pattern) => pattern.test(line));

export function mayLeadIn(start: string): boolean {
  return HEAD_START.test(plain(start)) || plain(start) === "";
}

export function isLeadIn(line: string, continues: boolean): boolean {
  return isOneOf(LEAD_INS, plain(line)) || (continues && isOneOf(CONTINUATIONS, plain(line)));
}

export function mayBeSpokenAtEnd(start: string): boolean {
  return TAIL_START.test(start.trim());
}

export function isSpokenAtEnd(line: string, keepsCourtesy: boolean): boolean {
  const text = plain(line);
  return isOneOf(COUNTS, line.trim()) || isOneOf(COURTESIES, text) || (!keepsCourtesy && isOneOf(BARE_COURTESIES, text));
}

export function isFence(line: string): boolean {
  return FENCE.test(line.trim());
}

/** A count at the end of a line: 正文。（全文约 600 字） */
export const COUNT_AT_END = /\s*[（(【](?:全文|正文|本文|总计?|共计?|合计|字数)[^）)】\n]{0,12}\d{2,6}\s*个?字[^）)】\n]{0,6}[）)】]\s*$/;
export const COUNT_BEGUN = /[（(【](?:$|[全正本总共合字][^）)】\n]{0,24}(?:[）)】]\s*)?$)/;
