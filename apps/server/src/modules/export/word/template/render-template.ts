import type { TemplatePage } from "@tangleaf/contract";
import { allocateLengths } from "@tangleaf/document/outline";
import type { DocumentContent } from "@tangleaf/document/plain";
import { AlignmentType, type FileChild, Header, type ISectionOptions, Paragraph, type ParagraphChild, SectionType, TextRun } from "docx";
import { fillMessage } from "../../../../messages/fill-message.ts";
import type { templateFileZh } from "../../../../messages/template-file.zh.ts";
import type { SchoolTemplate } from "../../../school-template/index.ts";
import { printable } from "../../printable.ts";
import { applyTemplate } from "../../profiles/apply-template.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { DOCUMENT_PROFILES, THESIS_PROFILES } from "../../profiles/index.ts";
import { titleParagraph } from "../body-to-word.ts";
import { contentsTable } from "../document/contents-table.ts";
import { countForWord } from "../document/count-for-word.ts";
import { createDocumentWriter } from "../document/document-to-word.ts";
import { element } from "../document/field-runs.ts";
import { createFormulas } from "../document/formula-to-word.ts";
import { createNestedStyles } from "../document/nested-styles.ts";
import { packDocument } from "../document/pack-document.ts";
import { footersOf } from "../header-and-footer.ts";
import { pageOf } from "../sections-of.ts";
import { STYLE } from "../style-ids.ts";
import { type SkeletonPart, skeletonParts, TEMPLATE_NUMBERING } from "./template-blocks.ts";
import { HINT_STYLE, hintStyle, TEMPLATE_STYLE, templateStyles } from "./template-styles.ts";

const CONTENTS_LEVELS = 3;
const THESIS_LOOKS = { zh: "thesis-zh-undergraduate", en: "thesis-en" } as const;
const BOX = "☐ ";
const PAGE_NUMBER = { points: 9, place: "centre", dashes: false } as const;

/** A template to be made into a Word file. Plain data: it crosses to another thread. */
export type TemplateTask = {
  readonly page: TemplatePage;
  readonly language: "zh" | "en";
  readonly words: typeof templateFileZh;
  /** Whose paper, fonts and headings it has; absent: ours. Numbers of headings stay the template's. */
  readonly school?: SchoolTemplate | undefined;
  /** The `AIGC` property: the samples were written with the help of AI. */
  readonly labelJson: string;
  /** Named as the file's creator. */
  readonly product: string;
};

/** Builds the .docx of a template: notice, what to have ready, contents, the skeleton with its hints, the samples, the checklist. */
export function renderTemplate({ page, language, words, school, labelJson, product }: TemplateTask): Promise<Uint8Array> {
  const numbering = TEMPLATE_NUMBERING[page.numbering];
  const base = school === undefined ? DOCUMENT_PROFILES.note[language] : profileOfSchool(school, language);
  const profile = { ...base, numbering, contents: { title: words.contents, levels: CONTENTS_LEVELS } };
  const parts = skeletonParts(page.outline, words);
  const blocks = parts.flatMap(({ heading, frames }) => [heading, ...frames]);
  const content: DocumentContent = { title: page.title, settings: { language, numbering }, blocks, footnotes: {} };
  const numbers = countForWord(content);
  const styles = createNestedStyles(profile);
  const formulas = createFormulas();
  const writer = createDocumentWriter({
    ...{ profile, numbers, formulas, language, styles },
    pages: new Map(),
    images: new Map(),
    areHeadingsNumbered: numbering !== "none",
  });
  const lengths = lengthsOf(page);
  const skeleton = parts.flatMap((part): FileChild[] => [
    ...writer.write([part.heading]),
    new Paragraph({ children: [hint(hintText(part, lengths.get(part.line) ?? 0, words))] }),
    ...writer.write(part.frames),
  ]);
  const footer = fillMessage(words.footer, { pubId: page.pubId, since: page.since });
  const frame = { title: page.title, profile, visibleLabel: footer };
  const section = (children: readonly FileChild[], header: string): ISectionOptions => ({
    properties: { ...pageOf(profile, { pageNumber: PAGE_NUMBER }), type: SectionType.NEXT_PAGE },
    headers: { default: headerOf(header) },
    footers: footersOf({ pageNumber: PAGE_NUMBER }, frame),
    children: [...children],
  });
  const head = [
    titleParagraph(page.title, profile),
    ...words.notice.map((text) => line(text, TEMPLATE_STYLE.notice)),
    ...list(words.bring, page.bring),
    ...contentsTable({ blocks, numbers, profile, pages: null }),
  ];
  return packDocument({
    ...{ content, language, profile, numbering, numbers, formulas, styles, labelJson, product },
    title: page.title,
    ownStyles: templateStyles(profile),
    ownCharacterStyles: [hintStyle()],
    lists: writer.lists,
    hasOddAndEven: false,
    visibleLabel: footer,
    sections: [
      // A section must not end in a control: programs run what follows into it.
      section([...head, ...skeleton, new Paragraph({})], ""),
      section(samples(page, words), words.sampleLabel),
      section([...list(words.checklist, page.checklist), ...list(words.frame, frameOf(page, words))], ""),
    ],
  });
}

