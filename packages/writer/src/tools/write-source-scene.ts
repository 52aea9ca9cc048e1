import { lengthOf } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import type { Context } from "../engine/create-context.ts";
import { endSentence } from "../text/split-sentences.ts";
import { condenseText } from "./condense-text.ts";
import { growText } from "./grow-text.ts";
import { wordsOf } from "./word-patterns.ts";
import { type Change, polishText, rewordText } from "./word-rules.ts";

interface Source {
  readonly context: Context;
  readonly source: string;
  readonly target: number;
}

/** Transforming scenes by key: what each does with the user's text. */
const TRANSFORMS: Readonly<Record<string, (input: Source) => string>> = {
  reWrite: reword,
  rbRewrite: reword,
  polishDoc: polish,
  proofread: proofread,
  condenseDoc: condense,
  expandDoc: expand,
  continueDoc: extend,
  translateDoc: translate,
  svImitate: imitate,
};
const DEFAULT_TARGET = 500;

/** The transformed text; says so where rules cannot do what is asked. */
export function writeSourceScene({ context, target }: { context: Context; target: number | null }): string {
  const { brief } = context;
  const source = brief.atoms.map(({ text }) => endSentence(text, brief.language)).join(brief.language === "zh" ? "" : " ");
  if (source === "") return context.forms.todo.replace("{hint}", brief.labels["content"] ?? brief.scene.title[brief.language]);
  const transform = TRANSFORMS[brief.scene.key] ?? reword;
  return transform({ context, source, target: target ?? lengthOf(brief.scene)?.default ?? DEFAULT_TARGET });
}

function noteLine(context: Context): string {
  return `> ${wordsOf(context.brief.language).notes.needsModel}`;
}

function paragraphsOf(text: string, language: "zh" | "en"): string {
  const sentences = text.split(language === "zh" ? /(?<=[。！？])/ : /(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== "");
  const groups: string[] = [];
  for (let i = 0; i < sentences.length; i += SENTENCES_PER_PARAGRAPH)
    groups.push(sentences.slice(i, i + SENTENCES_PER_PARAGRAPH).join(language === "zh" ? "" : " "));
  return groups.join("\n\n");
}
const SENTENCES_PER_PARAGRAPH = 4;

function reword({ context, source, target }: Source): string {
  const { language, scene } = context.brief;
  const changed = rewordText(polishText(source, language).text, language, context.random);
  if (lengthOf(scene) === null) return `${paragraphsOf(changed, language)}\n\n${noteLine(context)}`;
  return fill({ context, base: paragraphsOf(changed, language), target, fns: ["fact", "feel", "tip"], tail: tagLine(context) });
}

function tagLine({ brief, forms }: Context): string {
  if (!brief.scene.recipe.structure.some(({ fn }) => fn === "tag")) return "";
  return (forms.tags[brief.scene.key] ?? forms.tags[brief.scene.category] ?? []).map((tag) => `#${tag.replaceAll(" ", "")}`).join(" ");
}

function changesList(context: Context, changes: readonly Change[]): string {
  const { notes } = wordsOf(context.brief.language);
  const seen = new Set<string>();
  const lines = changes
    .filter(({ before, after }) => before !== after && !seen.has(before) && seen.add(before))
    .map(({ before, after }) => `- ${before} → ${after}`);
  return `**${notes.changes}**\n\n${lines.length > 0 ? lines.join("\n") : `- ${notes.noChange}`}`;
}

function polish({ context, source }: Source): string {
  const { language } = context.brief;
  const { text, changes } = polishText(source, language);
  return `${paragraphsOf(text, language)}\n\n${changesList(context, changes)}\n\n${noteLine(context)}`;
}

function proofread({ context, source }: Source): string {
  const { language } = context.brief;
  const { notes } = wordsOf(language);
  const { text, changes } = polishText(source, language);
  const rows = changes.map(({ before, after }) => `| ${before.replaceAll("|", "｜")} | ${after.replaceAll("|", "｜")} |`);
  const table = rows.length > 0 ? [`| ${notes.before} | ${notes.after} |`, "| --- | --- |", ...rows].join("\n") : notes.noChange;
  return `${paragraphsOf(text, language)}\n\n${table}\n\n${noteLine(context)}`;
}

function condense({ context, source, target }: Source): string {
  return condenseText({ text: source, target, language: context.brief.language });
}

function expand({ context, source, target }: Source): string {
  return fill({
    context,
    base: paragraphsOf(source, context.brief.language),
    target,
    fns: ["argue", "feel", "example", "measure"],
    tail: "",
  });
}

function extend({ context, source, target }: Source): string {
  const { language, values } = context.brief;
  const lead = values["orientation"]
    ? language === "zh"
      ? `接着往下写，方向是${values["orientation"]}。`
      : `Going on from here, the direction is ${values["orientation"]}.`
    : "";
  const last = context.brief.atoms.at(-1)?.text ?? source;
  const opening = endSentence(last, language);
  return fill({
    context,
    base: [opening, lead].filter(Boolean).join(language === "zh" ? "" : " "),
    target,
    fns: ["bg", "argue", "argue", "feel", "close"],
    tail: "",
  });
}

function translate({ context, source }: Source): string {
  const { language, values } = context.brief;
  const { notes } = wordsOf(language);
  const goal = values["target"] ?? "";
  const line = language === "zh" ? `【待补充：${goal}译文】` : `【To add: the text in ${goal}】`;
  const rows = [...new Set(source.match(/《[^《》]+》|“[^“”]+”|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)*/g) ?? [])].slice(0, 8);
  const table = [
    `| ${notes.termSource} | ${notes.termTarget} |`,
    "| --- | --- |",
    ...rows.map((term) => `| ${term} | 【${language === "zh" ? "待补充：译名" : "To add: term"}】 |`),
  ].join("\n");
  const plain =
    language === "zh"
      ? "> 翻译需要大模型，内置样例写手不会翻译。下面按句列出原文，可直接填写译文；连接大模型后可一次译出。"
      : "> Translating needs a model; the built-in sample writer cannot translate. The sentences are listed below for you to fill in.";
  const sentences = context.brief.atoms.map(({ text }) => `- ${endSentence(text, language)}\n  ${line}`).join("\n");
  return [plain, sentences, rows.length > 0 ? `**${notes.term}**\n\n${table}` : ""].filter(Boolean).join("\n\n");
}

