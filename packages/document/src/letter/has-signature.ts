/** Lines looked at from the end: under name and date there may stand contacts, copies and attachments. */
const SIGNED_WITHIN_LINES = 8;
const LINE_MAX_UNITS = 60;

/** A date that ends its line, alone or behind a name: 二〇二六年三月一日, 2026-03-01, March 1, 2026, 1 March 2026. */
const DATE =
  /(?:[\d〇○零一二三四五六七八九xX×_＿】\]]\s*年.{1,12}月(?:.{1,12}日)?|[12]\d{3}[-./]\d{1,2}[-./]\d{1,2}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}\.?,? \d{4})$/i;
const DATE_LABEL = /^(?:.{0,6}日期|dated?)\s*[:：]/i;
/** A line that says whose name it is, or leaves the place for one. */
const SIGNER =
  /^(?!尊敬|敬爱|亲爱|致|各)(?:.*(?:署名|落款|签名|签字|签章|签发|盖章|印发|报送|抄送|[甲乙丙]方|(?<!联系|负责|主持|参会|参加|责任|对接|受益|收件|发件)人\s*[:：]|单位\s*[:：]|\bsign(?:ed|ature)\b|\b(?:copies|submitted by)\s*:)|[报送]\s*[：:])/i;
/** A place that is marked to be filled in: 【待补充：姓名】, [Your name]. */
const MARKED =
  /^[【[](?:[^】\]]*(?:姓名|署名|落款|名称|单位|日期|name|date|signature)|(?:待补充：|to add: )?(?:姓名|署名|your name|name)[^】\]]*)[】\]]$/i;

/** What may stand under a name. */
const BELOW = /^(?:[（(]|附|联系|电话|手机|地址|邮箱|网址|phone|tel\b|mobile|e-?mail|cc\b|encl|attach|p\.?s\b)/i;
const NAME_MAX_UNITS = { zh: 24, en: 48 } as const;
const NO_NAME = /[：:]|[。！？；，、.!?;,]$/;
const COMPANY_END = /\b(?:Ltd|Inc|Co|Corp|Jr|Sr)\.$/;
const FAREWELL =
  /^(?:此致|敬礼|祝好|顺颂|顺祝|即颂|特此|专此|此复|谢谢|感谢|(?:yours|sincerely|faithfully|respectfully|(?:best |kind |warm )*(?:regards|wishes)|best|cheers|thanks?)\b)/i;

/** Whether a text ends with a name or a date. Where it is in doubt it does: nobody is to be told of a gap that is none. */
export function hasSignature(text: string): boolean {
  const lines = text
    .split("\n")
    .map(withoutEmphasis)
    .filter((line) => line !== "");
  if (lines.slice(-SIGNED_WITHIN_LINES).some(isSigning)) return true;
  const last = lines.findLast((line) => !BELOW.test(line));
  return lines.length > 2 && last !== undefined && isName(last);
}

function withoutEmphasis(line: string): string {
  return line.replace(/[*_]{2}/g, "").trim();
}

function isSigning(line: string): boolean {
  if (line.length > LINE_MAX_UNITS) return false;
  return isDate(line) || MARKED.test(line) || (SIGNER.test(line) && !/[。；！？.;!?]$/.test(line));
}

/** 时间：2026年3月1日 says when something takes place, a sentence that ends with a date says what happened. */
function isDate(line: string): boolean {
  if (DATE_LABEL.test(line)) return true;
  return DATE.test(line) && !/[:：，。；!?]/.test(line);
}

/** A short line that is no sentence and no label: a person, an office, a company. */
function isName(line: string): boolean {
  const max = /\p{Script=Han}/u.test(line) ? NAME_MAX_UNITS.zh : NAME_MAX_UNITS.en;
  if (line.length > max || /^(?:[-*|>#\d【[]|[一二三四五六七八九十]+、)/.test(line)) return false;
  return (!NO_NAME.test(line) || COMPANY_END.test(line)) && !FAREWELL.test(line);
}
