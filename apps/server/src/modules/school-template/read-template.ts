import {
  childOf,
  findAll,
  openPackage,
  type Refusal,
  RefusedFile,
  textOf,
  type WordPackage,
  writeXml,
  type XmlElement,
  XmlError,
} from "../word-format/index.ts";
import { coverFields } from "./cover-fields.ts";
import { lineOf, placedLines } from "./cover-lines.ts";
import { copyStyles } from "./cover-styles.ts";
import { type CoverFacts, fillCover } from "./fill-cover.ts";
import { findCover } from "./find-cover.ts";
import { lookOfParagraph, readLooks, readNumbering } from "./read-looks.ts";
import { pageOf, readPages } from "./read-pages.ts";
import { type CoverPicture, sanitiseCover } from "./sanitise-cover.ts";
import type { SchoolTemplate, TemplatePage, TextLook } from "./school-template.ts";
import { readStyleTable } from "./style-table.ts";
import { readThemeFonts } from "./theme-fonts.ts";

/** What the worker gives back. Plain data, as errors lose their class between threads. */
export type TemplateReading = { readonly template: SchoolTemplate } | { readonly refusal: Refusal | "wordTemplate.empty" };

const COVER_MAX_CHARACTERS = 400_000;

/** Reads a school's Word file as a template. Runs in the worker thread. */
export function readTemplate(bytes: Uint8Array): TemplateReading {
  try {
    const file = openPackage(bytes);
    const body = bodyOf(file);
    if (textOf(body).trim() === "" && findAll(body, "w:tbl").length === 0) return { refusal: "wordTemplate.empty" };
    const styles = readStyleTable(file.part("styles.xml"));
    const theme = readThemeFonts(file);
    const found = coverIn(file);
    const rest = found === null ? body.children.filter((child): child is XmlElement => typeof child !== "string") : found.rest;
    const sections = findAll(body, "w:sectPr");
    return {
      template: {
        ...readPages({ file, styles, theme, sections }),
        looks: readLooks(rest, styles, theme),
        numbering: readNumbering(rest, styles, file.part("numbering.xml")),
        cover:
          found === null
            ? null
            : {
                fields: found.fields.map(({ id, label, line, fact }) => ({ id, label, line, fact })),
                problems: found.problems,
              },
      },
    };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    if (error instanceof XmlError || error instanceof RangeError) return { refusal: "import.damaged" };
    throw error;
  }
}

/** The cover of a template, filled in: what is put into a thesis in the place of ours. */
export type CarriedCover = {
  readonly xml: string;
  readonly styles: string;
  readonly pictures: readonly CoverPicture[];
  readonly page: TemplatePage;
  /** Its lines as text, for a preview. */
  readonly blocks: readonly XmlElement[];
};

export type CoverWish = {
  readonly bytes: Uint8Array;
  readonly mapping: Readonly<Record<string, keyof CoverFacts>>;
  readonly facts: CoverFacts;
};

/** null where the template has no cover, or one that cannot be carried over. */
export function carryCover({ bytes, mapping, facts }: CoverWish): CarriedCover | null {
  const file = openPackage(bytes);
  const found = coverIn(file);
  if (found === null || found.problems.length > 0) return null;
  const filled = fillCover(found.blocks, found.fields, { mapping, facts: withSubtitle(facts, mapping) });
  const { blocks, styles } = copyStyles(filled, readStyleTable(file.part("styles.xml")), readThemeFonts(file));
  return { xml: blocks.map(writeXml).join(""), styles, pictures: found.pictures, page: pageOf(found.section), blocks: filled };
}

/** A cover without a place for the subtitle has it behind the title. */
function withSubtitle(facts: CoverFacts, mapping: CoverWish["mapping"]): CoverFacts {
  const { title = "", subtitle = "" } = facts;
  if (subtitle === "" || Object.values(mapping).includes("subtitle")) return facts;
  return { ...facts, title: title + (/\p{Script=Han}/u.test(title) ? "——" : ": ") + subtitle };
}

const bodyOf = (file: WordPackage): XmlElement => childOf(file.document, "w:body") ?? file.document;

/** The cleaned cover with its fields; null where the first pages have no line that a cover has. */
function coverIn(file: WordPackage) {
  const found = findCover(bodyOf(file), readStyleTable(file.part("styles.xml")));
  const clean = sanitiseCover(found.blocks, file);
  const fields = coverFields(clean);
  const isTooLarge = clean.blocks.reduce((sum, block) => sum + writeXml(block).length, 0) > COVER_MAX_CHARACTERS;
  const problems = [...clean.problems, ...(isTooLarge && !clean.problems.includes("tooLarge") ? (["tooLarge"] as const) : [])];
  if (!fields.some(({ fact }) => fact !== null) && problems.length === 0) return null;
  return { ...clean, problems, fields, section: found.section, rest: found.rest };
}

/** The filled-in cover line by line, each with the look of most of its words; none where it cannot be carried over. */
export function coverPreview(wish: CoverWish): { readonly text: string; readonly look: TextLook }[] {
  const cover = carryCover(wish);
  if (cover === null) return [];
  const file = openPackage(wish.bytes);
  const styles = readStyleTable(file.part("styles.xml"));
  const theme = readThemeFonts(file);
  const row = new Map<readonly XmlElement[], number>();
  const lines: { text: string; look: TextLook }[] = [];
  for (const { paragraph, cell } of placedLines(cover.blocks)) {
    const { text } = lineOf(paragraph);
    const at = cell === null ? undefined : row.get(cell.row);
    const before = at === undefined ? undefined : lines[at];
    if (before !== undefined) before.text += `　${text}`;
    else lines.push({ text, look: lookOfParagraph(paragraph, styles, theme) });
    if (cell !== null && at === undefined) row.set(cell.row, lines.length - 1);
  }
  return lines;
}
