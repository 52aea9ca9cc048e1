import type { InputOf, OutputOf, RouteAt } from "@tangleaf/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryClient, refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

export type WordTemplate = OutputOf<RouteAt<"/api/wordTemplate/get">>;
export type TemplateMapping = WordTemplate["mapping"];
export type PreviewLine = OutputOf<RouteAt<"/api/wordTemplate/preview">>["cover"][number];
type ExportInput = InputOf<RouteAt<"/api/essay/export">>;
export type ExportFormat = ExportInput["format"];
export type ThesisLook = NonNullable<ExportInput["look"]>;

/** A thesis with pictures takes longer than an ordinary call; so does reading a large file. */
const LONG_TIMEOUT_MS = 120_000;

export const templatesQuery = queryOptions({
  queryKey: queryKeys.wordTemplates.list,
  queryFn: ({ signal }) => call("/api/wordTemplate/list", {}, { signal, shownBy: "screen" }),
});

export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: queryKeys.wordTemplates.one(templateId),
    queryFn: ({ signal }) => call("/api/wordTemplate/get", { templateId }, { signal, shownBy: "screen" }),
  });

export const previewQuery = (templateId: string, essayId: string, mapping: TemplateMapping) =>
  queryOptions({
    queryKey: queryKeys.wordTemplates.preview(templateId, essayId, mapping),
    queryFn: ({ signal }) => call("/api/wordTemplate/preview", { templateId, essayId, mapping }, { signal, shownBy: "screen" }),
    placeholderData: keepPreviousData,
    // The essay's facts may have changed on the dialog below.
    staleTime: 0,
  });

export const statementQuery = (essayId: string) =>
  queryOptions({
    queryKey: queryKeys.essays.aiStatement(essayId),
    queryFn: ({ signal }) => call("/api/essay/aiStatement", { essayId }, { signal, shownBy: "screen" }),
    // Something may have been written since.
    staleTime: 0,
  });

export const exportEssay = (asked: ExportInput) => call("/api/essay/export", asked, { timeoutMs: LONG_TIMEOUT_MS, shownBy: "action" });

export async function addTemplate(fileId: string): Promise<WordTemplate> {
  const template = await call("/api/wordTemplate/add", { fileId }, { timeoutMs: LONG_TIMEOUT_MS, shownBy: "action" });
  keepTemplate(template);
  return template;
}

export async function saveTemplate(changed: InputOf<RouteAt<"/api/wordTemplate/update">>): Promise<void> {
  keepTemplate(await call("/api/wordTemplate/update", changed, { shownBy: "action" }));
}

export async function removeTemplate(templateId: string): Promise<void> {
  await call("/api/wordTemplate/remove", { templateId }, { shownBy: "action" });
  await refreshAnswers(queryKeys.wordTemplates.list);
}

function keepTemplate(template: WordTemplate): void {
  queryClient.setQueryData(queryKeys.wordTemplates.one(template.templateId), template);
  void refreshAnswers(queryKeys.wordTemplates.list);
}
