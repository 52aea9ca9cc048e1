import type { DocumentContent, NodeJson } from "@tangleaf/document/plain";
import { type FileChild, Paragraph } from "docx";
import type { ChartRunOptions } from "docx/charts";
import { bookmarkOf, sizeOf } from "../../../word-format/index.ts";
import { withCharts } from "../../charts/with-charts.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { titleParagraph } from "../body-to-word.ts";
import { isEstimable } from "../is-estimable.ts";
import { sectionsOf } from "../sections-of.ts";
import { entriesIn } from "../thesis/cite-references.ts";
import { contentsTable } from "./contents-table.ts";
import { countForWord } from "./count-for-word.ts";
import { createDocumentWriter } from "./document-to-word.ts";
import { estimatePages } from "./estimate-pages.ts";
import { textWidthPixels } from "./figure-to-word.ts";
import { createFormulas } from "./formula-to-word.ts";
import { createNestedStyles } from "./nested-styles.ts";
import { packDocument } from "./pack-document.ts";

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
  /** Charts are Word's own, with their figures, where it has such; left out: pictures. */
  readonly areChartsEditable?: boolean;
};

/** Builds the .docx of a document. Runs in the worker thread. */
export async function renderDocument(given: DocumentTask): Promise<Uint8Array> {
  const task = { ...given, ...(await withCharts(given)) };
  const { content, language, visibleLabel } = task;
  const profile = content.settings.noIndent === 1 ? { ...task.profile, firstLineCharacters: 0 } : task.profile;
  const numbering = content.settings.numbering ?? profile.numbering;
  const numbers = countForWord({ ...content, settings: { ...content.settings, numbering, language } });
  const pages = pagesOf({ ...task, profile });
  const styles = createNestedStyles(profile);
  const references = entriesIn(content.blocks);
  const formulas = createFormulas();
  const setting = {
    profile,
    numbers,
    formulas,
    pages: pages ?? new Map<string, number>(),
    language,
    images: task.images,
    charts: given.areChartsEditable === true ? await editableCharts(given.content, textWidthPixels(profile)) : new Map<string, never>(),
    styles,
    areHeadingsNumbered: numbering !== "none",
    ...(references.size === 0 ? {} : { references }),
  };
  const writer = createDocumentWriter(setting);
  const head = [
    ...(content.title === "" ? [] : [titleParagraph(content.title, profile)]),
    ...contentsTable({ blocks: content.blocks, numbers, profile, pages }),
  ];
  const children: readonly FileChild[] = [...head, ...writer.write(content.blocks)];
  return packDocument({
    ...task,
    title: content.title,
    profile,
    numbering,
    numbers,
    formulas,
    styles,
    lists: writer.lists,
    hasOddAndEven: profile.sections.some(({ pageNumber }) => pageNumber?.place === "outside"),
    sections: sectionsOf(
      { children, firstHeading: null, body: hasContents(head) ? head.length : null },
      { title: content.title, profile, visibleLabel },
    ),
  });
}

/** By the id of the chart, those Word can draw itself. */
async function editableCharts(content: DocumentContent, width: number): Promise<ReadonlyMap<string, ChartRunOptions>> {
  const [{ chartsIn }, { editableChart }] = await Promise.all([
    import("@tangleaf/document/charts"),
    import("../../charts/editable-chart.ts"),
  ]);
  return new Map(
    [...chartsIn(content)].flatMap(([id, { spec, alt }]): [string, ChartRunOptions][] => {
      const chart = editableChart(spec, { alt, width });
      return chart === null ? [] : [[id, chart]];
    }),
  );
}

const hasContents = (head: readonly FileChild[]): boolean => head.some((child) => !(child instanceof Paragraph));

/** The page of each bookmark; null where the text is too long to say. */
function pagesOf({ content, profile, images }: Pick<DocumentTask, "content" | "profile" | "images">): Map<string, number> | null {
  if (!isEstimable(content.blocks)) return null;
  const { begins } = estimatePages(content.blocks, profile, { pictureHeight: (node) => pictureHeight(node, images, profile) });
  const kinds = { heading: "heading", table: "table", figure: "figure", chart: "figure", mathBlock: "formula" } as const;
  return new Map(
    content.blocks.flatMap(({ type, attrs }, index): [string, number][] => {
      const kind = kinds[type as keyof typeof kinds];
      const bookmark = kind === undefined ? null : bookmarkOf(kind, attrs?.["id"]);
      return bookmark === null ? [] : [[bookmark, begins[index] ?? 1]];
    }),
  );
}

/** Height of a picture as it is printed, in points; null where there is none. */
export function pictureHeight({ type, attrs }: NodeJson, images: DocumentTask["images"], profile: DocumentProfile): number | null {
  const data = images.get(String(type === "figure" ? attrs?.["blobId"] : attrs?.["id"]));
  const size = data === undefined ? null : sizeOf(data);
  if (size === null) return null;
  const most = textWidthPixels(profile);
  const wide = typeof attrs?.["width"] === "number" ? (most * attrs["width"]) / PERCENT : Math.min(size.width, most);
  return ((wide * size.height) / size.width) * POINTS_PER_PIXEL;
}
