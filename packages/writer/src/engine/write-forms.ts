import { formBlock, userPiece } from "./blocks.ts";
import type { Context } from "./create-context.ts";
import type { Section } from "./draft-types.ts";
import { firstComplete, formFor, todo } from "./fill-slots.ts";
import { writeWords } from "./write-section.ts";

/** A description of somebody ("a delegation from …", "some parents"): no form of address. */
const DESCRIPTION = /^(?:an?|some|any|one|several|many)\s/i;
/** What falls away behind "Dear": "the design team" is addressed as "Dear design team". */
const ARTICLE = /^(?:all\s+)?(?:of\s+)?(?:(?:the|our|your|my)\s+)?/i;
const ADDRESSED = ["target", "receiver", "name", "company"];

/**
 * The line that addresses the reader, "" where the genre has none: as its writer wants it, else by whom the form names. Where the form
 * describes somebody, it is the genre's general one.
 */
export function salutation(context: Context): string {
  const { brief, forms } = context;
  const wanted = brief.values["address"]?.replace(/(?<![：:，,\s])[：:，,\s]+$/, "");
  if (wanted) return `${wanted}${brief.language === "zh" ? "：" : ","}`;
  const patterns = formFor(forms.salutes, context, true) ?? [];
  if (brief.language === "zh") return firstComplete(patterns, context) ?? "";
  const names = Object.fromEntries(
    ADDRESSED.flatMap((key) => {
      const value = brief.values[key];
      return value === undefined ? [] : [[key, DESCRIPTION.test(value) ? "" : value.replace(ARTICLE, "")]];
    }),
  );
  for (const pattern of patterns) {
    const line = firstComplete([pattern], context, pattern.startsWith("Dear") ? names : {});
    if (line !== null) return line;
  }
  return "";
}

/** Salutation, then what the section says. */
export function writeGreeting(section: Section, context: Context): void {
  const salute = salutation(context);
  const hello = firstComplete(formFor(context.forms.hellos, context), context) ?? "";
  if (salute) section.blocks.push(formBlock(salute));
  if (hello) section.blocks.push(formBlock(hello));
  writeWords(section, context);
}

/** Whether the salutation stands in a title section: official documents, and letters without a part for it. */
export function takesAddressee(section: Section, { brief }: Context): boolean {
  const { recipe, output } = brief.scene;
  return (
    /主送|称呼|对象|addressee|salutation/i.test(section.name) ||
    (output.kind === "letter" && !recipe.structure.some(({ fn }) => fn === "greet"))
  );
}

/** Addressee under the title of an official document. */
export function writeAddressee(section: Section, context: Context): void {
  if (!takesAddressee(section, context)) return;
  const salute = salutation(context);
  if (salute) section.blocks.push(formBlock(salute));
}

/** The end of an official document is its closing formula. */
export function writeEnding(section: Section, context: Context): void {
  for (const atom of section.atoms) section.blocks.push({ layout: "text", pieces: [userPiece(atom, context.brief.language)] });
}

/** Prescribed ending, good wishes, then name and date. */
export function writeSignature(section: Section, context: Context): void {
  writeWords(section, context);
  const formula = firstComplete(context.forms.formulas[context.brief.scene.key], context);
  if (formula) section.blocks.push(formBlock(formula));
  const farewell = firstComplete(formFor(context.forms.farewells, context, true), context);
  if (farewell) section.blocks.push(formBlock(farewell.replaceAll("\n", "\n\n")));
  const lines = firstComplete(formFor(context.forms.signatures, context, true), context);
  if (lines) section.blocks.push(formBlock(lines.replaceAll("\n", "\n\n")));
}

/** Tags from the user's own short words, then the scene's general ones. */
export function writeTags(section: Section, context: Context): void {
  section.blocks.push(
    formBlock(
      tagWords(context)
        .map((word) => `#${word}`)
        .join(" "),
    ),
  );
}

/** The words of a tag line, without "#". */
export function tagWords({ brief, forms }: Context): string[] {
  const keys = ["keyword", "name", "topic", "category", "place", "bookName", "brand", "activityName", "targetJob"];
  const own = keys
    .flatMap((key) => (brief.values[key] ?? "").split(/[,，、;；/]+/))
    .map((word) => word.replace(/[《》“”"#\s]/g, ""))
    .filter((word) => word.length > 1 && word.length <= LONGEST_TAG[brief.language]);
  const general = forms.tags[brief.scene.key] ?? forms.tags[brief.scene.category] ?? [];
  return [...new Set([...own, ...general])].map((word) => word.replaceAll(/\s+/g, "")).slice(0, MOST_TAGS);
}

const MOST_TAGS = 5;
const LONGEST_TAG = { zh: 12, en: 24 };

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
}
