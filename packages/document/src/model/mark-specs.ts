import type { MarkSpec } from "prosemirror-model";
import type { ReadableElement } from "./dom-attributes.ts";

const LINK = /^(https?:|mailto:)/i;

/** Address of a link as it may be kept: http, https or mailto. Anything else is no link. */
export function safeHref(value: string | null): string | null {
  const href = value?.trim() ?? "";
  return LINK.test(href) ? href : null;
}

/** The marks of a document. None of them repeats on the same text, so each is one attribute of the text in Yjs. */
export const markSpecs = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element: ReadableElement) => {
          const href = safeHref(element.getAttribute("href"));
          return href === null ? false : { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: safeHref(String(attrs["href"])) ?? "", rel: "noopener noreferrer nofollow" }, 0],
  },
  bold: { parseDOM: [{ tag: "strong" }, { tag: "b" }, { style: "font-weight=bold" }], toDOM: () => ["strong", 0] },
  italic: { parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }], toDOM: () => ["em", 0] },
  underline: { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] },
  strike: { parseDOM: [{ tag: "s" }, { tag: "del" }, { tag: "strike" }], toDOM: () => ["s", 0] },
  code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  sub: { excludes: "sub sup", parseDOM: [{ tag: "sub" }], toDOM: () => ["sub", 0] },
  sup: { excludes: "sub sup", parseDOM: [{ tag: "sup" }], toDOM: () => ["sup", 0] },
  highlight: { parseDOM: [{ tag: "mark" }], toDOM: () => ["mark", 0] },
  color: {
    attrs: { color: {} },
    parseDOM: [
      {
        tag: "span[data-color]",
        getAttrs: (element: ReadableElement) => {
          const color = TEXT_COLORS.find((one) => one === element.getAttribute("data-color"));
          return color === undefined ? false : { color };
        },
      },
    ],
    toDOM: ({ attrs }) => ["span", { "data-color": String(attrs["color"]) }, 0],
  },
  /** What somebody still has to fill in. */
  todo: { parseDOM: [{ tag: "span[data-todo]" }], toDOM: () => ["span", { "data-todo": "" }, 0] },
} as const satisfies Readonly<Record<string, MarkSpec>>;

/** Colours of text by role, so that they suit a light and a dark page; Word files get the light one. */
export const TEXT_COLORS = ["red", "orange", "amber", "leaf", "blue", "grey"] as const;
export type MarkName = keyof typeof markSpecs;
