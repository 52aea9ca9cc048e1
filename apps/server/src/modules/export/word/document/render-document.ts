import { countNode, type DocumentContent, type NodeJson } from "@tangleaf/document/model";
import { Document, type FileChild, Packer, Paragraph, TextRun } from "docx";
import { bookmarkOf, type Details, KEPT_STATES, type SectionFacts, sizeOf } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { titleParagraph } from "../body-to-word.ts";
import { HEADING_NUMBERS } from "../numberings.ts";
import { LABEL_PROPERTY } from "../render-word.ts";
import { sectionsOf } from "../sections-of.ts";
import { stylesOf } from "../styles-of.ts";
import { contentsTable } from "./contents-table.ts";
import { countForWord } from "./count-for-word.ts";
import { documentStyles } from "./document-styles.ts";
import { createDocumentWriter } from "./document-to-word.ts";
import { estimatePages } from "./estimate-pages.ts";
import { textWidthPixels } from "./figure-to-word.ts";
import { finishPackage } from "./finish-package.ts";
import { latexReadBack } from "./formula-to-word.ts";
import { headingNumbering, listNumbering } from "./list-numberings.ts";
import { createNestedStyles } from "./nested-styles.ts";

/** Pages of longer texts are not estimated: what a page is off adds up. */
const ESTIMATE_MAX_CHARACTERS = 100_000;
const POINTS_PER_PIXEL = 0.75;
const PERCENT = 100;

/** A document to be made into a Word file. Plain data: it crosses to another thread. */
export type DocumentTask = {
  readonly content: DocumentContent;
  readonly language: "zh" | "en";
  readonly profile: DocumentProfile;
  /** PNG and JPEG pictures by the blob of a figure or the id of a chart. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** The `AIGC` property; null where no AI wrote. */
  readonly labelJson: string | null;
  /** The label a reader sees; null = none. */
  readonly visibleLabel: string | null;
  /** Named as the file's creator. */
  readonly product: string;
};

/** Builds the .docx of a document. Runs in the worker thread. */
export async function renderDocument(task: DocumentTask): Promise<Uint8Array> {
  const { content, language, product, visibleLabel } = task;
  const profile = content.settings.noIndent === 1 ? { ...task.profile, firstLineCharacters: 0 } : task.profile;
  const numbering = content.settings.numbering ?? profile.numbering;
  const numbers = countForWord({ ...content, settings: { ...content.settings, numbering, language } });
  const pages = pagesOf({ ...task, profile });
  const styles = createNestedStyles(profile);
  const setting = {
    profile,
    numbers,
    pages: pages ?? new Map<string, number>(),
    language,
    images: task.images,
    styles,
    areHeadingsNumbered: numbering !== "none",
  };
  const writer = createDocumentWriter(setting);
  const head = [
    ...(content.title === "" ? [] : [titleParagraph(content.title, profile)]),
    ...contentsTable({ blocks: content.blocks, numbers, profile, pages }),
  ];
  const children: readonly FileChild[] = [...head, ...writer.write(content.blocks)];
  const base = stylesOf(profile);
  const own = documentStyles(profile);
  const document = new Document({
    title: printable(content.title),
    creator: product,
    lastModifiedBy: product,
    ...(visibleLabel === null ? {} : { description: visibleLabel }),
    ...(task.labelJson === null ? {} : { customProperties: [{ name: LABEL_PROPERTY, value: printable(task.labelJson) }] }),
    styles: {
      ...base,
      paragraphStyles: [
        ...(base.paragraphStyles ?? []).map((style) => ({
          ...style,
          paragraph: { ...style.paragraph, ...headingNumberOf(style.id, numbering !== "none") },
        })),
        ...own.paragraphStyles,
        ...styles.styles(),
      ],
      characterStyles: [...(base.characterStyles ?? []), ...own.characterStyles],
    },
    numbering: {
      config: [
        ...(numbering === "none" ? [] : [headingNumbering(numbering, language)]),
        ...[...writer.lists.values()].map(({ ordered, start }) => listNumbering(profile, ordered, start)),
      ],
    },
    footnotes: Object.fromEntries(
      [...numbers.marks].map(([node, number]) => [number, { children: footnote(content.footnotes[String(node.attrs?.["id"])] ?? "") }]),
    ),
    // A line that ends in a break of its own is not spread over the whole width.
    compatibility: { doNotExpandShiftReturn: true },
    evenAndOddHeaderAndFooters: profile.sections.some(({ pageNumber }) => pageNumber?.place === "outside"),
    sections: sectionsOf(
      { children, firstHeading: null, body: hasContents(head) ? head.length : null },
      { title: content.title, profile, visibleLabel },
    ),
  });
  return finishPackage(new Uint8Array(await Packer.toBuffer(document)), detailsOf(content, numbering !== "none"));
}

