import { countCharacters } from "@tangleaf/document";
import { type NodeJson, nodeText } from "@tangleaf/document/model";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { placeCells } from "./table-node-to-word.ts";

const POINTS_PER_MM = 72 / 25.4;
/** Height of a line over the size of its type, as Word sets Chinese and Latin fonts. */
const LINE_HEIGHT = 1.3;
const TABLE_LINES = 1.15;
const PICTURE_SHARE = 0.6;
const FORMULA_LINES = 2.2;
const CAPTION_LINES = 2;

/** The page each block begins on, by its place in the list: what Word will find is near, as long as fonts are those named. */
export function estimatePages(
  blocks: readonly NodeJson[],
  profile: DocumentProfile,
  pictureHeight: (node: NodeJson) => number | null,
): number[] {
  const { page, bodyPoints, pitch } = profile;
  const width = (page.widthMm - page.marginMm.left - page.marginMm.right) * POINTS_PER_MM;
  const height = (page.heightMm - page.marginMm.top - page.marginMm.bottom) * POINTS_PER_MM;
  const line = "points" in pitch ? pitch.points : pitch.lines * bodyPoints * LINE_HEIGHT;
  let used = 0;
  let current = 1;
  return blocks.map((block) => {
    if (block.type === "pageBreak") used = height;
    const tall = heightOf(block, width);
    // A heading does not stand alone at the foot of a page.
    const needed = block.type === "heading" ? tall + line : Math.min(tall, line);
    if (used > 0 && used + needed > height) {
      current++;
      used = 0;
    }
    const begins = current;
    used += tall;
    while (used > height) {
      used -= height;
      current++;
    }
    return begins;
  });

  function heightOf(block: NodeJson, room: number): number {
    const { caption } = block.attrs ?? {};
    const captioned = caption === undefined ? 0 : CAPTION_LINES * line;
    switch (block.type) {
      case "heading": {
        const heading = profile.headings[Number(block.attrs?.["level"] ?? 1) - 1] ?? profile.headings[0];
        return heading.beforePoints + heading.afterPoints + lines(block, room, heading.points) * heading.points * LINE_HEIGHT;
      }
      case "table":
        return captioned + tableHeight(block, room);
      case "figure":
      case "chart":
        return captioned + (pictureHeight(block) ?? room * PICTURE_SHARE);
      case "mathBlock":
        return FORMULA_LINES * line;
      case "pageBreak":
        return 0;
      case "paragraph":
      case "codeBlock":
        return lines(block, room, bodyPoints) * line + profile.afterParagraphPoints;
      default:
        return Math.max(
          line,
          (block.content ?? []).reduce((sum, child) => sum + heightOf(child, room), 0),
        );
    }
  }

  function tableHeight(table: NodeJson, room: number): number {
    const rows = placeCells(table);
    const columns = Math.max(1, ...rows.flat().map(({ column, colspan }) => column + colspan));
    const rowHeight = profile.tablePoints * LINE_HEIGHT * TABLE_LINES;
    return rows.reduce((sum, cells) => {
      const tallest = Math.max(1, ...cells.map((cell) => lines(cell.node, (room * cell.colspan) / columns, profile.tablePoints)));
      return sum + tallest * rowHeight;
    }, 0);
  }

  function lines(node: NodeJson, room: number, points: number): number {
    const perLine = Math.max(1, room / points);
    return nodeText(node)
      .split("\n")
      .reduce((sum, text) => sum + Math.max(1, Math.ceil((countCharacters(text) + profile.firstLineCharacters) / perLine)), 0);
  }
}
