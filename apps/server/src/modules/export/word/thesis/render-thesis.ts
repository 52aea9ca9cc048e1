import type { TemplateMapping } from "@tangleaf/contract";
import type { NodeJson } from "@tangleaf/document/plain";
import { type FileChild, type ISectionOptions, SectionType } from "docx";
import { carryCover, type SchoolTemplate } from "../../../school-template/index.ts";
import { withCharts } from "../../charts/with-charts.ts";
import { applyTemplate } from "../../profiles/apply-template.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import type { ThesisProfile } from "../../profiles/thesis-profile.ts";
import type { ThesisFile } from "../../thesis-file.ts";
import { contentsTable } from "../document/contents-table.ts";
import { createDocumentWriter } from "../document/document-to-word.ts";
import { createFormulas } from "../document/formula-to-word.ts";
import { createNestedStyles } from "../document/nested-styles.ts";
import { packDocument } from "../document/pack-document.ts";
import { type DocumentTask, pictureHeight } from "../document/render-document.ts";
import { isEstimable } from "../is-estimable.ts";
import { pageOf } from "../sections-of.ts";
import { citeReferences, referenceTargets } from "./cite-references.ts";
import { factOf } from "./cover-to-word.ts";
import { estimateThesisPages } from "./estimate-thesis-pages.ts";
import { insertCover } from "./insert-cover.ts";
import { numberThesis } from "./number-thesis.ts";
import { pageEdgesOf } from "./thesis-headers.ts";
import { flatBreak, flowed, holdsBreak, type Piece, partHeadingNode, piecesOf } from "./thesis-parts.ts";
import { thesisStyles } from "./thesis-styles.ts";

/** Height of a footer's lines over their type. */
const FOOTER_LINES = 1.3;

/** A thesis to be made into a Word file. Plain data: it crosses to another thread. */
export type ThesisTask = Pick<DocumentTask, "images" | "labelJson" | "visibleLabel" | "product"> & {
  readonly thesis: ThesisFile;
  readonly profile: ThesisProfile;
  /** A school's own file: what it says goes before the profile, and its cover before ours. */
  readonly template?: { readonly read: SchoolTemplate; readonly bytes: Uint8Array; readonly mapping: TemplateMapping } | undefined;
};

