import { countCharacters } from "@tangleaf/document";
import { bareSentence } from "../text/split-sentences.ts";
import { bankPiece, sizeOfSection } from "./blocks.ts";
import type { Context } from "./create-context.ts";
import type { Section } from "./draft-types.ts";
import { todo } from "./fill-slots.ts";
import { fillProse } from "./write-prose.ts";

/** Column heads and the line below them; a table needs at least one more row. */
const HEAD_LINES = 2;

/** Table whose first column holds the user's sentences; the rest are aspects with marked gaps. */
export function writeGrid(section: Section, context: Context, columns: readonly string[]): void {
  const { brief, forms, pool } = context;
  const { language } = brief;
  const lines = [`| ${columns.join(" | ")} |`, `| ${columns.map(() => "---").join(" | ")} |`];
  const size = () => countCharacters(lines.join("\n"));
  for (const atom of section.atoms) {
    lines.push(
      `| ${[bareSentence(atom.text).replaceAll("|", "｜"), ...columns.slice(1).map((column) => (forms.columnGaps[column] ? todo(column, context) : "—"))].join(" | ")} |`,
    );
  }
  const template = columns.map((column, index) =>
    index === 0 ? "{n}" : (forms.columnGaps[column] ?? "") !== "" ? todo(column, context) : index === 1 ? "{do}" : "{see}",
  );
  for (let round = 0; round < 12 && size() < section.budget * 0.75; round += 1) {
    pool.turn();
    const row = pool.cells(template);
    if (!row) break;
    lines.push(`| ${row.join(" | ")} |`);
  }
  if (lines.length === HEAD_LINES) lines.push(`| ${columns.map((column) => todo(column, context)).join(" | ")} |`);
  section.blocks.push({ layout: "raw", pieces: [{ text: lines.join("\n"), from: "form" }] });
  const open = pool.draw({ fn: section.fn, kind: section.atoms.length > 0 ? "open" : "bare", max: section.budget });
  if (open && section.budget - size() > countCharacters(open)) section.blocks.unshift({ layout: "text", pieces: [bankPiece(open)] });
  if (section.budget - sizeOfSection(section, language) > 20) fillProse(section, context);
}

/** Storyboard: one row a shot, pictures from the user's sentences first; lengths and missing pictures are marked. */
export function writeShots(section: Section, context: Context): void {
  const { forms, pool, random } = context;
  const columns = forms.columns["shot"] ?? [];
  const sizes = forms.columns["shotSize"] ?? [];
  const lines = [`| ${columns.join(" | ")} |`, `| ${columns.map(() => "---").join(" | ")} |`];
  const lastColumn = columns.at(-1) ?? "";
  for (
    let i = 0;
    i < forms.numerals.length && (i < section.atoms.length || countCharacters(lines.join("\n")) < section.budget * 0.85);
    i += 1
  ) {
    const atom = section.atoms[i];
    pool.turn();
    const voice = pool.draw({ fn: "voice", kind: "body" });
    if (!voice) break;
    const picture = atom ? bareSentence(atom.text).replaceAll("|", "｜") : todo(columns[2] ?? "", context);
    lines.push(`| ${[forms.numerals[i], random.pick(sizes), picture, voice, todo(lastColumn, context)].join(" | ")} |`);
  }
  section.blocks.push({ layout: "raw", pieces: [{ text: lines.join("\n"), from: "form" }] });
}