/** The structure of the model text named clause by clause, and a copy of it with gaps for the new subject. */
function imitate({ context, source, target }: Source): string {
  const { language, atoms, values } = context.brief;
  const { notes } = wordsOf(language);
  const parts = language === "zh" ? ["开头", "铺垫", "转折", "展开", "收束"] : ["Opening", "Build-up", "Turn", "Development", "Ending"];
  const colon = language === "zh" ? "：" : ": ";
  const steps = atoms
    .slice(0, parts.length)
    .map(({ text }, index) => `- ${index === atoms.length - 1 ? parts.at(-1) : parts[index]}${colon}${endSentence(text, language)}`);
  const topic = values["topic"] ?? "";
  const hints =
    language === "zh"
      ? [`用同样的办法引出${topic}`, "交代背景，句子长短与原文相近", "在这里转一个弯", "展开细节，举一个自己的例子", "用一句话收住"]
      : [
          `bring in ${topic} the same way`,
          "set the scene in a sentence of like length",
          "make the turn here",
          "add one detail of your own",
          "end on one line",
        ];
  const copy = atoms
    .slice(0, parts.length)
    .map((_, index) => `${parts[index]}${colon}【${language === "zh" ? "待补充" : "To add"}${colon}${hints[index] ?? topic}】`);
  const base = [
    `**${notes.structure}**`,
    steps.join("\n"),
    language === "zh" ? `**仿写：${topic}**` : `**In the same manner: ${topic}**`,
    copy.join("\n\n"),
  ].join("\n\n");
  return countCharacters(source) === 0 ? base : fill({ context, base, target, fns: ["hook", "argue", "feel", "cta"], tail: "" });
}

/** Adds neutral sentences to a text until it has the length, or condenses what is too long. */
function fill({
  context,
  base,
  target,
  fns,
  tail,
}: {
  context: Context;
  base: string;
  target: number;
  fns: readonly string[];
  tail: string;
}): string {
  const size = target - countCharacters(base) - countCharacters(tail);
  const more = growText({ context, size, fns });
  return [base, ...more, tail].filter(Boolean).join("\n\n");
}
