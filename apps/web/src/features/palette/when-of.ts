import { variant } from "#lib/variant.ts";

const LOCALES = { zh: "zh-CN", en: "en-GB" } as const;
const format = new Intl.DateTimeFormat(LOCALES[variant], { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });

/** 11月20日 18:20 */
export function whenOf(time: string): string {
  return format.format(new Date(time));
}
