const SHORTER = /短|精简|压缩|缩减|删减|简洁|shorter|shorten|condense|trim|cut down|brief/i;
const LONGER = /长一|更长|扩|详细|展开|补充|增加|longer|expand|detail|elaborate|\badd\b/i;
const ASKED = /(\d{2,5})\s*(?:字|个字|字左右|characters?|words?)/i;
const SMALLEST_TARGET = 10;

/** Whether a new draft will be longer than the one before, by nobody knows how much. */
export function asksForLonger(instruction: string): boolean {
  return !SHORTER.test(instruction) && LONGER.test(instruction);
}

/** Length of a new draft: what the instruction asks for in so many words; free where it asks for shorter or longer; else as before. */
export function revisedTarget(instruction: string, before: number | null): number | null {
  const asked = ASKED.exec(instruction)?.[1];
  if (asked !== undefined && Number(asked) >= SMALLEST_TARGET) return Number(asked);
  return SHORTER.test(instruction) || LONGER.test(instruction) ? null : before;
}
