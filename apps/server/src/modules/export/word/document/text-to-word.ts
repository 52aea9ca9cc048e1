import type { RevisedNode, Revision } from "@tangleaf/document/convert";
import { type MarkJson, type NodeJson, nodeText, safeHref } from "@tangleaf/document/plain";
import {
  Bookmark,
  DeletedTextRun,
  ExternalHyperlink,
  FootnoteReferenceRun,
  InsertedTextRun,
  type IRunOptions,
  type ParagraphChild,
  SimpleField,
  TextRun,
} from "docx";
import { bookmarkOf, COLOR_VALUES, FORMULA_WORDS, TODO_FILL } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { hintOf, PLACEHOLDER } from "../inlines-to-word.ts";
import { CODE_RUN_STYLE } from "../style-ids.ts";
import { linkedCitation, type ReferenceTargets } from "../thesis/cite-references.ts";
import { refIdsOf, type WordNumbers } from "./count-for-word.ts";
import type { Formulas } from "./formula-to-word.ts";

/** Whom Word names beside a change. */
const REVISION_AUTHOR = "AI";
const TODO_SHADING = { type: "clear", fill: TODO_FILL, color: "auto" } as const;

/** Character style of emphasis: print sets it in another typeface where the script is Chinese. */
export const EMPHASIS = "Emphasis";

export type TextSetting = {
  readonly profile: DocumentProfile;
  readonly numbers: WordNumbers;
  readonly formulas: Formulas;
  readonly pages: ReadonlyMap<string, number | string>;
  readonly language: "zh" | "en";
  /** Entries of a list of references in the file, by the id a citation names; absent = citations are counted and lead nowhere. */
  readonly references?: ReferenceTargets;
};

/** Runs, formulas, fields, links and footnote marks of one paragraph. */
export function textToWord(nodes: readonly NodeJson[], setting: TextSetting): ParagraphChild[] {
  return nodes.flatMap((node) => nodeToWord(node, setting));
}

function nodeToWord(node: NodeJson, setting: TextSetting): ParagraphChild[] {
  switch (node.type) {
    case "text":
      return markedText(node, setting.profile);
    case "hardBreak":
      return [new TextRun({ break: 1 })];
    case "mathInline":
      return [setting.formulas.inLine(String(node.attrs?.["latex"] ?? ""))];
    case "footnote":
      return footnoteMark(node, setting.numbers);
    case "citation":
      return setting.references === undefined
        ? [citation(node, setting.numbers)]
        : linkedCitation(node, setting.references, (options) => runOf(options, (node as RevisedNode).revision));
    case "crossRef":
      return crossReference(node, setting);
    default:
      return [];
  }
}

/** Shades every mark of what is missing as the editor does, also where no colour was chosen for it. */
function markedText(node: RevisedNode, profile: DocumentProfile): ParagraphChild[] {
  const { text = "", marks = [] } = node;
  const link = marks.find(({ type }) => type === "link");
  const href = link === undefined ? null : safeHref(String(link.attrs?.["href"] ?? ""));
  const clean = printable(text);
  if (href !== null) {
    const run = runOf({ text: clean, ...hintOf(clean, profile), ...optionsOf(marks, true) }, node.revision);
    return [new ExternalHyperlink({ link: printable(href), children: [run] })];
  }
  return clean
    .split(PLACEHOLDER)
    .filter((part) => part !== "")
    .map((part) =>
      runOf(
        { text: part, ...hintOf(part, profile), ...optionsOf(marks, false), ...(PLACEHOLDER.test(part) ? { shading: TODO_SHADING } : {}) },
        node.revision,
      ),
    );
}

/** Words that are suggested, or would go, as Word tracks changes. */
function runOf(options: IRunOptions, revision: Revision | undefined): ParagraphChild {
  if (revision === undefined) return new TextRun(options);
  const tracked = { ...options, id: revision.no, author: REVISION_AUTHOR, date: new Date(revision.at).toISOString() };
  return revision.kind === "inserted" ? new InsertedTextRun(tracked) : new DeletedTextRun(tracked);
}

/** Run properties by mark. A run has one character style: a link's first, then that of code, then emphasis. */
function optionsOf(marks: readonly MarkJson[], isLink: boolean): IRunOptions {
  if (marks.length === 0) return {};
  const has = (type: MarkJson["type"]) => marks.some((mark) => mark.type === type);
  const style = isLink ? "Hyperlink" : has("code") ? CODE_RUN_STYLE : has("italic") ? EMPHASIS : undefined;
  const color = COLOR_VALUES[String(marks.find(({ type }) => type === "color")?.attrs?.["color"])];
  return {
    ...(style === undefined ? {} : { style }),
    // What the one style does not say is said beside it.
    ...(has("italic") && style !== EMPHASIS ? { italics: true } : {}),
    ...(has("code") && isLink ? { font: { ascii: "Consolas", hAnsi: "Consolas" } } : {}),
    ...(has("bold") ? { bold: true } : {}),
    ...(has("underline") ? { underline: {} } : {}),
    ...(has("strike") ? { strike: true } : {}),
    ...(has("sub") ? { subScript: true } : {}),
    ...(has("sup") ? { superScript: true } : {}),
    ...(has("highlight") ? { highlight: "yellow" } : {}),
    ...(color === undefined ? {} : { color }),
    ...(has("todo") ? { shading: TODO_SHADING } : {}),
  };
}

function footnoteMark(node: NodeJson, { marks }: WordNumbers): ParagraphChild[] {
  const mark = new FootnoteReferenceRun(marks.get(node) ?? 1);
  const bookmark = bookmarkOf("footnote", node.attrs?.["id"]);
  return bookmark === null ? [mark] : [new Bookmark({ id: bookmark, children: [mark] })];
}

function citation(node: NodeJson, { citations }: WordNumbers): ParagraphChild {
  const numbers = refIdsOf(node).map((id) => citations.get(id));
  const locator = printable(String(node.attrs?.["locator"] ?? ""));
  return new TextRun({ text: `[${numbers.join(",")}]${locator}`, superScript: true });
}

/** A field Word brings up to date, with what it says now. What it refers to may be gone: then nothing is left to say. */
function crossReference(node: NodeJson, { numbers, pages, language }: TextSetting): ParagraphChild[] {
  const id = String(node.attrs?.["targetId"] ?? "");
  const target = numbers.targets.get(id);
  if (target === undefined) return [];
  const { bookmark, kind, node: named } = target;
  if (node.attrs?.["kind"] === "page") return [new SimpleField(`PAGEREF ${bookmark} \\h`, String(pages.get(bookmark) ?? 1))];
  const said = printable(numbers.references.get(id) ?? nodeText(named));
  if (kind === "heading") {
    const isCounted = numbers.headings.has(id) && node.attrs?.["kind"] !== "title";
    return [new SimpleField(`REF ${bookmark}${isCounted ? " \\r" : ""} \\h`, isCounted ? said : printable(nodeText(named)))];
  }
  const words = FORMULA_WORDS[language];
  const field = new SimpleField(`REF ${bookmark} \\h`, kind === "formula" && said.startsWith(words) ? said.slice(words.length) : said);
  return kind === "formula" ? [new TextRun({ text: words }), field] : [field];
}