const hasContents = (head: readonly FileChild[]): boolean => head.some((child) => !(child instanceof Paragraph));

/** The styles of headings carry the numbers of their levels. */
function headingNumberOf(styleId: string, areNumbered: boolean) {
  const level = /^Heading(\d)$/.exec(styleId)?.[1];
  return areNumbered && level !== undefined ? { numbering: { reference: HEADING_NUMBERS, level: Number(level) - 1 } } : {};
}

function footnote(text: string): Paragraph[] {
  return printable(text)
    .split("\n")
    .map((line) => new Paragraph({ style: "FootnoteText", children: [new TextRun(line)] }));
}

/** The page of each bookmark; null where the text is too long to say. */
function pagesOf({ content, profile, images }: Pick<DocumentTask, "content" | "profile" | "images">): Map<string, number> | null {
  if (content.blocks.reduce((sum, block) => sum + countNode(block), 0) > ESTIMATE_MAX_CHARACTERS) return null;
  const pages = estimatePages(content.blocks, profile, (node) => pictureHeight(node, images, profile));
  const kinds = { heading: "heading", table: "table", figure: "figure", chart: "figure", mathBlock: "formula" } as const;
  return new Map(
    content.blocks.flatMap(({ type, attrs }, index): [string, number][] => {
      const kind = kinds[type as keyof typeof kinds];
      const bookmark = kind === undefined ? null : bookmarkOf(kind, attrs?.["id"]);
      return bookmark === null ? [] : [[bookmark, pages[index] ?? 1]];
    }),
  );
}

function pictureHeight({ type, attrs }: NodeJson, images: DocumentTask["images"], profile: DocumentProfile): number | null {
  const data = images.get(String(type === "figure" ? attrs?.["blobId"] : attrs?.["id"]));
  const size = data === undefined ? null : sizeOf(data);
  if (size === null) return null;
  const most = textWidthPixels(profile);
  const wide = typeof attrs?.["width"] === "number" ? (most * attrs["width"]) / PERCENT : Math.min(size.width, most);
  return ((wide * size.height) / size.width) * POINTS_PER_PIXEL;
}

/** What Word has no place for. */
function detailsOf(content: DocumentContent, areNumbered: boolean): Details {
  const formulas = new Map<string, string[]>();
  const references = new Map<string, string>();
  const visit = (node: NodeJson) => {
    if (node.type === "mathBlock" || node.type === "mathInline") {
      const latex = String(node.attrs?.["latex"] ?? "");
      const read = latexReadBack(latex);
      if (read !== null) addTo(formulas, read, latex);
    }
    if (node.type === "crossRef" && typeof node.attrs?.["kind"] === "string")
      references.set(String(node.attrs["targetId"]), node.attrs["kind"]);
    for (const child of node.content ?? []) visit(child);
  };
  for (const block of content.blocks) visit(block);
  const sections = content.blocks.flatMap((block): [string, SectionFacts][] => {
    const facts = block.type === "heading" && bookmarkOf("heading", block.attrs?.["id"]) !== null ? factsOf(block, areNumbered) : {};
    return Object.keys(facts).length === 0 ? [] : [[String(block.attrs?.["id"]), facts]];
  });
  const others = [...formulas].filter(([read, sources]) => sources.some((latex) => latex !== read));
  const { language = null, numbering, noIndent } = content.settings;
  return {
    language,
    isUnnumbered: numbering === "none",
    noIndent: noIndent === 1,
    sections: new Map(sections),
    formulas: new Map(others),
    references,
  };
}

function factsOf({ attrs }: NodeJson, areNumbered: boolean): SectionFacts {
  const status = KEPT_STATES.find((state) => state === attrs?.["status"]);
  const { target, locked, points } = attrs ?? {};
  return {
    ...(status === undefined ? {} : { status }),
    ...(typeof target === "number" ? { target } : {}),
    ...(locked === 1 ? { locked } : {}),
    ...(typeof points === "string" && points !== "" ? { points: printable(points) } : {}),
    ...(attrs?.["unnumbered"] === 1 && !areNumbered ? { unnumbered: 1 } : {}),
  };
}

function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
