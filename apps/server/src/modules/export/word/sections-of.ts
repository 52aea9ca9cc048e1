import { DocumentGridType, type FileChild, type ISectionOptions, NumberFormat, PageOrientation, SectionType } from "docx";
import type { SectionProfile, WordProfile } from "../profiles/word-profile.ts";
import { footersOf, headersOf } from "./header-and-footer.ts";
import { mmToTwips, twips } from "./units.ts";
import type { WordFrame } from "./word-frame.ts";

type Frame = Pick<WordFrame, "title" | "profile" | "visibleLabel">;

/** What stands in a file, and the places in it where sections may begin; null = there is no such place. */
type Content = { readonly children: readonly FileChild[]; readonly firstHeading: number | null; readonly body: number | null };

/** The profile's sections that have anything in them. */
export function sectionsOf({ children, ...places }: Content, frame: Frame): ISectionOptions[] {
  const begins = frame.profile.sections.map(({ begins }) => (begins === "document" ? 0 : places[begins]));
  const present = frame.profile.sections.filter((_, index) => begins[index] !== null);
  const starts = begins.filter((begin) => begin !== null);
  return present.map((section, index) => ({
    properties: { ...pageOf(frame.profile, section), ...(index === 0 ? {} : { type: SectionType.NEXT_PAGE }) },
    ...headersOf(section, frame),
    footers: footersOf(section, frame),
    children: children.slice(starts[index], starts[index + 1]) as FileChild[],
  }));
}

const NUMBER_FORMATS = { decimal: NumberFormat.DECIMAL, upperRoman: NumberFormat.UPPER_ROMAN, lowerRoman: NumberFormat.LOWER_ROMAN };

/** Paper, margins and the form of page numbers of a section. */
export function pageOf({ page, grid }: Pick<WordProfile, "page" | "grid">, { pageNumber }: Pick<SectionProfile, "pageNumber">) {
  const { top, right, bottom, left, header, footer } = page.marginMm;
  const { format, restarts = false } = pageNumber ?? {};
  const numbered = {
    ...(format === undefined ? {} : { formatType: NUMBER_FORMATS[format] }),
    ...(restarts ? { start: 1 } : {}),
  };
  return {
    page: {
      size: { width: mmToTwips(page.widthMm), height: mmToTwips(page.heightMm), orientation: PageOrientation.PORTRAIT },
      margin: {
        top: mmToTwips(top),
        right: mmToTwips(right),
        bottom: mmToTwips(bottom),
        left: mmToTwips(left),
        header: mmToTwips(header),
        footer: mmToTwips(footer),
      },
      ...(Object.keys(numbered).length === 0 ? {} : { pageNumbers: numbered }),
    },
    ...(grid === null ? {} : { grid: { type: DocumentGridType.LINES, linePitch: twips(grid.pitchPoints) } }),
  };
}