/** Builds the .docx of a thesis. Runs in the worker thread. Every chapter and part is a section of Word, so that its header is right as it stands. */
export async function renderThesis({ thesis: text, profile: base, images: own, template, ...label }: ThesisTask): Promise<Uint8Array> {
  const { content, images } = await withCharts({ content: text.content, images: own });
  const given = { ...text, content };
  const profile = template === undefined ? base : applyTemplate(base, template.read);
  const cover = template === undefined ? null : carryCover({ ...template, facts: given.facts });
  const layout = layoutOf(profile);
  const thesis = prepared(given, profile);
  const whole = { ...thesis.content, blocks: [...thesis.content.blocks, partHeadingNode("appendix", profile), ...(thesis.appendix ?? [])] };
  const numbers = numberThesis(whole, profile);
  const styles = createNestedStyles(layout);
  const pages = new Map<string, string>();
  const { textLanguage: language } = profile;
  const formulas = createFormulas();
  const setting = { profile: layout, numbers, formulas, pages, language, images, styles, areHeadingsNumbered: true };
  const references = referenceTargets(thesis.references);
  const writerOf = (own: "zh" | "en") =>
    createDocumentWriter({ ...setting, references, language: own, profile: { ...layout, script: own === "zh" ? "chinese" : "latin" } });
  const writers = { text: createDocumentWriter({ ...setting, references }), zh: writerOf("zh"), en: writerOf("en") };

  const sections = profile.sections.map((section) => {
    const pieces = section.parts.flatMap((part) => piecesOf(part, { thesis, profile, numbers, writers, hasOwnCover: cover !== null }));
    return { section, pieces: profile.flows === true ? flowed(pieces) : pieces };
  });
  const headings = sections.flatMap(({ pieces }) => pieces.flatMap((piece) => headingsOf(piece, profile)));
  const contentsEntries = headings.filter(({ attrs }) => Number(attrs?.["level"] ?? 1) <= profile.contents.levels).length;
  const isShort = isEstimable(whole.blocks);
  const numberPoints = Math.max(0, ...profile.sections.map(({ pageNumber }) => pageNumber?.points ?? 0));
  const footerPoints = (numberPoints + (label.visibleLabel === null ? 0 : profile.label.points)) * FOOTER_LINES;
  const options = {
    pictureHeight: (node: NodeJson) => pictureHeight(node, images, layout),
    footnotes: whole.footnotes,
    footerPoints,
    contentsEntries,
  };
  // Known before anything is written: references to pages read them.
  if (isShort) for (const [bookmark, page] of estimateThesisPages(sections, profile, options)) pages.set(bookmark, page);
  const contents = () => contentsTable({ blocks: headings, numbers, profile, pages: isShort ? pages : null });

  const frame = { profile, layout, facts: thesis.facts, isDraft: thesis.isDraft, visibleLabel: label.visibleLabel };
  const last = sections.flatMap(({ pieces }) => pieces).at(-1);
  const written = sections.flatMap(({ section, pieces }) =>
    pieces.map((piece, index): ISectionOptions => {
      const { restarts, ...number } = section.pageNumber ?? { restarts: false };
      const isFirst = index === 0 && restarts === true;
      const pageNumber = section.pageNumber === null ? null : { ...section.pageNumber, ...number, restarts: isFirst };
      const children: FileChild[] = (piece.write ?? contents)();
      const isBreakHeld = piece === last || holdsBreak(piece.part, children);
      return {
        properties: {
          ...pageOf(piece.part === "cover" && cover !== null ? { ...profile, page: cover.page } : profile, { pageNumber }),
          type: SectionType.NEXT_PAGE,
        },
        ...pageEdgesOf(section, piece.chapter, frame, index === 0),
        children: isBreakHeld ? children : [...children, flatBreak()],
      };
    }),
  );
  const packed = await packDocument({
    ...label,
    title: factOf(thesis.facts, "title") ?? whole.title,
    content: whole,
    language,
    profile: layout,
    numbering: profile.numbering,
    numbers,
    formulas,
    styles,
    ownStyles: thesisStyles(profile),
    lists: writers.text.lists,
    hasOddAndEven: profile.sections.some(({ header }) => header !== null && header.odd !== header.even),
    sections: written,
  });
  return cover === null ? packed : insertCover(packed, cover);
}

/** What the writers of blocks read of a profile: sections are the thesis's own. */
function layoutOf(profile: ThesisProfile): DocumentProfile {
  return { ...profile, sections: [{ begins: "document", pageNumber: null, header: null }] };
}

/** Citations as nodes, tables as the school wants them, and an appendix whose headings are below its own. */
function prepared(thesis: ThesisFile, profile: ThesisProfile): ThesisFile {
  const cited = citeReferences(thesis.content, thesis.references).content;
  const appendix =
    thesis.appendix === null ? null : citeReferences({ ...cited, blocks: thesis.appendix }, thesis.references).content.blocks;
  const inStyle = (block: NodeJson): NodeJson =>
    block.type === "table" ? { ...block, attrs: { ...block.attrs, kind: profile.table } } : block;
  const lowered = (block: NodeJson): NodeJson =>
    block.type === "heading"
      ? { ...block, attrs: { ...block.attrs, level: Math.max(2, Number(block.attrs?.["level"] ?? 1)), unnumbered: 1 } }
      : inStyle(block);
  return {
    ...thesis,
    content: { ...cited, blocks: cited.blocks.map(inStyle) },
    appendix: appendix === null ? null : appendix.map(lowered),
  };
}

/** What of a piece can be in the table of contents. */
function headingsOf({ part, blocks }: Piece, profile: ThesisProfile): NodeJson[] {
  const headings = (blocks ?? []).filter(({ type }) => type === "heading");
  if (part === "body") return headings;
  const isIn = profile.inContents.some((one) => one === part);
  return isIn ? headings : headings.slice(1);
}
