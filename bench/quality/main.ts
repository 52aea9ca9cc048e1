/**
 * `npm run quality`: the product writes a fixed set of scenes and theses with one model, and what can be said of the texts without a judge is
 * printed beside the baseline. Explained in docs/quality.md.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CHECK_NAMES, type Language, measureText, type SetEntry, type TextMeasure } from "./measure-text.ts";
import { replayAnswers } from "./replay-answers.ts";
import { type Summary, summarize } from "./summarize.ts";
import { measureTheses } from "./theses.ts";
import { writeSet } from "./write-set.ts";

const USAGE = `npm run quality                     the default model of MODELS, or the built-in writer
            -- --model name         another one of MODELS
            -- --sandbox too-short  a behaviour of the sandbox's models (apps/sandbox/src/model/behaviour.ts)
            -- --language en        scenes of one language only
            -- --only answers       kept answers of a model alone; or theses, or scenes
            -- --list               every text that fails a check, and what in it
            -- --texts folder       keeps the texts
            -- --save               makes this run the baseline of its model`;
const LANGUAGES: readonly Language[] = ["zh", "en"];
const [setFile, baselineFile] = ["set.json", "baseline.json"].map((name) => fileURLToPath(new URL(name, import.meta.url))) as [
  string,
  string,
];
/** The title of each column and its figure. */
const COLUMNS: readonly (readonly [string, (summary: Summary) => number])[] = [
  ["whole", ({ whole }) => whole],
  ["length p10", ({ ratioP10 }) => ratioP10],
  ["p50", ({ ratioP50 }) => ratioP50],
  ["p90", ({ ratioP90 }) => ratioP90],
  ["rep-4 p50", ({ rep4P50 }) => rep4P50],
  ["p95", ({ rep4P95 }) => rep4P95],
  ["filler", ({ fillerTexts }) => fillerTexts],
  ["marks p50", ({ marksP50 }) => marksP50],
  ["p90", ({ marksP90 }) => marksP90],
  ["digits", ({ digitTexts }) => digitTexts],
  ["names", ({ nameTexts }) => nameTexts],
  ["sections", ({ sections }) => sections],
  ["signed", ({ signed }) => signed],
  ["pass", ({ passed }) => passed],
];

const { values } = parseArgs({
  options: {
    model: { type: "string", default: "" },
    sandbox: { type: "string" },
    language: { type: "string" },
    only: { type: "string" },
    list: { type: "boolean", default: false },
    texts: { type: "string" },
    save: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

if (values.only !== undefined && !["answers", "scenes", "theses"].includes(values.only))
  throw new Error(`--only takes answers, scenes or theses, not ${values.only}`);

const set = JSON.parse(readFileSync(setFile, "utf8")) as SetEntry[];
type Baselines = Record<string, Partial<Record<Language, Summary>>>;
const baselines: Baselines = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, "utf8")) : {};
const models = process.env["MODELS"] ?? "";
const source = values.sandbox === undefined ? { models } : { sandbox: values.sandbox };
const name = values.sandbox ?? (models === "" ? "sample writer" : values.model || "default model");

if (isWanted("answers")) await measureAnswers();
if (isWanted("scenes")) await measureScenes();
// A scene model of the sandbox knows nothing of theses.
if (isWanted("theses") && values.sandbox === undefined)
  await measureTheses({ models, model: values.model, name, isSaved: values.save, list: values.list, textsFolder: values.texts });

function isWanted(part: string): boolean {
  return values.only === undefined || values.only === part;
}

/** What the engine made of answers that a model gave once; they are streamed through it as they came. */
async function measureAnswers(): Promise<void> {
  const { answers, lost, added, callsPerText, promptShare, farFromWish } = await replayAnswers();
  const rows = [
    ["sentences lost", `${lost} (0)`],
    ["sentences added", `${added} (0)`],
    ["calls per text", `${callsPerText.toFixed(2)} (≤ 1.1)`],
    ["prompt characters per character delivered", promptShare.toFixed(2)],
    ["further than a quarter from the wished length", `${(farFromWish * 100).toFixed(0)} %`],
  ];
  console.log([`| ${answers} answers | figure (goal) |`, "| --- | --- |", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n"), "\n");
}

async function measureScenes(): Promise<void> {
  console.log(`| ${name} | ${COLUMNS.map(([title]) => title).join(" | ")} |\n|${" --- |".repeat(COLUMNS.length + 1)}`);
  for (const language of LANGUAGES.filter((one) => values.language === undefined || one === values.language)) {
    const texts = await writeSet({ set, language, model: values.model, source });
    const measures = texts.map(measureText);
    const summary = summarize(measures);
    const before = baselines[name]?.[language];
    console.log(`| ${language} | ${COLUMNS.map(([, figure]) => withBefore(figure(summary), before && figure(before))).join(" | ")} |`);
    const failures = CHECK_NAMES.filter((check) => summary.failed[check] > 0).map((check) => `${check} ${summary.failed[check]}`);
    console.log(`\n${language}: of ${summary.texts} texts these fail a check: ${failures.join(", ") || "none"}\n`);
    if (values.list) list(measures);
    if (values.texts !== undefined)
      for (const { entry, text } of texts) writeFileSync(`${values.texts}/${entry.sceneType}.${language}.md`, `${text}\n`);
    if (values.save) baselines[name] = { ...baselines[name], [language]: summary };
  }
  if (values.save) writeFileSync(baselineFile, `${JSON.stringify(baselines, null, 2)}\n`);
}

/** A figure, and in brackets what it was in the baseline, where that was another. */
function withBefore(now: number, before: number | undefined): string {
  return before === undefined || before === now ? String(now) : `${now} (${before})`;
}

function list(measures: readonly TextMeasure[]): void {
  for (const measure of measures) {
    if (measure.failed.length === 0) continue;
    const { ended, rep4, filler, digits, names, sections } = measure;
    const found = {
      ended,
      repetition: rep4.toFixed(3),
      filler: filler.join(", "),
      digits: digits.join(" "),
      names: names.join(", "),
      sections: sections?.toFixed(2),
      signature: "none",
      headings: "below the second level",
    };
    console.log(`${measure.sceneType}: ${measure.failed.map((check) => `${check} (${found[check]})`).join("; ")}`);
  }
}
