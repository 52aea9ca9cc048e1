import type { TreeBranch } from "@tangleaf/document/tree";
import { layoutTree } from "#editor/tree/layout/layout-tree.ts";
import { canvasWidths, measureNodes } from "#editor/tree/layout/measure-nodes.ts";
import { signsOf } from "#editor/tree/layout/node-signs.ts";
import { LOOKS, TREE_HUES, type TreeHue } from "#editor/tree/layout/tree-looks.ts";
import { boundsOf, EVERYWHERE, type PlacedNode } from "#editor/tree/layout/walk-layout.ts";
import { drawingOf } from "#editor/tree/map/edge-paths.ts";
import { escapeXml, svgToPng } from "#lib/svg-to-png.ts";

const MARGIN = 40;
/** No side of a picture may be longer, or browsers draw nothing. */
export const PICTURE_MAX_PIXELS = 16_384;
const SHARP = 2;

export type TreePicture = { readonly svg: string; readonly width: number; readonly height: number };

/** A whole tree as a picture, in the colours of the page as it is. */
export function treePicture(root: TreeBranch): TreePicture {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const [textFont, uiFont] = [colour("--font-text"), colour("--font-ui")];
  const layout = layoutTree(root, measureNodes(canvasWidths(textFont, uiFont)));
  const { left, top, right, bottom } = boundsOf(layout);
  const [width, height] = [Math.ceil(right - left + 2 * MARGIN), Math.ceil(bottom - top + 2 * MARGIN)];
  const { nodes, paths } = drawingOf(layout, EVERYWHERE, () => false);
  const hueOf = (hue: TreeHue) => colour(`--tab-${hue}`);
  const lines = TREE_HUES.map((hue) => `<path d="${paths.get(hue) ?? ""}" fill="none" stroke="${hueOf(hue)}" stroke-width="1.8"/>`);
  const drawn = nodes.map((node) => nodeOf(node, { colour, hueOf, textFont, uiFont }));
  const box = `viewBox="${left - MARGIN} ${top - MARGIN} ${width} ${height}"`;
  const back = `<rect x="${left - MARGIN}" y="${top - MARGIN}" width="${width}" height="${height}" fill="${colour("--desk")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}>${back}${lines.join("")}${drawn.join("")}</svg>`;
  return { svg, width, height };
}

type Look = { colour: (name: string) => string; hueOf: (hue: TreeHue) => string; textFont: string; uiFont: string };

function nodeOf({ box, left, middle, hue }: PlacedNode, { colour, hueOf, textFont, uiFont }: Look): string {
  const { size, look, branch } = box;
  const { fontSize, weight, lineHeight, paddingX, paddingY } = LOOKS[look];
  const top = middle - size.height / 2;
  const frame = `x="${left}" y="${top}" width="${size.width}" height="${size.height}"`;
  const frames = [
    `<rect ${frame} rx="12" fill="${colour("--orange-500")}"/>`,
    `<rect ${frame} rx="9" fill="${colour(`--tab-${hue}-bg`)}" stroke="${hueOf(hue)}" stroke-width="1.5"/>`,
    "",
  ];
  const ink = colour(look === 0 ? "--on-orange" : "--ink");
  const font = `font-family="${escapeXml(look === 0 ? textFont : uiFont)}" font-size="${fontSize}" font-weight="${weight}" fill="${ink}"`;
  const { before, behind } = signsOf(branch.node);
  const lines = size.lines.map((line, at) => {
    const text = `${at === 0 && before !== "" ? `${before} ` : ""}${line}${at === size.lines.length - 1 && behind !== "" ? ` ${behind}` : ""}`;
    // Where the middle of a line of signs is, for the fonts of this page.
    const y = top + paddingY + at * lineHeight + lineHeight / 2;
    return `<text x="${left + paddingX}" y="${y}" dominant-baseline="central" xml:space="preserve" ${font}>${escapeXml(text)}</text>`;
  });
  return `${frames[look] ?? ""}${lines.join("")}`;
}

/** How much larger than the tree a PNG may be; null: even at its own size it is too large. */
export function pictureScale({ width, height }: Pick<TreePicture, "width" | "height">): number | null {
  const scale = Math.min(SHARP, PICTURE_MAX_PIXELS / Math.max(width, height));
  return scale < 1 ? null : scale;
}

/** The picture as PNG. Rejects where the browser has no room for it. */
export const pngOf = (picture: TreePicture): Promise<Blob> => svgToPng(picture, pictureScale(picture) ?? 1);
