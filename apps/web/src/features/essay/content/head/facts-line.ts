import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import type { Essay } from "../../api.ts";

/** 中文 · 8,000 字 · 本科 · 2025-06-18 14:20 创建 */
export function factsLine({ language, length, level, createdAt }: Pick<Essay, "language" | "length" | "level" | "createdAt">): string {
  const at = new Date(createdAt);
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return [
    m.languages[language],
    m.length(formatNumber(length)),
    m.levels[level],
    m.createdAt(`${day} ${two(at.getHours())}:${two(at.getMinutes())}`),
  ].join(" · ");
}
