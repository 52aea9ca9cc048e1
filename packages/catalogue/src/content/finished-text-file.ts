import { countItems } from "@tangleaf/document/count-items";
import { createMarkdown } from "@tangleaf/document/markdown";
import { countLength, marksIn } from "@tangleaf/document/marks";
import { type CatalogueScene, lengthOf } from "../scene.ts";
import { findChinese } from "./texts.ts";

export type Language = "zh" | "en";
type Token = ReturnType<ReturnType<typeof createMarkdown>["parse"]>[number];

/** What the text has, by the names the parser gives it, without `_open` and `_close`. Anything else has no place in an example. */
const ALLOWED = new Set([
  ...["paragraph", "heading", "bullet_list", "ordered_list", "list_item", "blockquote", "hr"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
  ...["inline", "text", "strong", "em", "softbreak", "hardbreak"],
]);
const BLANK = /to fill in|to be filled in|待补充|待填写|待核实|_{3,}|＿{2,}/i;
const HTML = /<\/?[a-z][^<>]{0,100}>/i;
const HEADING_LEVEL_MAX = 3;

const markdown = createMarkdown();

/** The faults of a finished text of a scene: whether it is whole, as long as the scene's texts are, and in Markdown the paper shows. */
export function checkFinishedText(
  file: string,
  text: string,
  { scene, language }: { scene: CatalogueScene; language: Language },
): string[] {
  if (text.trim() === "") return [`${file}: is empty. Write the whole text, or delete the file.`];
  const tokens = markdown.parse(text, {});
  const faults = [...findUnfinished(text), ...findMarkdown(tokens), ...findLength(text, scene)];
  const chinese = language === "en" ? atFirst(text, findChinese) : null;
  if (chinese !== null) faults.push(`${chinese.line}: “${chinese.found}” does not belong in an English text.`);
  return faults.map((fault) => (/^\d/.test(fault) ? `${file}:${fault}` : `${file}: ${fault}`));
}

function findUnfinished(text: string): string[] {
  const blank = atFirst(text, (line) => marksIn(line)[0] ?? BLANK.exec(line)?.[0] ?? null);
  return blank === null ? [] : [`${blank.line}: “${blank.found}” leaves something open. Write an example in its place.`];
}

function findLength(text: string, scene: CatalogueScene): string[] {
  const bounds = lengthOf(scene);
  if (bounds === null) return [];
  const { min, max, unit } = bounds;
  const length = unit === "item" ? countItems(text) : countLength(text);
  if (length >= min && length <= max) return [];
  const what = unit === "item" ? "items" : "characters or words";
  return [`is ${length} long, counted in ${what}. Write ${min} to ${max}, the bounds of the length in the scene's form.`];
}

/** Faults of the Markdown, each with the line its block begins on. */
function findMarkdown(tokens: readonly Token[]): string[] {
  const faults: string[] = [];
  let line = 1;
  for (const [at, token] of tokens.entries()) {
    // Cells of a table have no lines of their own.
    line = token.map === null ? line : token.map[0] + 1;
    const found = [token, ...(token.children ?? [])].flatMap(checkToken);
    if (token.type === "heading_open") found.push(...checkHeading(token, at === 0));
    faults.push(...found.map((fault) => `${line}: ${fault}`));
  }
  return faults;
}

function checkToken({ type, content }: Token): string[] {
  const name = type.replace(/_open$/, "");
  if (type.endsWith("_close")) return [];
  if (!ALLOWED.has(name)) return [describeUnshown(name)];
  if (type !== "text") return [];
  const html = HTML.exec(content)?.[0];
  if (html !== undefined) return [`“${html}” is shown as it stands. Write Markdown instead of HTML.`];
  return content.includes("**") ? ["“**” is shown as it stands. Put it right before and right behind the bold words."] : [];
}

function checkHeading({ tag }: Token, isFirst: boolean): string[] {
  const level = Number(tag.slice(1));
  if (level === 1 && !isFirst) return ["Only the first line is a title with “# ”. Write “## ”."];
  return level > HEADING_LEVEL_MAX ? [`A heading of level ${level} is too deep. Write “## ” or “### ”.`] : [];
}

/** What to write in place of what an example does not have. */
const INSTEAD: Readonly<Record<string, string>> = {
  link: "Write the words without a link: it would lead out of the example.",
  image_text: "Leave the picture out: a text on paper has none.",
  fence: "Write the code block as a paragraph.",
  code_inline: "Write the words without backquotes.",
  s: "Leave out what is crossed out.",
};

function describeUnshown(name: string): string {
  if (name.startsWith("math")) return "Write the formula in words; a dollar sign that is none stands behind a backslash.";
  return INSTEAD[name] ?? `“${name}” is not shown on the paper. Write a paragraph, a list, a table or a heading.`;
}

/** The first line something is found in, counted from 1, and what it is. */
function atFirst(text: string, find: (line: string) => string | null): { line: number; found: string } | null {
  for (const [n, line] of text.split("\n").entries()) {
    const found = find(line);
    if (found !== null) return { line: n + 1, found };
  }
  return null;
}
