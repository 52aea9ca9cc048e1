import type { Language } from "../language.ts";
import { sharedUnits, type Units, unitsOf } from "../text/overlap.ts";

/** What is asked for, and what answers it when it stands in the material. */
const ANSWERS: Readonly<Record<Language, readonly (readonly [asks: RegExp, given: RegExp])[]>> = {
  zh: [
    [/份数|有效问卷|回收|发放/, /\d\s*份/],
    [/样本量|样本数|人数|例数|被试数|样本的构成/, /\d\s*[人名例份位组]/],
    [/家数|门店数|企业数/, /\d\s*家/],
    [/(?:判决|案例|案件)的?(?:份数|件数|数量)/, /\d\s*(?:份|个|件).{0,4}(?:判决|案|裁判)/],
    [/量表|测量工具|所用工具/, /量表|指数|问卷/],
    [/数据库|存储/, /MySQL|SQLite|PostgreSQL|数据库/],
    [/软件与版本|统计软件/, /SPSS|Stata|R语言|Python|AMOS|Mplus/],
    [/龄期/, /\d\s*[天d]/],
    [/替代率|掺量|水平|浓度|分组|组别/, /替代率|掺量|浓度|\d\s*、\s*\d|[两三四五]组/],
    [/篇目|版本|所选文本|作品/, /《/],
    [/角色/, /角色|管理员/],
    [/型号|主控/, /STM32|ESP32|Arduino|51单片机|单片机/],
    [/次数|几次|频次/, /\d\s*次/],
  ],
  en: [
    [/how many came back|number of (?:questionnaires|respondents|participants)|sample size|how many (?:took part|people)/, /\d+/],
    [/number of (?:stores|firms|companies|patients|pupils|classes|judgments|cases|texts)|how many (?:cases|judgments|stores)/, /\d+/],
    [/scale|instrument|name .*of the tool/, /scale|questionnaire|index|inventory/i],
    [/software/, /spss|stata|python|\br\b/i],
    [/replacement|levels?|dosage|concentrations?|groups?/, /\d(?:, | and )\d|replacement|groups/i],
    [/\bage\b|curing/, /\d days/i],
    [/which texts|editions?|passages chosen/, /novels?|stories|poems|letters/i],
    [/roles/, /admin|roles|users/i],
    [/database/, /mysql|sqlite|postgres|database/i],
    [/model of the (?:board|controller)|microcontroller/, /stm32|esp32|arduino|raspberry/i],
  ],
};

/** A longer part is a clause and no thing of a list. */
const LONGEST_PART = 10;

/** Share of what is asked for that has to stand in one clause to be taken as given. */
const MOST_SHARED = 0.7;
const LEAST_UNITS = 2;

/**
 * What of the hint was not given; "" where all of it was. Of a list joined by 、 the things that were given go; a first one with 的
 * carries the beginning of the whole list and stays as long as anything is missing.
 */
export function stillMissing(hint: string, said: readonly Said[], language: Language): string {
  if (language === "en") return isGiven(hint, said, language) ? "" : hint;
  const parts = hint.split("、");
  if (parts.every((part) => isGiven(part, said, language)) || (parts.length === 1 && isGiven(hint, said, language))) return "";
  const isList = parts.slice(1).every((part) => part.length <= LONGEST_PART);
  if (!isList) return hint;
  const [first = "", ...rest] = parts;
  const left = rest.filter((part) => !isGiven(part, said, language));
  return [...(!first.includes("的") && isGiven(first, said, language) ? [] : [first]), ...left].join("、");
}

type Said = { readonly text: string; readonly units: Units };

function isGiven(hint: string, said: readonly Said[], language: Language): boolean {
  const patterns = ANSWERS[language].filter(([asks]) => asks.test(hint));
  if (patterns.some(([, given]) => said.some(({ text }) => given.test(text)))) return true;
  // A quoted heading is what is asked about: the clause it was made of is no answer.
  const units = unitsOf(hint.replace(/“[^”]{0,500}”/g, ""), language);
  if (units.size < LEAST_UNITS) return false;
  return said.some((fact) => sharedUnits(units, fact.units) / units.size >= MOST_SHARED);
}
