import { countCharacters } from "@tangleaf/document";
import { carriedKeys } from "../engine/choose-parts.ts";
import type { Context } from "../engine/create-context.ts";
import type { Section } from "../engine/draft-types.ts";
import { firstComplete, formFor } from "../engine/fill-slots.ts";
import { salutation, tagWords, takesAddressee } from "../engine/write-forms.ts";
import { sentencesOf } from "../sentences/section-sentences.ts";
import { expand } from "../text/expand.ts";
import { unitsOf } from "../text/overlap.ts";

/** Fields shown by title, salutation, signature or tags whenever these exist. */
const PREFERRED: Readonly<Record<string, readonly string[]>> = {
  point: ["argue", "sell", "rule", "hook", "list", "sum"],
  offer: ["rule", "sell", "list", "cta", "hook"],
  budget: ["budget", "request", "purpose", "sum"],
  timeSpan: ["schedule", "cta", "bg", "sum", "intro", "purpose"],
  people: ["team", "list", "process", "intro", "bg", "dialog"],
  place: ["cta", "schedule", "intro", "bg", "market", "scene"],
  target: ["market", "purpose", "bg", "intro", "hook", "sell", "tip"],
  basis: ["basis"],
  orientation: ["hook", "argue", "feel"],
  xingge: ["argue", "intro"],
  keyword: ["bg", "purpose", "hook", "sum"],
};
const GENERAL = ["intro", "bg", "sum", "purpose", "hook", "fact", "duty", "market", "basis", "process", "argue", "list", "scene", "sell"];
const CLOSED = new Set(["title", "sign", "tag", "table", "shot", "greet"]);

/** Short answers that no title, salutation, table or signature shows become a sentence in their section. */
export function placeShortFields({ context, sections, title }: { context: Context; sections: readonly Section[]; title: string }): void {
  const { brief } = context;
  const shown = shownByForms(context, sections, title).toLowerCase();
  const said = saidBySentences(context, sections);
  for (const [key, value] of Object.entries(brief.values)) {
    if (said.has(key)) continue;
    const isShown = (part: string) => [part, part.replace(/[《》“”#\s]/g, "")].some((form) => shown.includes(form.toLowerCase()));
    if (
      (key === "keyword" ? value.split(/[,，、;；/]\s*/) : [value]).every(isShown) ||
      brief.atoms.some(({ text }) => text.includes(value))
    )
      continue;
    const label = brief.labels[key] ?? "";
    const text = expand(
      context.random.pick(sentencesFor(key, context)) ?? "{v}",
      { ...brief.slots, label, v: brief.language === "zh" ? withListMarks(value) : value },
      context.random,
    );
    const open = sections.filter(({ fn }) => !CLOSED.has(fn));
    const order = [...(PREFERRED[key] ?? []), ...GENERAL];
    const section = order.map((fn) => open.find((candidate) => candidate.fn === fn)).find(Boolean) ?? open[0] ?? sections[0];
    if (text && section)
      section.atoms.unshift({
        text,
        key,
        label,
        given: "",
        frame: Math.max(0, countCharacters(text) - countCharacters(value)),
        position: 0,
        size: countCharacters(text),
        units: unitsOf(text, brief.language),
      });
  }
}

/** Keys whose answers stand in sentences of the scene's own. */
function saidBySentences({ brief }: Context, sections: readonly Section[]): ReadonlySet<string> {
  const { scene, family, language, slots, values } = brief;
  const complete = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].every(([, slot = ""]) => slots[slot] !== undefined);
  const templates = sections.flatMap((section) => sentencesOf({ scene, family, section, language }).say ?? []);
  return new Set(templates.filter(complete).flatMap((template) => carriedKeys(template, values)));
}

/** The wording of the scene first, then of its family, then of the field. */
function sentencesFor(key: string, { brief, forms }: Context): readonly string[] {
  const table = forms.fieldSentence;
  return table[`${brief.scene.key}.${key}`] ?? table[`${brief.family}.${key}`] ?? table[key] ?? table["*"] ?? [];
}

function shownByForms(context: Context, sections: readonly Section[], title: string): string {
  const { forms, brief } = context;
  const has = (fn: string) => sections.some((section) => section.fn === fn);
  const parts = [title];
  if (has("greet") || sections.some((section) => section.fn === "title" && takesAddressee(section, context)))
    parts.push(salutation(context));
  if (has("sign")) parts.push(firstComplete(formFor(forms.signatures, context, true), context) ?? "");
  if (has("tag")) parts.push(tagWords(context).join("\n"));
  const table = sections.filter(({ fn }) => fn === "table");
  for (const section of table) {
    const rows =
      forms.tables.find(({ match }) => new RegExp(match, "i").test(`${section.name} ${brief.scene.title[brief.language]}`))?.rows ?? [];
    for (const row of rows) parts.push(brief.values[row.split("=")[1] ?? ""] ?? "");
  }
  return parts.join("\n");
}

/** Names with commas between them as a Chinese list. */
function withListMarks(value: string): string {
  return value
    .split(",")
    .map((name) => name.trim())
    .join("、");
}
