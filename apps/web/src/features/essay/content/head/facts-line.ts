import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import type { Essay } from "../../api.ts";

/** 中文 · 8,000 字 · 本科 · 2025-06-18 14:20 创建 */
export function factsLine({ language, length, level, createdAt }: Pick<Essay, "language" | "length" | "level" | "createdAt">): string {
  const facts = [m.languages[language], m.length(formatNumber(length)), m.levels[level], m.createdAt(new Date(createdAt))];
  return facts.join(" · ");
}
