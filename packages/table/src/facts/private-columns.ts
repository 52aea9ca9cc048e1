import type { Column } from "../columns/index.ts";

/** Headings of columns that name a person's phone, papers, cards or addresses. */
const HEADING =
  /手机|电话|联系方式|身份证|证件号|护照|卡号|银行账号|银行账户|邮箱|电子邮件|微信号?$|\bqq\b|e-?mail|phone|mobile|\btel\b|id[ _-]?(?:card|number)|passport|card[ _-]?(?:no|number)|iban|ssn/iu;
const EMAIL = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/u;
/** Eleven digits of a mobile phone, a number with its area, fifteen to nineteen digits of papers and cards. */
const NUMBER =
  /(?<!\d)(?:(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|0\d{2,3}-\d{7,8}|\d{17}[\dXx]|\d{4}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?|\d{15,19})(?!\d)/u;
const WHOLE = new RegExp(`^\\s*(?:${EMAIL.source}|${NUMBER.source})\\s*$`, "u");
const ANYWHERE = new RegExp(`${EMAIL.source}|${NUMBER.source}`, "gu");

/** So many different words are looked at, and so many of them make a column private. */
const LOOKED_AT = 200;
const SHARE_MIN = 0.3;

/** Whether a column looks like one of phones, papers, cards or e-mail addresses: no cell of it is sent anywhere. */
export function isPrivate(column: Column): boolean {
  if (HEADING.test(column.name.normalize("NFKC"))) return true;
  if (column.type !== "text") return false;
  const words = column.words.filter((word) => word !== "").slice(0, LOOKED_AT);
  return words.length > 0 && words.filter((word) => WHOLE.test(word.normalize("NFKC"))).length >= words.length * SHARE_MIN;
}

/** A text without the numbers and addresses that stand in it. */
export const hidePrivate = (text: string): string => text.normalize("NFKC").replace(ANYWHERE, "…");
