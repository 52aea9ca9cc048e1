import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startLoad } from "../lib/load.ts";
import { summarizeTheses, type ThesisSummary } from "./measure-thesis.ts";
import { type ThesisTask, type WrittenThesis, writeDocuments, writeTheses } from "./write-theses.ts";

const [tasksFile, baselineFile, docFile] = ["theses.json", "thesis-baseline.json", "../../docs/quality.md"].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
) as [string, string, string];
/** Ways a model goes wrong (apps/sandbox/src/model/behaviour.ts), and a good one first. */
const FAULTY = [
  "thesis-exact",
  "thesis-40-percent",
  "thesis-60-percent",
  "thesis-120-percent",
  "thesis-150-percent",
  "thesis-cut-off",
  "thesis-repeats",
  "thesis-refuses",
  "thesis-talks-for-json",
  "thesis-unknown-citations",
  "thesis-own-headings",
];
/** Characters: the faults are the same in longer ones, which would take the minutes of a run. */
const FAULTY_LENGTH_MAX = 6000;
const COLUMNS: readonly (readonly [string, (summary: ThesisSummary) => number])[] = [
  ["done", ({ done }) => done],
  ["S_l", ({ lengthScore }) => lengthScore],
  ["length", ({ ratio }) => ratio],
  ["leaves ±10 %", ({ leavesInLength }) => leavesInLength],
  ["whole ±3 %", ({ wholeInLength }) => wholeInLength],
  ["rep-4", ({ rep4 }) => rep4],
  ["rep-8", ({ rep8 }) => rep8],
  ["duplicates", ({ duplicatesMost }) => duplicatesMost],
  ["completion", ({ completion }) => completion],
  ["headings", ({ headingRecall }) => headingRecall],
  ["citations valid", ({ citationValidity }) => citationValidity],
  ["verified", ({ verified }) => verified],
  ["marks", ({ marks }) => marks],
  ["set phrases", ({ fillerPhrases }) => fillerPhrases],
  ["own sentences", ({ filler }) => filler],
];
const MARKS = { from: "<!-- theses -->", to: "<!-- /theses -->" };

export type MeasureThesesInput = {
  /** The models of the environment; "" = the sample writer. */
  readonly models: string;
  readonly model: string;
  /** What the model is called in the table. */
  readonly name: string;
  readonly isSaved: boolean;
  readonly list: boolean;
  readonly textsFolder: string | undefined;
};

/** Has the product write the theses of `theses.json` with the model and with the faulty ones of the sandbox, and prints a table. */
export async function measureTheses(input: MeasureThesesInput): Promise<void> {
  const tasks = JSON.parse(readFileSync(tasksFile, "utf8")) as ThesisTask[];
  const before = existsSync(baselineFile) ? (JSON.parse(readFileSync(baselineFile, "utf8")) as Record<string, ThesisSummary>) : {};
  const now: Record<string, ThesisSummary> = {};
  const lines = [`| model | ${COLUMNS.map(([title]) => title).join(" | ")} |`, `|${" --- |".repeat(COLUMNS.length + 1)}`];
  const take = (name: string, theses: readonly WrittenThesis[]) => {
    const summary = summarizeTheses(theses);
    now[name] = summary;
    lines.push(
      `| ${name.replace(/^thesis-/, "")} | ${COLUMNS.map(([, figure]) => withBefore(figure, summary, before[name])).join(" | ")} |`,
    );
    console.log(lines.at(-1));
    if (input.list) for (const { task, ended, title } of theses) console.log(`  ${task.topic}: ${title}: ${ended}`);
    if (input.textsFolder !== undefined)
      for (const thesis of theses)
        writeFileSync(`${input.textsFolder}/${name}.${theses.indexOf(thesis)}.json`, JSON.stringify(thesis.essay, null, 2));
  };
  console.log(lines.join("\n"));
  await withLoad([], input.models, async (load) => {
    take(input.name, (await writeTheses(load, tasks, [input.model]))[0] ?? []);
    take(`${input.name}, documents`, await writeDocuments(load, input.model));
  });
  if (input.models === "")
    await withLoad(FAULTY, "", async (load) => {
      const short = tasks.filter(({ length }) => length <= FAULTY_LENGTH_MAX);
      for (const [at, theses] of (await writeTheses(load, short, FAULTY)).entries()) take(FAULTY[at] ?? "", theses);
    });
  if (!input.isSaved) return;
  writeFileSync(baselineFile, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`);
  const doc = readFileSync(docFile, "utf8");
  const [head, rest] = doc.split(MARKS.from);
  const tail = rest?.split(MARKS.to)[1];
  if (tail !== undefined && input.models === "") writeFileSync(docFile, `${head}${MARKS.from}\n${plain(lines)}\n${MARKS.to}${tail}`);
}

/** Without the figures of the run before, which the document does not need. */
function plain(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/ \([\d.]+\)/g, "")).join("\n");
}

function withBefore(figure: (summary: ThesisSummary) => number, now: ThesisSummary, before: ThesisSummary | undefined): string {
  const value = figure(now);
  return before === undefined || figure(before) === value ? String(value) : `${value} (${figure(before)})`;
}

async function withLoad(
  sandbox: readonly string[],
  models: string,
  work: (load: Awaited<ReturnType<typeof startLoad>>) => Promise<void>,
): Promise<void> {
  const env = { DEPLOY_ENV: "", SAMPLE_WRITER_SPEED: "0" };
  const load = sandbox.length > 0 ? await startLoad(sandbox, env) : await startLoad([], { ...env, MODELS: models });
  try {
    await work(load);
  } finally {
    await load.close();
  }
}
