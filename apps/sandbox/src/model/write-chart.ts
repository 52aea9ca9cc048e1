import type { ModelCall } from "./model-call.ts";

/** What a model does wrong that is asked for a chart, or for the figures of a text. */
export type ChartAnswers = {
  /** `digits`: figures in its claim; `unknown`: rows, columns and marks that are none; `prose`: talk where JSON is asked for. */
  readonly fault?: "digits" | "unknown" | "prose";
  /** Only in the first so many answers. */
  readonly times?: number;
};

const TURNS = new WeakMap<ChartAnswers, number>();
const MANY = 999;

/** The answer of a model that is asked about a chart, or about the figures of a text, made of what its prompt shows. */
export function writeChart(call: ModelCall, answers: ChartAnswers): string {
  const turn = TURNS.get(answers) ?? 0;
  TURNS.set(answers, turn + 1);
  const fault = turn < (answers.times ?? Number.POSITIVE_INFINITY) ? answers.fault : undefined;
  const prompt = call.messages.find(({ role }) => role === "user")?.content ?? "";
  if (fault === "prose") return "好的，这张图我建议画成折线。";
  // By the schema it is shown: not every provider is told a format.
  return JSON.stringify(prompt.includes(`"spans"`) ? figuresOf(prompt, fault) : chartOf(prompt, fault));
}

function chartOf(prompt: string, fault: ChartAnswers["fault"]): object {
  const columns = [...prompt.matchAll(/^- (.+?)(?:：|: )(数|名称|figures|names)/gmu)].map(([, name = "", kind = ""]) => ({ name, kind }));
  const x = columns.find(({ kind }) => kind === "名称" || kind === "names")?.name ?? columns[0]?.name ?? "";
  const y = columns.find(({ kind }) => kind === "数" || kind === "figures")?.name ?? "";
  const rows = [...prompt.matchAll(/^([^|\r\n\u2028\u2029]+) \| /gmu)].map(([, name = ""]) => name.trim());
  const row = fault === "unknown" ? "没有的行" : (rows[0] ?? "");
  return {
    type: "bar",
    x,
    y: [fault === "unknown" ? "没有的列" : y],
    emphasis: [{ x: row }],
    claim: fault === "digits" ? `${row}是 ${MANY}` : `${row}是 {{x=${row},y=${y}}}`,
    caption: "",
    why: fault === "digits" ? `因为有 ${MANY} 个` : "按数据画的",
    alternatives: ["flat"],
  };
}

function figuresOf(prompt: string, fault: ChartAnswers["fault"]): object {
  const marks = [...prompt.matchAll(/([^\s，。；、：⟦⟧]{1,12})⟦(\d+)⟧/gu)].map(([, label = "", mark = ""]) => ({
    label,
    span: Number(mark),
  }));
  const rows = marks.map(({ label, span }) => ({ label, spans: [fault === "unknown" ? span + MANY : span] }));
  return { columns: [fault === "digits" ? `${MANY}` : "名称", "数"], rows };
}
