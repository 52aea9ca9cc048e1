import { type MarkJson, safeHref } from "@tangleaf/document/model";
import { COLOR_VALUES, childOf, settingOf, TODO_FILL, type XmlElement } from "../../word-format/index.ts";
import { has, type Styles } from "./styles.ts";

const CODE_STYLES = /^(code text|html code|source text|verbatim char|inline code|html 代码|行内代码)$/;
const ITALIC_STYLES = /^(emphasis|强调|subtle emphasis|intense emphasis)$/;
const BOLD_STYLES = /^(strong|要点|strong emphasis|intense emphasis)$/;
const FIXED_FONTS = /^(consolas|courier|menlo|monaco|liberation mono|dejavu sans mono|cascadia)/i;
/** Below this a colour is a grey, or as good as black. */
const SATURATION_MIN = 0.25;
const BRIGHT_MAX = 255;
/** Hues in degrees at which the next colour begins. */
const HUES: readonly (readonly [number, string])[] = [
  [15, "red"],
  [38, "orange"],
  [70, "amber"],
  [170, "leaf"],
  [280, "blue"],
  [361, "red"],
];

/** Whether a run is a formula kept as text. */
export function isFormulaText(properties: XmlElement | undefined, styles: Styles): boolean {
  return styles.name(settingOf(childOf(properties, "w:rStyle"))) === "formula text";
}

/** The marks of a run by its own properties and its character style, bold and italic also by what that style says; what its paragraph's style says is no mark. */
export function readMarks(properties: XmlElement | undefined, styles: Styles): MarkJson[] {
  if (properties === undefined) return [];
  const style = styles.name(settingOf(childOf(properties, "w:rStyle")));
  const styled = styles.run(settingOf(childOf(properties, "w:rStyle")));
  const isSet = (name: string) => has(childOf(properties, name) === undefined ? styled : properties, name);
  const value = (name: string) => settingOf(childOf(properties, name));
  const raised = Number(value("w:position") ?? 0);
  const place = value("w:vertAlign") ?? (raised > 0 ? "superscript" : raised < 0 ? "subscript" : undefined);
  const fill = settingOf(childOf(properties, "w:shd"), "w:fill")?.toUpperCase() ?? "auto";
  const isTodo = fill === TODO_FILL;
  const isShaded = !isTodo && !["AUTO", "FFFFFF"].includes(fill.toUpperCase());
  const color = /hyperlink|链接/.test(style) ? null : colorOf(value("w:color"));
  const font = settingOf(childOf(properties, "w:rFonts"), "w:ascii") ?? "";
  const marks: [boolean, MarkJson][] = [
    [isSet("w:b") || BOLD_STYLES.test(style), { type: "bold" }],
    [isSet("w:i") || ITALIC_STYLES.test(style), { type: "italic" }],
    [has(properties, "w:u") && !/hyperlink|链接/.test(style), { type: "underline" }],
    [has(properties, "w:strike") || has(properties, "w:dstrike"), { type: "strike" }],
    [CODE_STYLES.test(style) || FIXED_FONTS.test(font), { type: "code" }],
    [place === "subscript", { type: "sub" }],
    [place === "superscript", { type: "sup" }],
    [has(properties, "w:highlight") || isShaded, { type: "highlight" }],
    [isTodo, { type: "todo" }],
  ];
  return [
    ...marks.flatMap(([applies, mark]) => (applies ? [mark] : [])),
    ...(color === null ? [] : [{ type: "color" as const, attrs: { color } }]),
  ];
}

/** An address with the place in it, which Word keeps beside it. */
export function withFragment(address: string | undefined, place: string | undefined): string | undefined {
  return address === undefined || place === undefined || place === "" || address.includes("#") ? address : `${address}#${place}`;
}

/** The mark of a link, or none where its address is no web or mail address. */
export function linkMark(address: string | undefined): MarkJson[] {
  const href = safeHref(address ?? null);
  return href === null ? [] : [{ type: "link", attrs: { href } }];
}

/** The role whose colour is nearest; null for black, white and what is no colour. */
function colorOf(value: string | undefined): string | null {
  if (value === undefined || !/^[\da-f]{6}$/i.test(value)) return null;
  const own = Object.entries(COLOR_VALUES).find(([, hex]) => hex === value.toUpperCase());
  if (own !== undefined) return own[0];
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / BRIGHT_MAX);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range < SATURATION_MIN) return most > 0.35 && most < 0.75 ? "grey" : null;
  const turn = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (turn * 60 + 360) % 360;
  return HUES.find(([end]) => hue < end)?.[1] ?? null;
}
