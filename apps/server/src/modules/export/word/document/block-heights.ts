import { type NodeJson, nodeText } from "@tangleaf/document/plain";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import type { HeadingProfile } from "../../profiles/word-profile.ts";
import { placeCells } from "./table-node-to-word.ts";

/** Height of a line over the size of its type, as Word sets Chinese and Latin fonts. */
const LINE_HEIGHT = 1.3;
/** Lines of headings under an exact pitch, over the size of their type. */
const TIGHTEST_LINES = 1.2;
const SMALL_LINES = 1.15;
/** Space above and below in cells, and the margins of the cell. */
const CELL_SPACE_POINTS = 6;
/** Space above figures, captions and formulas, and below. */
const BLOCK_SPACE_POINTS = 6;
const PICTURE_SHARE = 0.6;
/** Lines a formula takes: one, and more for each of what stands tall in it, as far as it stands side by side. */
const FORMULA_LINES = 1.1;
const TALL_IN_FORMULAS: readonly (readonly [RegExp, number])[] = [
  [/\\[dt]?frac|\\binom/g, 0.8],
  [/\\(?:sum|prod|i+nt|lim|bigcup|bigcap)\b/g, 0.6],
  [/\\\\/g, 1.1],
];
const TALL_MOST = 2;
const FOOTNOTE_POINTS = 9;
/** Width of what is no Chinese character over the size of its type. */
const LATIN_WIDTH = 0.48;
const SPACE_WIDTH = 0.25;
const SPACE = 0x20;
/** Latin letters and signs, and the marks both scripts have. */
const isLatin = (code: number): boolean => (code > SPACE && code <= 0x024f) || (code >= 0x2010 && code <= 0x2027);

export type Layout = Pick<
  DocumentProfile,
  | "page"
  | "bodyPoints"
  | "pitch"
  | "headings"
  | "captions"
  | "tablePoints"
  | "smallPitchPoints"
  | "firstLineCharacters"
  | "afterParagraphPoints"
  | "headingsIndented"
>;

export type HeightOptions = {
  /** Height of a picture in points; null where there is none. */
  readonly pictureHeight: (node: NodeJson) => number | null;
  /** Words of footnotes by their ids, which take height on the page of their mark. */
  readonly footnotes?: Readonly<Record<string, string>>;
  /** Height of the footer in points, where it may reach above the margin. */
  readonly footerPoints?: number;
};

/** Heights of blocks in points, as Word will have them, as long as fonts are those named. */
export function createBlockHeights(profile: Layout, options: HeightOptions) {
  const { bodyPoints, pitch } = profile;
  const line = "points" in pitch ? pitch.points : pitch.lines * bodyPoints * LINE_HEIGHT;

  function heightOf(block: NodeJson, across: number): number {
    switch (block.type) {
      case "heading": {
        const heading = headingOf(block);
        const tall = "points" in pitch ? Math.max(pitch.points, heading.points * TIGHTEST_LINES) : heading.points * LINE_HEIGHT * 1.25;
        return lines(block, across, heading.points, 0) * tall;
      }
      case "table":
        // An empty line parts it from what follows.
        return captionHeight(block) + sourceHeight(block) + tableHeight(block, across) + rowHeight(1) - 4;
      case "figure":
      case "chart":
        return (options.pictureHeight(block) ?? across * PICTURE_SHARE) + captionHeight(block) + sourceHeight(block);
      case "mathBlock":
        return formulaLines(String(block.attrs?.["latex"] ?? "")) * bodyPoints * LINE_HEIGHT;
      case "pageBreak":
        return 0;
      case "paragraph":
      case "codeBlock":
        return lines(block, across, bodyPoints, profile.firstLineCharacters) * line;
      default:
        return Math.max(
          line,
          (block.content ?? []).reduce((sum, child) => sum + heightOf(child, across), 0),
        );
    }
  }

  function spaceOf(block: NodeJson): { before: number; after: number } {
    switch (block.type) {
      case "heading": {
        const { beforePoints, afterPoints } = headingOf(block);
        return { before: beforePoints, after: afterPoints };
      }
      case "figure":
      case "chart":
      case "mathBlock":
        return { before: BLOCK_SPACE_POINTS, after: BLOCK_SPACE_POINTS };
      case "table":
        return { before: BLOCK_SPACE_POINTS, after: 0 };
      default:
        return { before: 0, after: profile.afterParagraphPoints };
    }
  }

  function headingOf({ attrs }: NodeJson): HeadingProfile {
    return profile.headings[Number(attrs?.["level"] ?? 1) - 1] ?? profile.headings[0];
  }

  function captionHeight({ attrs }: NodeJson): number {
    return String(attrs?.["caption"] ?? "") === "" ? 0 : smallLine();
  }
  function sourceHeight({ attrs }: NodeJson): number {
    return String(attrs?.["source"] ?? "") === "" ? 0 : smallLine();
  }
  function smallLine(): number {
    return (profile.smallPitchPoints ?? profile.captions.points * LINE_HEIGHT * SMALL_LINES) + BLOCK_SPACE_POINTS;
  }
  function rowHeight(linesInRow: number): number {
    return linesInRow * (profile.smallPitchPoints ?? profile.tablePoints * LINE_HEIGHT * SMALL_LINES) + CELL_SPACE_POINTS;
  }

  function tableHeight(table: NodeJson, across: number): number {
    const rows = placeCells(table);
    const columns = Math.max(1, ...rows.flat().map(({ column, colspan }) => column + colspan));
    return rows.reduce((sum, cells) => {
      const tallest = Math.max(1, ...cells.map((cell) => lines(cell.node, (across * cell.colspan) / columns, profile.tablePoints, 0)));
      return sum + rowHeight(tallest);
    }, 0);
  }

  function footnoteHeight(node: NodeJson, across: number): number {
    const words = node.type === "footnote" ? options.footnotes?.[String(node.attrs?.["id"] ?? "")] : undefined;
    const own = words === undefined ? 0 : linesOf(words, across, FOOTNOTE_POINTS, 0) * FOOTNOTE_POINTS * LINE_HEIGHT;
    return (node.content ?? []).reduce((sum, child) => sum + footnoteHeight(child, across), own);
  }

  return { line, heightOf, spaceOf, captionHeight, rowHeight, footnoteHeight };
}

function formulaLines(latex: string): number {
  const more = TALL_IN_FORMULAS.map(([tall, lines]) => Math.min(latex.match(tall)?.length ?? 0, TALL_MOST) * lines);
  return more.reduce((sum, lines) => sum + lines, FORMULA_LINES);
}

const lines = (node: NodeJson, across: number, points: number, indent: number): number => linesOf(nodeText(node), across, points, indent);

/** Lines a text takes: Chinese characters are as wide as their type is large, others about half of it. `indent`: characters in the first line. */
export function linesOf(text: string, across: number, points: number, indent: number): number {
  return text.split("\n").reduce((sum, said) => {
    let spaces = 0;
    let latin = 0;
    for (let at = 0; at < said.length; at++) {
      const code = said.charCodeAt(at);
      if (code === SPACE) spaces++;
      else if (isLatin(code)) latin++;
    }
    const wide = said.length - spaces - latin + latin * LATIN_WIDTH + spaces * SPACE_WIDTH + indent;
    return sum + Math.max(1, Math.ceil((wide * points) / across));
  }, 0);
}
