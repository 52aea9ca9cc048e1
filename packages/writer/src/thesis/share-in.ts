import type { Language } from "../language.ts";

const PAIR_ZH = /(?<!\d)(\d+)\s*([份人名家个次例篇件户条起位题节单种])[^，。；\d]{0,8}[中里，][^，。；\d]{0,10}?(\d+)\s*\2/;
const PAIR_EN = /(?<!\d)(\d+)\s+(?:out )?of (?:the )?(\d+)\b/i;
const PERCENT = 100;

/** The share two given figures make, with its sum; "" where no two belong together. */
export function shareIn(text: string, language: Language): string {
  const found = (language === "zh" ? PAIR_ZH : PAIR_EN).exec(text);
  if (!found) return "";
  const [part, whole] = language === "zh" ? [Number(found[3]), Number(found[1])] : [Number(found[1]), Number(found[2])];
  if (!(whole > 0) || part > whole) return "";
  const share = ((PERCENT * part) / whole).toFixed(1).replace(/\.0$/, "");
  const isExact = Number(share) === (PERCENT * part) / whole;
  const sum = `${part}÷${whole}${isExact ? "=" : "≈"}${share}%`;
  return language === "zh" ? `占比为 ${sum}。` : `The share is ${sum}.`;
}
