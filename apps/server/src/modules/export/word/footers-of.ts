import { AlignmentType, Footer, PageNumber, Paragraph, TextRun } from "docx";
import { STYLE } from "./style-ids.ts";
import { halfPoints, twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";

const LABEL_COLOR = "767676";
const LABEL_POINTS = 9;
const EM_DASH = "—";

/** Footers with the page number and, unless left out, the visible AI label. `even` only where the two sides differ. */
export function footersOf(look: WordLook, visibleLabel: string | null): { default: Footer; even?: Footer } {
  if (look.pageNumber.place === "centre") return { default: footer(look, AlignmentType.CENTER, visibleLabel) };
  return { default: footer(look, AlignmentType.RIGHT, visibleLabel), even: footer(look, AlignmentType.LEFT, visibleLabel) };
}

function footer(look: WordLook, alignment: (typeof AlignmentType)[keyof typeof AlignmentType], visibleLabel: string | null): Footer {
  const { points, dashes } = look.pageNumber;
  // The outside number stands in by one character (GB/T 9704, 7.5).
  const inset = look.pageNumber.place === "outside" ? twips(points) : 0;
  const number = new Paragraph({
    style: STYLE.footer,
    alignment,
    indent: { left: inset, right: inset, firstLine: 0, firstLineChars: 0 },
    children: [
      new TextRun({
        size: halfPoints(points),
        children: dashes ? [`${EM_DASH} `, PageNumber.CURRENT, ` ${EM_DASH}`] : [PageNumber.CURRENT],
      }),
    ],
  });
  if (visibleLabel === null) return new Footer({ children: [number] });
  const label = new Paragraph({
    style: STYLE.footer,
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ text: visibleLabel, size: halfPoints(LABEL_POINTS), color: LABEL_COLOR })],
  });
  return new Footer({ children: [number, label] });
}
