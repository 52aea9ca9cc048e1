/** `shixizhouji` by its initials `sxzj` → shi, xi, zhou, ji. Empty where they do not fit. */
export function splitReading(pinyin: string, initials: string): string[] {
  if (initials === "" || !/^[a-z0-9]+$/.test(initials)) return [];
  const parts = [...initials].map((letter) => `(${letter}[a-z0-9]*?)`).join("");
  return new RegExp(`^${parts}$`).exec(pinyin)?.slice(1) ?? [];
}
