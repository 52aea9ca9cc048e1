/** Dates of texts are those of the place its readers live in. */
const TIME_ZONE = "Asia/Shanghai";
const FORMATS = {
  zh: new Intl.DateTimeFormat("zh-CN", { timeZone: TIME_ZONE, dateStyle: "full" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, dateStyle: "full" }),
};

/** A day with its weekday: 2026年11月29日星期日, Sunday, 29 November 2026. */
export function formatDay(now: number, language: "zh" | "en"): string {
  return FORMATS[language].format(now);
}
