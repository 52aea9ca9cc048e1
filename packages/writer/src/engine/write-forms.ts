import { countCharacters } from "@tangleaf/document";
import { bankPiece, formBlock, sizeOfSection, userPiece } from "./blocks.ts";
import type { Context } from "./create-context.ts";
import type { Section } from "./draft-types.ts";
import { firstComplete, formFor, todo } from "./fill-slots.ts";
import { fillProse, writeProse } from "./write-prose.ts";

/** Salutation and, where the section is longer, some sentences of purpose. */
export function writeGreeting(section: Section, context: Context): void {
  const salute = firstComplete(formFor(context.forms.salutes, context, true), context) ?? "";
  const hello = firstComplete(formFor(context.forms.hellos, context), context) ?? "";
  if (salute) section.blocks.push(formBlock(salute));
  if (hello) section.blocks.push(formBlock(hello));
  writeProse(section, context);
}

/** Addressee under the title of an official document. */
export function writeAddressee(section: Section, context: Context): void {
  if (!/主送|称呼|对象|addressee|salutation/i.test(section.name)) return;
  const salute = firstComplete(formFor(context.forms.salutes, context, true), context);
  if (salute) section.blocks.push(formBlock(salute));
}

/** The end of an official document is its closing formula, after contact details if there are any. */
export function writeEnding(section: Section, context: Context): void {
  for (const atom of section.atoms) section.blocks.push({ layout: "text", pieces: [userPiece(atom, context.brief.language)] });
  const gap = /联系|contact/i.test(section.name) ? context.pool.draw({ fn: "close", kind: "gap" }) : null;
  if (gap) section.blocks.push({ layout: "text", pieces: [bankPiece(gap)] });
}

/** Prescribed ending, good wishes, then name and date. */
export function writeSignature(section: Section, context: Context): void {
  const formula = firstComplete(context.forms.formulas[context.brief.scene.key], context);
  if (formula) {
    for (const atom of section.atoms) section.blocks.push({ layout: "text", pieces: [userPiece(atom, context.brief.language)] });
    section.blocks.push(formBlock(formula));
  } else if (/结语|承诺|保证|回执|说明|closing|promise|pledge|reply/i.test(section.name) || section.atoms.length > 0)
    writeProse(section, context);
  const farewell = firstComplete(formFor(context.forms.farewells, context, true), context);
  if (farewell) section.blocks.push(formBlock(farewell.replaceAll("\n", "\n\n")));
  const lines = firstComplete(formFor(context.forms.signatures, context, true), context);
  if (lines) section.blocks.push(formBlock(lines.replaceAll("\n", "\n\n")));
}

/** Tags from the user's own short words, then the scene's general ones. */
export function writeTags(section: Section, context: Context): void {
  const { brief, forms } = context;
  const keys = ["keyword", "name", "topic", "category", "place", "bookName", "brand", "activityName", "targetJob"];
  const own = keys
    .flatMap((key) => (brief.values[key] ?? "").split(/[,，、;；/\s]+/))
    .map((word) => word.replace(/[《》“”"#]/g, ""))
    .filter((word) => word.length > 1 && word.length <= 14);
  const general = forms.tags[brief.scene.key] ?? forms.tags[brief.scene.category] ?? [];
  const words = [...new Set([...own, ...general])].map((word) => word.replaceAll(/\s+/g, ""));
  const kept: string[] = [];
  for (const word of words) {
    if (kept.length >= 2 && countCharacters([...kept, word].join("")) > section.budget + 4) break;
    kept.push(word);
  }
  section.blocks.push(formBlock(kept.map((word) => `#${word}`).join(" ")));
}

/** Two-column table of facts; values the form does not have are marked. */
export function writeInfoTable(section: Section, context: Context): void {
  const { brief, forms } = context;
  const place = `${section.name} ${brief.scene.title[brief.language]}`;
  const rows = forms.tables.find(({ match }) => new RegExp(match, "i").test(place))?.rows ?? [];
  const [first = "", second = ""] = forms.columns["table"] ?? [];
  const lines = rows.map((row) => {
    const [label = "", key = ""] = row.split("=");
    return `| ${label} | ${brief.values[key] ?? todo(label, context)} |`;
  });
  section.blocks.push(formBlock([`| ${first} | ${second} |`, "| --- | --- |", ...lines].join("\n")));
  if (section.atoms.length > 0)
    for (const atom of section.atoms) section.blocks.push({ layout: "item", pieces: [{ text: atom.text, from: "user" }] });
  if (section.budget - sizeOfSection(section, brief.language) > 40) fillProse(section, context);
}
