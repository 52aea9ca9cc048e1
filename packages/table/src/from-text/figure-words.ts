/** Units a figure of a text may have. */
export const UNITS =
  "%|％|‰|个百分点|万?元|亿元|人次|平方米|公里|千米|公斤|千克|小时|分钟|人|册|本|件|家|个|台|辆|吨|克|米|亩|天|分|岁|度|次|篇|条|份|单|票|户|所|间|棵|只|头|kg|km|kWh|hours?|people|students|books|items";
/** What makes a date, a time, a rank or a place of the number before it. */
const NAMES_BEHIND =
  /^[ \t]*(?:年(?!级?学生|人)|月(?!薪)|日|号|季|届|期|时|点(?!\d)|[:：]\d|章|节|版|页|级|班|楼|室|路)|^[-–/.]\d|^[A-Za-z]/u;
const NAMES_BEFORE = /(?:第|表|图|附录|编号|学号|页码|电话|ISBN)\s*(?:[:：为是]\s*)?$/iu;
/** A word before a number is looked for so far back, blanks included. */
const LOOKED_BACK = 40;

/** Whether what follows a place says that its number names something. */
export const namesBehind = (text: string, to: number): boolean => NAMES_BEHIND.test(text.slice(to));
/** Whether what stands before a place says so. */
export const namesBefore = (text: string, from: number): boolean => NAMES_BEFORE.test(text.slice(Math.max(0, from - LOOKED_BACK), from));
