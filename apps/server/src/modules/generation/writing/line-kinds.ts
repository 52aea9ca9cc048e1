/** What a line of a text is for: a heading, the close of a letter, a date, tags. Both languages. */

const HEADING_MOST_UNITS = 60;
const NUMBER_MARK =
  /^(?:第[一二三四五六七八九十百零\d]+[章节部分]+[：:、\s]*|[一二三四五六七八九十]+[、.．]\s*|[（(][一二三四五六七八九十\d]+[)）]\s*|\d+(?:\.\d+)*(?:[、．)）]\s*|\.\s+|\s+)|[IVX]+\.\s+)/;

/** Words of a line without what marks it as a heading. */
export function headingWords(line: string): string {
  return line
    .trim()
    .replace(/^#{1,6}\s*/, "")
    .replace(/^[*_【《「[]+/, "")
    .replace(NUMBER_MARK, "")
    .replace(/^[*_]+/, "")
    .replace(/[*_】》」\]：:。.]+$/, "")
    .trim();
}

/** Whether a whole line is marked as a heading. */
export function isHeading(line: string): boolean {
  const text = line.trim();
  if (/^#{1,6}\s+\S/.test(text)) return true;
  if (text.length > HEADING_MOST_UNITS || /[。！？；;!?，,]$/.test(text)) return false;
  return (
    /^(?:\*\*|__)[^*]+(?:\*\*|__)[：:]?$/.test(text) ||
    /^【[^】]+】$/.test(text) ||
    /^(?:[一二三四五六七八九十]+、|第.{1,4}[章节])/.test(text)
  );
}

/** Extra words a heading may have beside the name it stands for. */
const BESIDE_MOST_UNITS = 12;

/** The place in `names`, not before `from`, of the section that begins with this line; -1 where none does. */
export function sectionOf(line: string, names: readonly string[], from = 0): number {
  const words = headingWords(line).toLowerCase();
  if (words === "") return -1;
  const marked = isHeading(line) || NUMBER_MARK.test(line.trim());
  let loose = -1;
  for (let at = Math.max(0, from); at < names.length; at++) {
    const name = nameOf(names[at] ?? "");
    if (name === "") continue;
    if (words === name) return at;
    const rest = words.startsWith(name) ? words.slice(name.length) : null;
    if (rest !== null && /^\s*[：:（(—-]/.test(rest)) return at;
    if (!marked || loose >= 0) continue;
    const holds = words.includes(name) && words.length <= name.length + BESIDE_MOST_UNITS;
    const isPart = words.length > 1 && name.split(/[与和及、或]| and | or /).some((part) => part.trim() === words);
    if (holds || isPart) loose = at;
  }
  return loose;
}

/** A section written in several goes is called 正文（1/3）. */
function nameOf(name: string): string {
  return name.replace(/（\d+\/\d+）$/, "").toLowerCase();
}

/** A line whose beginning may still become a heading that stands for one of `names`. */
export function mayBecomeHeading(start: string, names: readonly string[]): boolean {
  const text = start.trimStart();
  if (text === "") return true;
  if (text.length > HEADING_MOST_UNITS) return false;
  if (/^[#*_【《「[（(第一二三四五六七八九十\dIVX]/.test(text)) return true;
  const words = text.toLowerCase();
  return names.some((full) => {
    const name = nameOf(full);
    return name.startsWith(words) || words.startsWith(name);
  });
}

const CLOSING =
  /^(?:此致|敬礼|敬上|谨上|谨启|敬启|顺颂|顺祝|即颂|祝好|特此|专此|妥否|当否|以上.{0,8}(?:妥否|当否|请予)|落款|署名|签名|签字|签发|.{1,8}人[：:]|.{0,6}单位[：:]|Yours|Sincerely|Faithfully|(?:Best|Kind|Warm) (?:regards|wishes)|Regards|Respectfully|Signed|Signature)/i;
const DATE_LINE =
  /^(?:.{0,6}(?:日期|时间|Date)\s*[：:]\s*\S.{0,30}|(?:[12]\d{3}|[〇○零一二三四五六七八九]{4}|[_＿xX×]{2,4}|【[^】]{0,16}】)\s*年.{1,10}月.{1,10}日|【[^】]*日期[^】]*】|[【[][^\]】]*\bdate\b[^\]】]*[\]】]|\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+,? \d{4}|[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}|[12]\d{3}[-./]\d{1,2}[-./]\d{1,2})$/i;
/** What may stand under the date of an official document. */
const UNDER_DATE =
  /^(?:[（(【[]|.{0,8}(?:联系|电话|地址|邮箱|抄送|附件|附注|附：|报送|印发|主办|举报|监督|回执|信箱|盖章)|Contact|Phone|Tel|Email|Cc|Copies|Encl|Attach)/i;
const TAG_LINE = /^(?:[#＃][^\s#＃]+[#＃]?[\s，、,]*){2,}$/;

const CLOSING_MOST_UNITS = 48;
/** A line is looked at for so long before it is known what it is. */
const CLOSING_LOOK_UNITS = 10;

/** A line that closes a letter or an official document: a short one, a sentence that begins with its name is none. */
export function isClosing(line: string): boolean {
  const text = line.trim();
  return text.length <= CLOSING_MOST_UNITS && CLOSING.test(text);
}

/** Whether a line that begins so may still become one. */
export function mayBecomeClosing(start: string): boolean {
  const text = start.trim();
  return text.length < CLOSING_LOOK_UNITS || isClosing(text) || isShortLine(text);
}

export function isDateLine(line: string): boolean {
  return DATE_LINE.test(line.trim());
}

export function standsUnderDate(line: string): boolean {
  return UNDER_DATE.test(line.trim());
}

export function isTagLine(line: string): boolean {
  return TAG_LINE.test(line.trim());
}

const NAME_MOST_UNITS = 24;

/** A short line without a sentence: a name, a place, a wish. */
export function isShortLine(line: string): boolean {
  const text = line.trim();
  return (
    text !== "" && text.length <= NAME_MOST_UNITS && !/[。！？；!?;,，、：:]$/.test(text) && !isHeading(line) && !/^[-*|>\d]/.test(text)
  );
}

/** An item of a list, a row of a table, a quotation. */
export function isListLine(line: string): boolean {
  return /^\s*(?:[|>]|[-*+•] |\d+[.、)）]|[（(]\d+[)）])/.test(line);
}

/** Lines looked at from the end for name and date. */
const SIGNED_WITHIN_LINES = 8;
const SIGN_LABEL = /(?:署名|落款|签名|签字|签章|盖章|人[：:]|单位[：:]|Signed|Signature)/i;

/** Whether a text ends with name or date. */
export function hasSignature(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const last = lines.slice(-SIGNED_WITHIN_LINES);
  if (last.some((line) => isDateLine(line) || (SIGN_LABEL.test(line) && line.trim().length <= HEADING_MOST_UNITS))) return true;
  const end = lines.at(-1) ?? "";
  return lines.length > 2 && isShortLine(end);
}
