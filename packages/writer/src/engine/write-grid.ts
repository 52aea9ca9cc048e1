import { bareSentence } from "../text/split-sentences.ts";
import type { Context } from "./create-context.ts";
import type { Section } from "./draft-types.ts";
import { firstComplete, todo } from "./fill-slots.ts";
import { writeWords } from "./write-section.ts";

/** Pictures asked for where a storyboard has none: beginning, middle and end. */
const EMPTY_SHOTS = 3;
/** What a column asks for may stand in the row's own words already. */
const AMOUNT = /(?:约|共|about )?[¥$£€]?\d[\d,.]*\s*(?:万元|元|万|k\b|dollars|pounds|euros)?/i;
const TIME = /\d{1,2}月(?:\d{1,2}[日号])?|周[一二三四五六日]|月底|\d{1,2}[:：]\d{2}/;
const ANSWERS: Readonly<Record<string, RegExp>> = { 金额: AMOUNT, 数值: AMOUNT, Amount: AMOUNT, Value: AMOUNT, 时间: TIME, Time: TIME };

/** Table whose first column holds the user's words; what only the user knows of each is marked. */
export function writeGrid(section: Section, context: Context, columns: readonly string[]): void {
  const asked = columns.slice(1).some((column) => context.forms.columnGaps[column]);
  if (section.atoms.length === 0 || !asked) {
    writeWords(section, context);
    return;
  }
  const { forms } = context;
  const lines = [`| ${columns.join(" | ")} |`, `| ${columns.map(() => "---").join(" | ")} |`];
  for (const atom of section.atoms) {
    const words = cell(bareSentence(atom.text));
    const others = columns.slice(1).map((column) => {
      if (!forms.columnGaps[column]) return " ";
      return ANSWERS[column]?.exec(words)?.[0] ?? todo(column, context);
    });
    lines.push(`| ${[words, ...others].join(" | ")} |`);
  }
  section.blocks.push({ layout: "raw", pieces: [{ text: lines.join("\n"), from: "form" }] });
}

/** Storyboard: one row a shot, its picture in the user's words; what is missing is marked. */
export function writeShots(section: Section, context: Context): void {
  const { forms } = context;
  const columns = forms.columns["shot"] ?? [];
  const lines = [`| ${columns.join(" | ")} |`, `| ${columns.map(() => "---").join(" | ")} |`];
  const pictures = section.atoms.map(({ text }) => cell(bareSentence(text)));
  const length = columns.at(-1) ?? "";
  const scene = firstComplete(["{topic}"], context) ?? "";
  for (let i = 0; i < Math.max(EMPTY_SHOTS, pictures.length) && i < forms.numerals.length; i += 1) {
    if (pictures.length > 0 && i >= pictures.length) break;
    const picture = pictures[i] ?? todo(i === 0 && scene ? `${columns[2] ?? ""}${forms.colon}${scene}` : (columns[2] ?? ""), context);
    lines.push(`| ${[forms.numerals[i], todo(columns[1] ?? "", context), picture, " ", todo(length, context)].join(" | ")} |`);
  }
  section.blocks.push({ layout: "raw", pieces: [{ text: lines.join("\n"), from: "form" }] });
}

function cell(text: string): string {
  return text.replaceAll("|", "｜").replaceAll("\n", " ");
}
