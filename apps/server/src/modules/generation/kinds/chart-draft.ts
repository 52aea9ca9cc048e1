import { type KindInput, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { CHART, CHART_QUOTES } from "@tangleaf/contract/chart";
import { type ChartData, EMPHASIS_MAX } from "@tangleaf/table/chart";
import { chartEn } from "../../../messages/chart.en.ts";
import { chartZh } from "../../../messages/chart.zh.ts";
import { AppError } from "../../../platform/errors.ts";
import { requestHash } from "../../request-hash.ts";
import { completeDraft } from "../charts/complete-draft.ts";
import { type DraftAnswer, draftAnswerSchema } from "../charts/draft-answer.ts";
import { draftByRule } from "../charts/draft-by-rule.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { allowedText, assertAllowed } from "../moderate-text.ts";
import { chartFrames } from "../prompt/chart-frame.ts";
import { dataLines } from "../prompt/prompt-lines.ts";

type DraftTask = Task & KindInput<"chartDraft"> & { readonly kind: "chartDraft" };

/** Rows a model is shown. */
const SHOWN_ROWS = 60;
/** Of a cell so much is shown. */
const SHOWN_CHARACTERS = 60;
const TITLE_MAX_CHARACTERS = 120;

export const chartDraftKind = defineKind<"chartDraft", DraftTask, DraftAnswer>({
  name: "chartDraft",
  isDraft: false,
  hand: "computing",
  output: {
    format: "json",
    schema: draftAnswerSchema,
    complete: completeDraft,
    // Its figures stand in the table, which is not part of the text.
    toText: ({ look, why }) => [look.title.replaceAll(/\{\{[^{}]*\}\}/g, "…"), look.caption, why].filter((line) => line !== "").join("\n"),
  },
  prepare(deps, _userId, input) {
    const { type, lang } = input;
    const data = cleanData(input.data);
    // Looked at as a whole; its words stay as they are, for an answer names them.
    assertAllowed(deps, data, "data");
    const emphasis = allowedText(deps, cleanText(input.emphasis), "emphasis");
    const words = lang === "zh" ? chartZh : chartEn;
    const names = data.columns.map(({ name }) => name).join(lang === "zh" ? "、" : ", ");
    return {
      scene: null,
      title: words.tableOf(names).slice(0, TITLE_MAX_CHARACTERS).toWellFormed(),
      input: { emphasis, lang, ...(type === undefined ? {} : { type }), asked: requestHash("chartDraft", input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): DraftTask => ({
        kind: "chartDraft",
        data,
        emphasis,
        lang,
        ...(type === undefined ? {} : { type }),
        attempt,
        language: lang,
      }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === requestHash("chartDraft", input),
  estimate: () => CHART_QUOTES.draft / TOKENS_PER_CHARACTER,
  plan: () => PLAIN_PLAN,
  prompt({ data, emphasis, type, lang }, call) {
    const { draft, fields, kinds, column, rowsLeft } = chartFrames[lang];
    const { columns, rows } = data;
    const shown = rows.slice(0, SHOWN_ROWS).map((row) => columns.map((_, at) => shownCell(row[at] ?? null)).join(" | "));
    const left = rows.length - shown.length;
    const table = [
      `${fields.columns}:`,
      ...columns.map(({ name, type: kind, unit = "" }) => `- ${column({ name, isNumber: kind === "number", unit })}`),
      `${fields.rows}:`,
      ...shown,
      ...(left > 0 ? [rowsLeft(left)] : []),
    ];
    return [
      draft({ alternatives: CHART.alternatives, emphasis: EMPHASIS_MAX, kind: type === undefined ? null : `${type} (${kinds[type]})` }),
      call.frame.language.own,
      ...dataLines(call, "material", table.join("\n")),
      ...dataLines(call, "wishes", emphasis === "" ? "" : call.frame.field(fields.emphasis, emphasis)),
    ];
  },
  sample(task) {
    const answer = draftByRule(task);
    if (answer === null) throw new AppError("chart.noNumbers", { field: "data" });
    return { kind: "ready", answer: JSON.stringify(answer) };
  },
});

function shownCell(cell: ChartData["rows"][number][number]): string {
  return cell === null ? "" : String(cell).replace(/\s+/g, " ").trim().slice(0, SHOWN_CHARACTERS);
}

function cleanData({ columns, rows }: ChartData): ChartData {
  return {
    columns: columns.map((column) => ({ ...column, name: cleanText(column.name) })),
    rows: rows.map((row) => row.map((cell) => (typeof cell === "string" ? cleanText(cell) : cell))),
  };
}
