import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun } from "docx";
import { printable } from "../printable.ts";
import type { PageNumberProfile, SectionProfile } from "../profiles/word-profile.ts";
import { STYLE } from "./style-ids.ts";
import { halfPoints, twips } from "./units.ts";
import type { WordFrame } from "./word-frame.ts";

const EM_DASH = "—";

type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType];
type Frame = Pick<WordFrame, "title" | "profile" | "visibleLabel">;

/** The section's header line. A section without one takes that of the section before, unless it has an empty one of its own. */
export function headersOf({ header }: SectionProfile, { title, profile }: Frame): { headers?: { default: Header; even: Header } } {
  if (profile.sections.every((section) => section.header === null)) return {};
  const text = printable((header?.text ?? "").replaceAll("{title}", title));
  const line = () =>
    new Header({
      children: [
        new Paragraph({
          style: STYLE.footer,
          alignment: AlignmentType.CENTER,
          children: header === null ? [] : [new TextRun({ text, size: halfPoints(header.points) })],
        }),
      ],
    });
  return { headers: { default: line(), even: line() } };
}

/** Footers with the page number and, unless left out, the visible AI label. `even` only where the two sides differ. */
export function footersOf({ pageNumber }: Pick<SectionProfile, "pageNumber">, frame: Frame): { default: Footer; even?: Footer } {
  if (pageNumber?.place !== "outside") return { default: footer(pageNumber, AlignmentType.CENTER, frame) };
  return { default: footer(pageNumber, AlignmentType.RIGHT, frame), even: footer(pageNumber, AlignmentType.LEFT, frame) };
}

function footer(pageNumber: PageNumberProfile | null, alignment: Alignment, { profile, visibleLabel }: Frame): Footer {
  const number = pageNumber === null ? new Paragraph({ style: STYLE.footer }) : numberParagraph(pageNumber, alignment);
  if (visibleLabel === null) return new Footer({ children: [number] });
  const { points, color } = profile.label;
  const label = new Paragraph({
    style: STYLE.footer,
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ text: visibleLabel, size: halfPoints(points), color })],
  });
  return new Footer({ children: [number, label] });
}

function numberParagraph({ points, place, dashes }: PageNumberProfile, alignment: Alignment): Paragraph {
  // The outside number stands in by one character (GB/T 9704, 7.5).
  const inset = place === "outside" ? twips(points) : 0;
  return new Paragraph({
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
}
