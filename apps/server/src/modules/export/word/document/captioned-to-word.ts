import type { NodeJson } from "@tangleaf/document/model";
import { AlignmentType, type Paragraph, Tab, TabStopType, TextRun } from "docx";
import { ChartRun, type ChartRunOptions } from "docx/charts";
import { bookmarkOf, type Container, FORMULA_COUNTER } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import { mmToTwips } from "../units.ts";
import { counterToWord } from "./counter-to-word.ts";
import { pictureToWord } from "./figure-to-word.ts";
import type { NestedStyles } from "./nested-styles.ts";
import { type ParagraphWriter, withBookmark } from "./paragraph-writer.ts";
import type { TextSetting } from "./text-to-word.ts";

/** Between the label of a caption and its words. */
const CAPTION_GAP = { zh: "\u3000", en: "  " } as const;

export type WriterSetting = TextSetting & {
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** Charts that are Word's own, by their ids. */
  readonly charts?: ReadonlyMap<string, ChartRunOptions>;
  readonly styles: NestedStyles;
  readonly areHeadingsNumbered: boolean;
};

export type WriterContext = { readonly setting: WriterSetting; readonly out: ParagraphWriter };

/** A picture or a chart with its caption and its source. */
export function figureToWord(block: NodeJson, path: readonly Container[], { setting, out }: WriterContext): Paragraph[] {
  const { styles, numbers, profile } = setting;
  const bookmark = bookmarkOf("figure", block.attrs?.["id"]);
  const label = numbers.figures.get(getBlockId(block));
  const style = styles.idOf("figure", path);
  const picture = out.paragraph(
    { style, ...(label === undefined ? { keepNext: false } : {}) },
    withBookmark(label === undefined ? bookmark : null, [toChart(block, setting) ?? pictureToWord(block, setting.images, profile)]),
  );
  const below = label === undefined ? [] : [captionToWord({ block, label, bookmark, path, isAbove: false }, { setting, out })];
  return [picture, ...below, ...sourceToWord(block, path, { setting, out })];
}

function toChart(block: NodeJson, setting: WriterSetting): ChartRun | null {
  const options = block.type === "chart" ? setting.charts?.get(getBlockId(block)) : undefined;
  return options === undefined ? null : new ChartRun(options);
}

type Caption = {
  block: NodeJson;
  label: string;
  bookmark: string | null;
  path: readonly Container[];
  isAbove: boolean;
};

/** The label of a figure or a table with its words. */
export function captionToWord(input: Caption, { setting, out }: WriterContext): Paragraph {
  const { styles } = setting;
  const style = styles.idOf("caption", input.path);
  // The counter is named by the label's word, as Word's own dialog has it.
  const counter = input.label.replace(/\d.*/s, "").trim();
  return out.paragraph({ style, ...(input.isAbove ? {} : { keepNext: false }) }, [
    ...withBookmark(input.bookmark, counterToWord(input.label, counter)),
    new TextRun({ text: CAPTION_GAP[setting.language] + printable(String(input.block.attrs?.["caption"] ?? "")) }),
  ]);
}

/** Where the figures of a block come from. */
export function sourceToWord(block: NodeJson, path: readonly Container[], { setting: { styles }, out }: WriterContext): Paragraph[] {
  const source = block.attrs?.["source"];
  if (typeof source !== "string" || source === "") return [];
  const style = styles.idOf("source", path);
  return [out.paragraph({ style }, [new TextRun({ text: printable(source) })])];
}

/** A formula on a line of its own, with its number where it has one. */
export function formulaToWord(block: NodeJson, path: readonly Container[], { setting, out }: WriterContext): Paragraph {
  const { styles, numbers, profile, formulas } = setting;
  const bookmark = bookmarkOf("formula", block.attrs?.["id"]);
  const label = numbers.equations.get(getBlockId(block));
  const latex = String(block.attrs?.["latex"] ?? "");
  const style = styles.idOf("formula", path);
  if (label === undefined) return out.paragraph({ style }, withBookmark(bookmark, [formulas.onItsOwn(latex)]));
  const { page } = profile;
  const width = mmToTwips(page.widthMm - page.marginMm.left - page.marginMm.right);
  const tabStops = [
    { type: TabStopType.CENTER, position: Math.round(width / 2) },
    { type: TabStopType.RIGHT, position: width },
  ];
  return out.paragraph({ style, alignment: AlignmentType.LEFT, tabStops }, [
    tab(),
    formulas.inLine(latex),
    tab(),
    ...withBookmark(bookmark, counterToWord(label, FORMULA_COUNTER)),
  ]);
}

const tab = (): TextRun => new TextRun({ children: [new Tab()] });

export const getBlockId = ({ attrs }: NodeJson): string => String(attrs?.["id"] ?? "");
