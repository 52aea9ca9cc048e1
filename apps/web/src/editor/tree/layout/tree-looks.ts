/** How a node looks by how deep it stands: the root, its branches, all below them. Pixels at 100 %. */
export type TreeLook = {
  readonly fontSize: number;
  readonly weight: number;
  readonly lineHeight: number;
  readonly paddingX: number;
  readonly paddingY: number;
  /** Longest line. */
  readonly maxWidth: number;
  /** From its edge to its children. */
  readonly toChildren: number;
  /** Between its children. */
  readonly between: number;
  /** Lines to it end at its middle, or at its bottom, where it is underlined. */
  readonly underlined: boolean;
};

const ROOT: TreeLook = {
  fontSize: 18,
  weight: 600,
  lineHeight: 26,
  paddingX: 22,
  paddingY: 12,
  maxWidth: 320,
  toChildren: 104,
  between: 40,
  underlined: false,
};
const BRANCH: TreeLook = {
  fontSize: 14,
  weight: 600,
  lineHeight: 20,
  paddingX: 14,
  paddingY: 6,
  maxWidth: 260,
  toChildren: 46,
  between: 10,
  underlined: false,
};
const LEAF: TreeLook = {
  fontSize: 13.5,
  weight: 400,
  lineHeight: 19,
  paddingX: 4,
  paddingY: 5,
  maxWidth: 300,
  toChildren: 38,
  between: 8,
  underlined: true,
};

export type LookIndex = 0 | 1 | 2;
export const LOOKS: readonly [TreeLook, TreeLook, TreeLook] = [ROOT, BRANCH, LEAF];
export const lookOf = (depth: number): LookIndex => (depth === 0 ? 0 : depth === 1 ? 1 : 2);

/** What stands beside the text takes this much room. */
export const SIGN_WIDTH = 18;
/** A text smaller than this on the screen is not drawn. */
export const SMALLEST_TEXT_PX = 6;

/** Colours of branches, in the order branches get them: those of the index tabs. */
export const TREE_HUES = ["college", "work", "market", "social", "video", "gongwen"] as const;
export type TreeHue = (typeof TREE_HUES)[number];
export const isTreeHue = (hue: string | undefined): hue is TreeHue => TREE_HUES.some((one) => one === hue);
