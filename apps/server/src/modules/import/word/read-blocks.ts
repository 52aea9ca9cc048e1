import { type NodeJson, nodeText } from "@tangleaf/document/model";
import { childOf, descend, elementsOf, findAll, settingOf, type XmlElement } from "../../word-format/index.ts";
import { attachCellCaptions } from "./cell-captions.ts";
import { captionChart, isChartCaption } from "./charts/place-chart.ts";
import { chooseAlternative, isReadable } from "./choose-alternative.ts";
import { joinParagraphs } from "./join-paragraphs.ts";
import type { LeftOuts } from "./left-out.ts";
import { nestBlocks, type PlacedBlock } from "./nest-blocks.ts";
import { type Caption, type ParagraphSetting, type Raw, type RawBlock, readParagraph } from "./read-paragraph.ts";
import type { PieceReader } from "./read-pieces.ts";
import { readTable } from "./read-table.ts";

export type BlockSetting = Omit<
  ParagraphSetting,
  "readInside" | "loseHeadingPart" | "moveNote" | "loseChart" | "tellChart" | "enterHeading" | "nameHeading" | "reader"
> & {
  readonly left: LeftOuts;
  createReader(): PieceReader;
};

const TRANSPARENT: ReadonlySet<string> = new Set(["w:customXml", "w:ins", "w:moveTo", "w:smartTag"]);
const CONTENTS_GALLERY = /table of contents/i;

/** Everything that stands in the body, a cell or a text box, in its order. Fields go on from paragraph to paragraph, so one reader reads them all. */
export function readRaws(container: XmlElement, setting: BlockSetting, inCell = false, reader = setting.createReader()): Raw[] {
  const paragraphs: ParagraphSetting = {
    ...setting,
    reader,
    readInside: (content) => readRaws(content, setting, inCell),
    loseHeadingPart: () => setting.left.add("headingParts"),
    enterHeading: () => setting.left.enter("heading"),
    nameHeading: (words) => setting.left.nameHeading(words),
    moveNote: () => setting.left.lose("movedNotes"),
    loseChart: () => setting.left.lose("charts"),
    tellChart: ({ look, isRedrawn }) => {
      if (look === null) setting.left.add("chartTables");
      else if (isRedrawn) setting.left.add("redrawnCharts");
    },
  };
  const bookmarks: string[] = [];
  const elements = joinParagraphs(elementsOf(container), () => setting.left.add("revisions"));
  return elements.flatMap((element): Raw[] => {
    if (TRANSPARENT.has(element.name)) return readRaws(element, setting, inCell, reader);
    switch (element.name) {
      case "w:p":
        if (!inCell && isReadable(element)) setting.left.enter("paragraph");
        return readParagraph(element, paragraphs, { inCell, bookmarks: bookmarks.splice(0) });
      case "w:tbl":
        if (!inCell) setting.left.enter("table");
        return table(element, setting, { inCell, reader }, bookmarks.splice(0));
      case "w:sdt":
        return CONTENTS_GALLERY.test(settingOf(descend(element, "w:sdtPr", "w:docPartObj", "w:docPartGallery")) ?? "")
          ? []
          : readRaws(childOf(element, "w:sdtContent") ?? element, setting, inCell, reader);
      case "mc:AlternateContent":
        return readRaws(chooseAlternative(element) ?? element, setting, inCell, reader);
      case "w:bookmarkStart":
        bookmarks.push(element.attributes["w:name"] ?? "");
        return [];
      case "w:del":
      case "w:moveFrom":
        setting.left.add("revisions");
        return [];
      case "w:altChunk":
        return [
          {
            kind: "block",
            block: { path: [], node: { type: "paragraph", attrs: {}, content: setting.inlines.nodes([setting.left.lose("objects")]) } },
          },
        ];
      default:
        return isReadable(element) ? readStray(element) : [];
    }
  });

  /** What stands among paragraphs and is none: a formula, or an element of a newer Word around some. */
  function readStray(element: XmlElement): Raw[] {
    const holdsBlocks = findAll(element, "w:p").length > 0 || findAll(element, "w:tbl").length > 0;
    if (holdsBlocks) return readRaws(element, setting, inCell, reader);
    const paragraph: XmlElement = { name: "w:p", attributes: {}, children: [element] };
    return readParagraph(paragraph, paragraphs, { inCell, bookmarks: bookmarks.splice(0) });
  }
}

function table(
  element: XmlElement,
  setting: BlockSetting,
  { inCell, reader }: { inCell: boolean; reader: PieceReader },
  bookmarks: readonly string[],
): Raw[] {
  const captions = new Map<NodeJson, Caption>();
  const readCell = (cell: XmlElement) =>
    blocksOf(readRaws(cell, setting, true, reader), (caption, paragraph) => captions.set(paragraph, caption));
  const found = readTable(element, { ...setting, readCell }, bookmarks);
  if (found === null) return [];
  const read = captions.size === 0 ? found : attachCellCaptions(found, captions);
  for (const caption of captions.values()) reportLoneCaption(caption, setting.left);
  if (!inCell) return [{ kind: "block", block: { path: [], node: read } }];
  // A table in a cell is its lines.
  setting.left.add("nestedTables");
  return (read.content ?? []).flatMap((row): Raw[] =>
    (row.content ?? []).flatMap((cell) =>
      (cell.content ?? []).map((node) => ({ kind: "block", block: { path: [], node: { ...node, attrs: { ...node.attrs } } } })),
    ),
  );
}

