import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { longDocumentMessages as d } from "#messages/long-document.ts";
import type { Essay } from "../../api.ts";

type Facts = Pick<Essay, "documentType" | "language" | "length" | "level" | "createdAt">;

/** 中文 · 8,000 字 · 本科 · 2025-06-18 14:20 创建 */
export function factsLine({ documentType, language, length, level, createdAt }: Facts): string {
  const kind = documentType === null ? m.levels[level] : d.kinds[documentType];
  const facts = [m.languages[language], m.length(formatNumber(length)), kind, m.createdAt(new Date(createdAt))];
  return facts.join(" · ");
}
