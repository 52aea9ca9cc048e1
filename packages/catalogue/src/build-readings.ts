import { pinyin } from "pinyin-pro";
import { ALL_COMMON, gb2312Characters } from "./gb2312-characters.ts";

/** Every reading of each common character, as "ba八吧…bai…"; a character with two is under both. */
export function buildReadings(): string {
  const byReading = new Map<string, string>();
  for (const character of gb2312Characters(ALL_COMMON)) {
    const spelled = pinyin(character, { toneType: "none", type: "array", multiple: true, v: true });
    for (const reading of new Set(spelled.map((one) => one.toLowerCase()))) {
      if (/^[a-z]+$/.test(reading)) byReading.set(reading, `${byReading.get(reading) ?? ""}${character}`);
    }
  }
  return [...byReading]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([reading, characters]) => reading + characters)
    .join("");
}
