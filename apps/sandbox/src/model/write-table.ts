import type { ModelCall } from "./model-call.ts";

/** What a model answers that is asked about tables, and what it does wrong. */
export type TableAnswers = {
  /** Plans by their question. */
  readonly plans?: Readonly<Record<string, unknown>>;
  readonly fault?: "spelled" | "near" | "unknown" | "prose" | "sql" | "thirtySteps" | "broken" | "invents" | "inventsHalf";
  /** So many answers of a conversation are faulty; all where left out. */
  readonly times?: number;
};

const FENCED = /<<<\w+\n([\s\S]*?)\n\w+>>>/g;
const TABLE = /^(?:表|Table) (\S+?)[「 "]/gmu;
const STEPS_TOO_MANY = 30;

/** The answer to a question about tables, or sentences about a result. */
export function writeTable(call: ModelCall, { plans = {}, fault, times = Number.POSITIVE_INFINITY }: TableAnswers): string {
  const tries = call.messages.filter(({ role }) => role === "assistant").length;
  const does = tries < times ? fault : undefined;
  const asked = call.messages[1]?.content ?? "";
  const blocks = [...asked.matchAll(FENCED)].map(([, text = ""]) => text);
  if (asked.includes('"sentences":{')) return tell(blocks[0] ?? "", does);
  const plan = plans[blocks.at(-1) ?? ""];
  if (plan === undefined) return JSON.stringify({ v: 1, refuse: "noSuchData", say: "没有这样的数据。" });
  const [shown = ""] = blocks;
  const answer = JSON.stringify(misspelled(withTables(plan, shown), shown, does));
  switch (does) {
    case "prose":
      return `好的，先按 {列} 分组，再看 {前几名}：\n${answer}\n这样就能算出来了，{"say":"完"}。`;
    case "sql":
      return "SELECT 部门, SUM(金额) FROM t GROUP BY 部门;";
    case "broken":
      return answer.slice(0, -4);
    case "thirtySteps":
      return JSON.stringify({
        ...(JSON.parse(answer) as object),
        steps: Array.from({ length: STEPS_TOO_MANY }, () => ({ op: "limit", n: 1 })),
      });
    default:
      return `\`\`\`json\n${answer}\n\`\`\``;
  }
}

/** A plan that names other tables than there are is about the first of them, and joins the second. */
function withTables(plan: unknown, shown: string): unknown {
  const ids = [...shown.matchAll(TABLE)].map(([, id]) => id);
  const given = (id: unknown, n: number) => (typeof id !== "string" || ids.includes(id) || id.startsWith("#") ? id : (ids[n] ?? id));
  const { from, steps } = plan as { from?: unknown; steps?: readonly { with?: unknown; op: string }[] };
  if (steps === undefined) return plan;
  const joined = steps.map((step) => (step.op === "join" ? { ...step, with: given(step.with, 1) } : step));
  return { ...(plan as object), from: given(from, 0), steps: joined };
}

/** Keys of a plan whose values are headings. */
const NAMING = ["col", "col2", "by", "rows", "columns", "along", "cols", "on", "x", "y"];

function misspelled(plan: unknown, shown: string, fault: TableAnswers["fault"]): unknown {
  const change = { spelled, near: (name: string) => `${name}列`, unknown: () => "没有这一列" }[fault as "spelled" | "near" | "unknown"];
  if (change === undefined) return plan;
  const headings = new Set(shown.split("\n").flatMap((line) => (line.startsWith("- ") ? [line.slice(2).split(" | ")[0] ?? ""] : [])));
  const walk = (part: unknown, isName: boolean): unknown => {
    if (typeof part === "string") return isName && headings.has(part) ? change(part) : part;
    if (Array.isArray(part)) return part.map((one) => walk(one, isName));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value, NAMING.includes(key))]));
  };
  return walk(plan, false);
}

const FULL_WIDTH = 0xfee0;

/** Full width, with a blank and in brackets. */
function spelled(name: string): string {
  const wide = [...name].map((letter) => (/[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + FULL_WIDTH) : letter));
  return `「${wide.join(" ")}」`;
}

/** One sentence for each of the first rows: its name and its last figure. */
function tell(table: string, fault: TableAnswers["fault"]): string {
  const rows = table
    .split("\n")
    .slice(1, 4)
    .map((line) => line.split(" | "));
  const sentences = rows.map((cells, n) => {
    const figure = cells.at(-1) ?? "";
    const isInvented = fault === "invents" || (fault === "inventsHalf" && n % 2 === 1);
    return `${cells[0]}为 ${isInvented ? figure.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : figure}。`;
  });
  return JSON.stringify({ sentences });
}
