import type { WordTemplate, WordTemplateSummary } from "@tangleaf/contract";
import { isoTime } from "../../platform/iso-time.ts";
import type { SchoolTemplate } from "../school-template/index.ts";
import type { WordTemplateRow } from "./word-template.repo.ts";

export function presentSummary({
  id,
  name,
  created_at,
  updated_at,
}: Pick<WordTemplateRow, "id" | "name" | "created_at" | "updated_at">): WordTemplateSummary {
  return { templateId: id, name, createdAt: isoTime(created_at), updatedAt: isoTime(updated_at) };
}

export function presentTemplate(row: WordTemplateRow): WordTemplate {
  const { page, looks, numbering, header, bodyNumber, cover } = JSON.parse(row.profile) as SchoolTemplate;
  return {
    ...presentSummary(row),
    page,
    looks: looks.map(({ role, foundBy, look: { eastAsia, latin, points, bold, align } }) => ({
      role,
      foundBy,
      font: { eastAsia, latin },
      points,
      bold,
      align,
    })),
    numbering,
    header: header === null ? null : { odd: header.odd, even: header.even },
    hasPageNumbers: bodyNumber !== null,
    cover:
      cover === null
        ? null
        : {
            problems: [...cover.problems],
            fields: cover.fields.map(({ id: fieldId, label, line, fact: suggested }) => ({ fieldId, label, line, suggested })),
          },
    mapping: JSON.parse(row.mapping),
  };
}
