import type { Language } from "../engine/draft-types.ts";
import { sharedUnits, type Units, unitsOf } from "../text/overlap.ts";

/** What is asked for, and what answers it when it stands in the material. */
const ANSWERS: Readonly<Record<Language, readonly (readonly [asks: RegExp, given: RegExp])[]>> = {
  zh: [
    [/份数|有效问卷|回收|发放/, /\d+\s*份/],
    [/样本量|样本数|人数|例数|被试数|样本的构成/, /\d+\s*[人名例份位组]/],
    [/家数|门店数|企业数/, /\d+\s*家/],
    [/判决|案例数|案件数|份数/, /\d+\s*(?:份|个|件).{0,4}(?:判决|案|裁判)/],
    [/量表|测量工具|所用工具/, /量表|指数|问卷/],
    [/数据库|存储/, /MySQL|SQLite|PostgreSQL|数据库/],
    [/软件与版本|统计软件/, /SPSS|Stata|R语言|Python|AMOS|Mplus/],
    [/时间|日期|起止|何时|什么时候|期间/, /\d+\s*[年月日周天]|\d+\s*个月|学期|月末|寒假|暑假/],
    [/龄期/, /\d+\s*[天d]/],
    [/替代率|掺量|水平|浓度|分组|组别/, /替代率|掺量|浓度|\d+\s*、\s*\d+|[两三四五]组/],
    [/篇目|版本|所选文本|作品/, /《/],
    [/角色/, /角色|管理员/],
    [/型号|主控/, /STM32|ESP32|Arduino|51单片机|单片机/],
    [/次数|几次|频次/, /\d+\s*次/],
  ],
  en: [
    [/how many came back|number of (?:questionnaires|respondents|participants)|sample size|how many (?:took part|people)/, /\d+/],
    [/number of (?:stores|firms|companies|patients|pupils|classes|judgments|cases|texts)|how many (?:cases|judgments|stores)/, /\d+/],
    [/scale|instrument|name .*of the tool/, /scale|questionnaire|index|inventory/i],
    [/software/, /spss|stata|python|\br\b/i],
    [/replacement|levels?|dosage|concentrations?|groups?/, /\d+(?:, | and )\d+|replacement|groups/i],
    [/\bage\b|curing/, /\d+ days/i],
    [/which texts|editions?|passages chosen/, /novels?|stories|poems|letters/i],
    [/roles/, /admin|roles|users/i],
    [/\bwhen\b|dates?\b|period|time\b/, /\d+ (?:weeks?|months?|days?)|(?:19|20)\d\d|term|spring|summer|autumn|winter/i],
    [/database/, /mysql|sqlite|postgres|database/i],
    [/model of the (?:board|controller)|microcontroller/, /stm32|esp32|arduino|raspberry/i],
  ],
};
const PARTS: Readonly<Record<Language, RegExp>> = { zh: /[、，；]|以及|及其|与|和/, en: /, | and / };
/** Share of what is asked for that has to stand in one clause to be taken as given. */
const MOST_SHARED = 0.7;
const LEAST_UNITS = { zh: 2, en: 2 };

/** What of the hint was not given; "" where all of it was. A hint that names several things loses those the author has told. */
export function stillMissing(hint: string, said: readonly { readonly text: string; readonly units: Units }[], language: Language): string {
  if (said.length === 0) return hint;
  if (isGiven(hint, said, language) && !PARTS[language].test(hint)) return "";
  if (language === "en") return isGiven(hint, said, language) ? "" : hint;
  const parts = hint.split("、");
  const left = parts.filter((part) => !isGiven(part, said, language));
  if (left.length === parts.length) return hint;
  // Taken apart at 、 the rest reads as a list still; what was joined in another way is dropped as a whole.
  return left.join("、").replace(/^[与和及]/, "");
}

function isGiven(hint: string, said: readonly { readonly text: string; readonly units: Units }[], language: Language): boolean {
  const patterns = ANSWERS[language].filter(([asks]) => asks.test(hint));
  if (patterns.some(([, given]) => said.some(({ text }) => given.test(text)))) return true;
  const units = unitsOf(hint, language);
  if (units.size < LEAST_UNITS[language]) return false;
  return said.some((fact) => sharedUnits(units, fact.units) / units.size >= MOST_SHARED);
}
