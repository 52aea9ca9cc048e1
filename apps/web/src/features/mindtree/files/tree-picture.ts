import type { TreeBranch } from "@tangleaf/document/tree";
import { countBelow } from "#editor/tree/find-in-tree.ts";
import { layoutTree } from "#editor/tree/layout/layout-tree.ts";
import { canvasWidths, measureNodes } from "#editor/tree/layout/measure-nodes.ts";
import { signsOf } from "#editor/tree/layout/node-signs.ts";
import { LOOKS, SIGN_WIDTH, TREE_HUES, type TreeHue } from "#editor/tree/layout/tree-looks.ts";
import { boundsOf, EVERYWHERE, type PlacedNode } from "#editor/tree/layout/walk-layout.ts";
import { drawingOf } from "#editor/tree/map/edge-paths.ts";
import type { PictureColours } from "./picture-colours.ts";

const MARGIN = 40;
const ROUNDING = [12, 9, 0] as const;
const LINE_WIDTH = 1.8;
const FRAME_WIDTH = 1.5;
/** From the middle of a line to the foot of its letters, in sizes of the font: the same in every program that opens the picture. */
const FOOT = 0.36;
const FOLD = { height: 18, digit: 7, gap: 3, fontSize: 11 } as const;

export type PictureBox = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rounding: number;
  readonly fill: string;
  readonly line: string | null;
};
/** A line of text from `x`, or around it, standing on `y`. */
export type PictureText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isCentred: boolean;
  readonly family: string;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
};

/** What is drawn of a tree, in the order it is drawn. */
export type TreePicture = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly back: string;
  readonly lineWidth: number;
  readonly frameWidth: number;
  readonly lines: readonly { readonly path: string; readonly colour: string }[];
  readonly boxes: readonly PictureBox[];
  readonly texts: readonly PictureText[];
};

/** A tree as a picture, as the map has it: what is folded is a number. */
export function treePicture(root: TreeBranch, colours: PictureColours): TreePicture {
  const layout = layoutTree(root, measureNodes(canvasWidths(colours.textFont, colours.uiFont)));
  const { left, top, right, bottom } = boundsOf(layout);
  const { nodes, paths } = drawingOf(layout, EVERYWHERE, () => false);
  const lines = TREE_HUES.flatMap((hue) => {
    const path = paths.get(hue);
    return path === undefined ? [] : [{ path, colour: colours.hues[hue].line }];
  });
  const drawn = nodes.map((node) => drawNode(node, colours));
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: Math.ceil(right - left + 2 * MARGIN),
    height: Math.ceil(bottom - top + 2 * MARGIN),
    back: colours.back,
    lineWidth: LINE_WIDTH,
    frameWidth: FRAME_WIDTH,
    lines,
    boxes: drawn.flatMap(({ boxes }) => boxes),
    texts: drawn.flatMap(({ texts }) => texts),
  };
}

type Drawn = { boxes: PictureBox[]; texts: PictureText[] };

function drawNode(node: PlacedNode, colours: PictureColours): Drawn {
  const { box, left, middle, hue } = node;
  const { size, look, branch } = box;
  const { fontSize, weight, lineHeight, paddingX, paddingY } = LOOKS[look];
  const { line, back } = colours.hues[hue];
  const top = middle - size.height / 2;
  const frame = { left, top, width: size.width, height: size.height, rounding: ROUNDING[look] };
  const frames = [{ ...frame, fill: colours.root, line: null }, { ...frame, fill: back, line }, null];
  const font = { family: look === 0 ? colours.textFont : colours.uiFont, size: fontSize, weight };
  const ink = look === 0 ? colours.onRoot : colours.ink;
  const { before, behind } = signsOf(branch.node);
  const textLeft = left + paddingX + before.length * SIGN_WIDTH;
  const signsLeft = left + size.width - paddingX - behind.length * SIGN_WIDTH;
  const signs = [
    ...[...before].map((sign, at) => ({ sign, x: left + paddingX + at * SIGN_WIDTH })),
    ...[...behind].map((sign, at) => ({ sign, x: signsLeft + at * SIGN_WIDTH })),
  ];
  const texts = size.lines.map((text, at): PictureText => {
    const y = top + paddingY + (at + 0.5) * lineHeight + FOOT * fontSize;
    return { ...font, text, x: textLeft, y, isCentred: false, colour: ink };
  });
  for (const { sign, x } of signs) {
    const colour = look === 0 ? ink : line;
    texts.push({ ...font, weight: 700, text: sign, x: x + SIGN_WIDTH / 2, y: middle + FOOT * fontSize, isCentred: true, colour });
  }
  const own = frames[look];
  const folded = foldOf(node, colours, hue);
  return { boxes: [...(own ? [own] : []), ...folded.boxes], texts: [...texts, ...folded.texts] };
}

/** How many nodes a folded branch holds, where the map has it. */
function foldOf({ box, left, middle, side, depth }: PlacedNode, colours: PictureColours, hue: TreeHue): Drawn {
  const { branch, size, look } = box;
  if (branch.node.fold !== 1 || branch.children.length === 0 || depth === 0) return { boxes: [], texts: [] };
  const text = String(countBelow(branch));
  const { height, digit, gap, fontSize } = FOLD;
  const width = Math.max(height, (text.length + 1) * digit);
  const x = side === "left" ? left - gap - width : left + size.width + gap;
  const y = LOOKS[look].underlined ? middle + size.height / 2 : middle;
  const { line } = colours.hues[hue];
  return {
    boxes: [{ left: x, top: y - height / 2, width, height, rounding: height / 2, fill: colours.paper, line }],
    texts: [
      {
        text,
        x: x + width / 2,
        y: y + FOOT * fontSize,
        isCentred: true,
        family: colours.uiFont,
        size: fontSize,
        weight: 600,
        colour: line,
      },
    ],
  };
}

/** Nodes that are folded away: a picture has only how many there are. */
export function foldedNodes(branch: TreeBranch): number {
  const folded = branch.node.fold === 1 && branch.node.parentId !== null;
  return folded ? countBelow(branch) : branch.children.reduce((sum, child) => sum + foldedNodes(child), 0);
}