/** A caption Word counted keeps the number it had, and those after it may get the same. */
export function reportLoneCaption({ isCounted }: Caption, left: LeftOuts): void {
  if (isCounted) left.add("captions");
}

type OnLoneCaption = (caption: Caption, paragraph: NodeJson) => void;

/** Blocks out of what has been read, in the lists and quotes they stand in. `onLoneCaption` is told of captions that became paragraphs. */
export function blocksOf(raws: readonly Raw[], onLoneCaption: OnLoneCaption): NodeJson[] {
  return nestBlocks(attachNotes(raws, onLoneCaption));
}

/** Gives captions and sources to the tables and figures they stand beside; those that stand alone are paragraphs. */
function attachNotes(raws: readonly Raw[], onLoneCaption: OnLoneCaption): PlacedBlock[] {
  const rest = raws.filter((raw, index) => raw.kind !== "caption" || !attachCaption(raw, raws, index));
  const placed: PlacedBlock[] = [];
  let previous: Raw | null = null;
  for (const raw of rest) {
    if (raw.kind === "source" && isCaptioned(previous)) previous.block.node.attrs["source"] = raw.text;
    else {
      const lines = raw.kind === "block" && isCode(raw) && isCode(previous) ? joinCode(placed, raw.block) : null;
      if (lines === null) {
        const one = raw.kind === "apart" ? { path: raw.path, block: null } : placedBlock(raw.kind === "block" ? raw.block : raw.whole);
        placed.push(one);
        if (raw.kind === "caption" && one.block !== null) onLoneCaption(raw, one.block);
      }
      previous = raw;
    }
  }
  return placed;
}

type BlockRaw = Extract<Raw, { kind: "block" }>;
const CAPTIONED: Readonly<Record<string, "table" | "figure">> = { table: "table", figure: "figure", chart: "figure" };
const isCaptioned = (raw: Raw | null | undefined): raw is BlockRaw => raw?.kind === "block" && CAPTIONED[raw.block.node.type] !== undefined;
const isCode = (raw: Raw | null): boolean => raw?.kind === "block" && raw.block.node.type === "codeBlock";

/** (a) 前测: what a part of a figure shows. */
const PART_LABEL = /^\s*[（(][a-z][)）]/i;

/** What may stand between a figure and its caption: the words in its drawing among them, and the labels of its parts. */
function isBetween(raw: Raw | undefined): boolean {
  if (raw?.kind === "apart" || raw?.kind === "source" || raw?.kind === "notes") return true;
  if (raw?.kind !== "block" || raw.block.node.type !== "paragraph") return false;
  return raw.isInBox === true || PART_LABEL.test(nodeText(raw.block.node));
}

/** Whether a block may come between a caption and its table or chart: notes, and the title and figures of a chart. */
function isAbove(raw: Raw | undefined): boolean {
  return raw?.kind === "apart" || raw?.kind === "notes" || (raw?.kind === "block" && raw.isOfChart === true);
}

/** A table's caption stands above it, a figure's below; where there is none, the other way round. */
function attachCaption(caption: Extract<Raw, { kind: "caption" }>, raws: readonly Raw[], index: number): boolean {
  const fits = (raw: Raw | undefined, kind: "table" | "figure"): raw is BlockRaw =>
    isCaptioned(raw) &&
    CAPTIONED[raw.block.node.type] === kind &&
    (raw.block.node.type !== "chart" || isChartCaption(caption.text)) &&
    raw.block.node.attrs["caption"] === undefined &&
    (caption.of === null || caption.of === kind);
  let at = index + 1;
  while (isAbove(raws[at])) at++;
  const next = raws[at];
  at = index - 1;
  while (isBetween(raws[at])) at--;
  const previous = raws[at];
  const found = fits(next, "table")
    ? next
    : fits(previous, "figure")
      ? previous
      : fits(next, "figure")
        ? next
        : fits(previous, "table")
          ? previous
          : null;
  // A number alone stays a line: what has no caption has no number for references to show.
  if (found === null || caption.text === "") return false;
  const { type, attrs } = found.block.node;
  if (type === "chart") captionChart(attrs, caption.text);
  else attrs["caption"] = caption.text;
  caption.claim(CAPTIONED[type] ?? "figure", attrs);
  return true;
}

/** Programs write code a paragraph a line. */
function joinCode(placed: PlacedBlock[], { path, node }: RawBlock): true | null {
  const last = placed.at(-1);
  const isSame =
    last?.block?.type === "codeBlock" && last.path.join() === path.join() && last.block.attrs?.["language"] === node.attrs["language"];
  if (last === undefined || last.block === null || !isSame) return null;
  // Not join(), which copies all lines before for each line.
  const text = `${last.block.content?.[0]?.text ?? ""}\n${node.content?.[0]?.text ?? ""}`;
  placed[placed.length - 1] = { ...last, block: { ...last.block, content: [{ type: "text", text }] } };
  return true;
}

function placedBlock({ path, item, node }: RawBlock): PlacedBlock {
  const { type, attrs, content } = node;
  const block = { type, ...(Object.keys(attrs).length === 0 ? {} : { attrs }), ...(content === undefined ? {} : { content }) };
  return { path, ...(item === undefined ? {} : { item }), block };
}
