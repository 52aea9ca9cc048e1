import type { Language } from "../language.ts";

export type Intent = "unmark" | "replace" | "remove" | "data" | "opening" | "shorter" | "longer" | "formal" | "reword" | "add";

/** Instructions by wording; the first match decides, everything else is "add". */
const PATTERNS: Readonly<Record<Language, readonly (readonly [Intent, RegExp])[]>> = {
  zh: [
    ["unmark", /(?:去掉|删掉|删除|清掉|不要).{0,6}(?:待补|标记|【)/],
    ["replace", /把[“「]?(.+?)[”」]?(?:改成|换成|改为|替换为|替换成)[“「]?(.+?)[”」]?[。！]?$/],
    ["data", /补.{0,4}数据|加.{0,4}数据|数据支撑|量化/],
    ["opening", /(?:换|改|重写).{0,4}(?:开头|开场|开篇)/],
    ["shorter", /短一?[点些]|太长|精简|压缩|简短|缩短|删减|简洁/],
    ["longer", /长一?[点些]|太短|详细|展开|扩写|扩充|丰富|充实/],
    ["formal", /正式|书面|官方|庄重|严肃/],
    ["remove", /(?:删除|删掉|去掉|去除|不要提|不要写)(?:了)?[“「]?(.+?)[”」]?(?:的?(?:部分|内容|句子|这句|那句|段落))?[。！]?$/],
    ["reword", /换一?[种个版]|重写|改写|润色|换个说法/],
  ],
  en: [
    ["unmark", /(?:remove|delete|drop|clear).{0,12}(?:marks?|gaps?|【|to add)/i],
    ["replace", /(?:replace|change)\s+["“]?(.+?)["”]?\s+(?:with|to|by)\s+["“]?(.+?)["”]?\.?$/i],
    ["data", /\b(?:data|figures|numbers|evidence)\b/i],
    ["opening", /\b(?:opening|beginning|first (?:line|sentence|paragraph)|start)\b/i],
    ["shorter", /\b(?:short|shorter|shorten|condense|trim|concise|brief|cut)\b/i],
    ["longer", /\b(?:long|longer|expand|detail|elaborate|extend)\b/i],
    ["formal", /\b(?:formal|professional|official)\b/i],
    ["remove", /(?:remove|delete|drop|leave out)\s+(?:the\s+)?["“]?(.+?)["”]?(?:\s+(?:part|sentence|paragraph))?\.?$/i],
    ["reword", /\b(?:rewrite|reword|rephrase|another (?:way|version)|polish)\b/i],
  ],
};

/** Only this many characters of an instruction are matched. */
const LONGEST_WISH = 400;

export function readInstruction(instruction: string, language: Language): { intent: Intent; words: readonly string[] } {
  const wish = instruction.trim().slice(0, LONGEST_WISH);
  for (const [intent, pattern] of PATTERNS[language]) {
    const found = pattern.exec(wish);
    if (found) return { intent, words: found.slice(1).filter(Boolean) };
  }
  return {
    intent: "add",
    words: [
      wish
        .replace(/^(?:请|麻烦)?(?:再)?(?:加上|加入|补充|增加|添加|写上|提到|please\s+)?(?:add|mention|include)?\s*/i, "")
        .replace(/[。.！!]$/, ""),
    ],
  };
}