/** The school's looks without its cover and its parts: a skeleton has neither. */
function profileOfSchool(school: SchoolTemplate, language: "zh" | "en"): DocumentProfile {
  const { sections: _parts, contents: _contents, ...looks } = applyTemplate(THESIS_PROFILES[THESIS_LOOKS[language]], school);
  return { ...DOCUMENT_PROFILES.note[language], ...looks };
}

function samples({ opening, hardSample, staged }: TemplatePage, words: TemplateTask["words"]): Paragraph[] {
  return [
    line(words.appendix, TEMPLATE_STYLE.head),
    line(`${words.sampleLabel}${staged ? ` · ${words.staged}` : ""}`, TEMPLATE_STYLE.notice),
    line(words.opening, TEMPLATE_STYLE.head),
    ...opening.map(({ type, text }) => new Paragraph({ style: TEMPLATE_STYLE.sample, children: [run(text, type === "heading")] })),
    line(hardSample.title, TEMPLATE_STYLE.head),
    line(hardSample.text, TEMPLATE_STYLE.sample),
  ];
}

function frameOf({ frame }: TemplatePage, { frames }: TemplateTask["words"]): string[] {
  const name = (key: string): string[] => (Object.hasOwn(frames, key) ? [frames[key as keyof typeof frames]] : []);
  return [...frame.front, ...frame.back].flatMap(name);
}

function hintText({ line: { intent, needs, mistake } }: SkeletonPart, count: number, words: TemplateTask["words"]): string {
  const needed = needs.map((need) => words.needs[need]).join(words.between);
  return fillMessage(words.hint, {
    intent,
    count,
    needs: needed === "" ? "" : fillMessage(words.needsOf, { needs: needed }),
    mistake: mistake === null ? "" : fillMessage(words.mistakeOf, { mistake }),
  });
}

/** Characters of each line at the usual length; those below one add up to its own. */
function lengthsOf({ outline, length }: TemplatePage): ReadonlyMap<SkeletonPart["line"], number> {
  const lengths = new Map<SkeletonPart["line"], number>();
  const share = (lines: TemplatePage["outline"], whole: number): void => {
    const each = allocateLengths(
      whole,
      lines.map(({ weight }) => weight),
    );
    for (const [at, one] of lines.entries()) {
      lengths.set(one, each[at] ?? 0);
      share(one.children, each[at] ?? 0);
    }
  };
  share(outline, length.default);
  return lengths;
}

const run = (text: string, bold = false): TextRun => new TextRun({ text: printable(text), ...(bold ? { bold } : {}) });
const line = (text: string, style: string): Paragraph => new Paragraph({ style, children: [run(text)] });
const list = (head: string, items: readonly string[]): Paragraph[] =>
  items.length === 0 ? [] : [line(head, TEMPLATE_STYLE.head), ...items.map((item) => line(`${BOX}${item}`, TEMPLATE_STYLE.item))];

function headerOf(text: string): Header {
  return new Header({
    children: [new Paragraph({ style: STYLE.footer, alignment: AlignmentType.CENTER, children: text === "" ? [] : [run(text)] })],
  });
}

/** Words in a control that is gone with the first letter typed over them. */
function hint(text: string): ParagraphChild {
  // Not a control for plain text: LibreOffice would show it without its style.
  const words = new TextRun({ text: printable(text), style: HINT_STYLE });
  // The library has no name for the element, which stands where runs stand.
  return element("w:sdt", {}, [
    element("w:sdtPr", {}, [element("w:temporary", {}), element("w:showingPlcHdr", {})]),
    element("w:sdtContent", {}, [words]),
  ]) as ParagraphChild;
}
