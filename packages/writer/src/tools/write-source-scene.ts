import { lengthOf } from "@tangleaf/catalogue";
import type { Context } from "../engine/create-context.ts";
import { todo } from "../engine/fill-slots.ts";
import { endSentence } from "../text/split-sentences.ts";
import { condenseText } from "./condense-text.ts";
import { markClaims } from "./mark-claims.ts";
import { wordsOf } from "./word-patterns.ts";
import { type Change, polishText, turnSentences } from "./word-rules.ts";

interface Source {
  readonly context: Context;
  readonly source: string;
  readonly target: number;
}

/** Changing scenes by key: what rules can do with the user's text, and marks for the rest. */
const TRANSFORMS: Readonly<Record<string, (input: Source) => string>> = {
  reWrite: reword,
  rbRewrite: reword,
  polishDoc: polish,
  proofread: proofread,
  condenseDoc: ({ context, source, target }) => condenseText({ text: source, target, language: context.brief.language }),
  expandDoc: expand,
  continueDoc: extend,
  translateDoc: translate,
  svImitate: imitate,
};
/** Changing scenes no rule can do: what is written for them is the source with marks. */
const MODEL_ONLY: ReadonlySet<string> = new Set(["expandDoc", "continueDoc", "translateDoc", "svImitate"]);
const DEFAULT_TARGET = 500;

/** Whether a scene takes a model to show anything but the user's own words. */
export function needsModel(sceneKey: string): boolean {
  return MODEL_ONLY.has(sceneKey);
}

/** The changed text. What needs a model stays as it is: the page says so, the text does not. */
export function writeSourceScene({ context, target }: { context: Context; target: number | null }): string {
  const { brief } = context;
  const source = brief.atoms.map(({ text }) => endSentence(text, brief.language)).join(brief.language === "zh" ? "" : " ");
  if (source === "") return todo(brief.labels["content"] ?? brief.scene.title[brief.language], context);
  const transform = TRANSFORMS[brief.scene.key] ?? reword;
  return transform({ context, source, target: target ?? lengthOf(brief.scene)?.default ?? DEFAULT_TARGET });
}

const SENTENCES_PER_PARAGRAPH = 4;

function paragraphsOf(text: string, language: "zh" | "en"): string[] {
  const sentences = text.split(language === "zh" ? /(?<=[。！？])/ : /(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== "");
  const groups: string[] = [];
  for (let i = 0; i < sentences.length; i += SENTENCES_PER_PARAGRAPH)
    groups.push(sentences.slice(i, i + SENTENCES_PER_PARAGRAPH).join(language === "zh" ? "" : " "));
  return groups;
}

function reword({ context, source }: Source): string {
  const { language } = context.brief;
  const changed = turnSentences(polishText(source, language).text, language);
  return [...paragraphsOf(changed, language), tagLine(context)].filter(Boolean).join("\n\n");
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
  return [...paragraphsOf(text, language), changesList(context, changes)].join("\n\n");
}

function proofread({ context, source }: Source): string {
  const { language } = context.brief;
  const { notes } = wordsOf(language);
  const { text, changes } = polishText(source, language);
  const rows = changes.map(({ before, after }) => `| ${before.replaceAll("|", "｜")} | ${after.replaceAll("|", "｜")} |`);
  const table = rows.length > 0 ? [`| ${notes.before} | ${notes.after} |`, "| --- | --- |", ...rows].join("\n") : notes.noChange;
  return [...paragraphsOf(text, language), table].join("\n\n");
}

/** The source with marks where something can be added: figures after claims, and the side the user wants to see. */
function expand({ context, source }: Source): string {
  const { language, values } = context.brief;
  const { notes } = wordsOf(language);
  const angle = values["orientation"];
  const marks = angle ? notes.expand.map((hint) => todo(hint.replace("{v}", angle), context)) : [];
  const paragraphs = paragraphsOf(markClaims(source, language) ?? source, language);
  return [...paragraphs.flatMap((paragraph, index) => [paragraph, marks[index] ?? ""]), ...marks.slice(paragraphs.length)]
    .filter(Boolean)
    .join("\n\n");
}

function extend({ context, source }: Source): string {
  const { language, values, atoms } = context.brief;
  const { notes } = wordsOf(language);
  const last = endSentence(atoms.at(-1)?.text ?? source, language);
  return [last, ...notes.goOn.map((hint) => todo(hint.replace("{v}", values["orientation"] ?? ""), context))].join("\n\n");
}

const MOST_TERMS = 8;

function translate({ context, source }: Source): string {
  const { language, values } = context.brief;
  const { notes } = wordsOf(language);
  const line = todo(`${values["target"] ?? ""}${notes.translation}`, context);
  const terms = [...new Set(source.match(/《[^《》]+》|“[^“”]+”|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)*/g) ?? [])].slice(0, MOST_TERMS);
  const rows = terms.map((term) => `| ${term} | ${todo(notes.termTarget, context)} |`);
  const table = [`| ${notes.termSource} | ${notes.termTarget} |`, "| --- | --- |", ...rows].join("\n");
  const sentences = context.brief.atoms.map(({ text }) => `- ${endSentence(text, language)}\n  ${line}`).join("\n");
  return [sentences, rows.length > 0 ? `**${notes.term}**\n\n${table}` : ""].filter(Boolean).join("\n\n");
}

/** The structure of the model text named clause by clause, and a copy of it with marks for the new subject. */
function imitate({ context }: Source): string {
  const { language, atoms, values } = context.brief;
  const { notes } = wordsOf(language);
  const { colon } = context.forms;
  const last = notes.imitateParts.length - 1;
  const chosen = atoms.slice(0, notes.imitateParts.length);
  const partAt = (index: number) => notes.imitateParts[index === chosen.length - 1 ? last : index] ?? "";
  const steps = chosen.map(({ text }, index) => `- ${partAt(index)}${colon}${endSentence(text, language)}`);
  const topic = values["topic"] ?? "";
  const hints = notes.imitate.map((hint) => hint.replace("{v}", topic));
  const copy = chosen.map(
    (_, index) => `${partAt(index)}${colon}${todo(hints[index === chosen.length - 1 ? last : index] ?? topic, context)}`,
  );
  return [`**${notes.structure}**`, steps.join("\n"), `**${notes.inTheManner}${topic}**`, ...copy].join("\n\n");
}
