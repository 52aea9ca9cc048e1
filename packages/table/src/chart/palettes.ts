import type { PaletteName } from "./chart-spec.ts";

export type Theme = "light" | "dark";
export type Palette = {
  /** In the order series take them. */
  readonly colors: readonly string[];
  /** Behind each colour: what is not emphasised. */
  readonly soft: readonly string[];
};

/** Hatches of the palette for printing in black and white, as ECharts has them: nothing but greys would tell series apart. */
export const HATCHES = [
  null,
  { symbol: "rect", rotation: 0.785, dashArrayX: [1, 0], dashArrayY: [2, 5], symbolSize: 1 },
  {
    symbol: "circle",
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [5, 0],
    symbolSize: 0.7,
  },
  { symbol: "rect", rotation: -0.785, dashArrayX: [1, 0], dashArrayY: [2, 5], symbolSize: 1 },
  { symbol: "rect", rotation: 0, dashArrayX: [1, 0], dashArrayY: [2, 5], symbolSize: 1 },
  { symbol: "rect", rotation: 1.571, dashArrayX: [1, 0], dashArrayY: [2, 5], symbolSize: 1 },
] as const;
export const DASHES = ["solid", "dashed", "dotted", [8, 3, 2, 3], [12, 4], [2, 2]] as const;

const COLORS: Readonly<Record<PaletteName, Readonly<Record<Theme, readonly string[]>>>> = {
  orange: {
    light: ["#fb7d1e", "#1d2420", "#2e52b5", "#32b66d", "#a6b7e8", "#973e78"],
    dark: ["#ff9447", "#e9eeea", "#788ee9", "#5cc38f", "#d8b2de", "#b85da1"],
  },
  leaf: {
    light: ["#2f8f5f", "#d79a12", "#1d2420", "#a6b7e8", "#973e78", "#2e52b5"],
    dark: ["#5cc38f", "#e5b14a", "#e9eeea", "#91a6e9", "#c65f9e", "#5268bd"],
  },
  blue: {
    light: ["#3f78bd", "#c9477d", "#1d2420", "#e5b14a", "#8dceb2", "#37328e"],
    dark: ["#8fb2ee", "#e8629a", "#e9eeea", "#c89a30", "#3b8650", "#7a5fc8"],
  },
  ink: {
    light: ["#1d2420", "#707873", "#a9b0ab", "#454f49", "#8b938e", "#c3c9c5"],
    dark: ["#edf1ed", "#9aa49d", "#6d7670", "#bcc6be", "#848d87", "#565e59"],
  },
};

/** Where pictures stand, and what is written and ruled on it. */
export const GROUNDS: Readonly<Record<Theme, { paper: string; ink: string; ink2: string; line: string }>> = {
  light: { paper: "#ffffff", ink: "#161c19", ink2: "#5f6a63", line: "#dbe1dc" },
  dark: { paper: "#1a201c", ink: "#edf1ed", ink2: "#93a097", line: "#333b36" },
};

/** Share of the colour in what is not emphasised. */
const SOFT_SHARE = 0.36;

export function paletteOf(name: PaletteName, theme: Theme): Palette {
  const colors = COLORS[name][theme];
  return { colors, soft: colors.map((color) => mix(color, GROUNDS[theme].paper, SOFT_SHARE)) };
}

function mix(color: string, ground: string, share: number): string {
  const [a, b] = [color, ground].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))) as [number[], number[]];
  return `#${a
    .map((part, at) =>
      Math.round(part * share + (b[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
