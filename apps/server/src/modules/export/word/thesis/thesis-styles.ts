import { AlignmentType, BorderStyle, type IParagraphStyleOptions } from "docx";
import type { ThesisProfile } from "../../profiles/thesis-profile.ts";
import type { HeadingProfile } from "../../profiles/word-profile.ts";
import { derivedStyle, STYLE } from "../style-ids.ts";
import { eighths, firstLine, halfPoints, twips } from "../units.ts";
import { coverStyles } from "./cover-to-word.ts";

/** Headings of parts: `PartHeading` is in the contents, as its outline level says, `FrontHeading` is not. Word finds them by these names. */
export const PART_HEADING = { id: "PartHeading", name: "Part Heading" } as const;
export const FRONT_HEADING = { id: "FrontHeading", name: "Front Heading" } as const;
export const DECLARATION_HEADING = "DeclarationHeading";
export const SIGNING = "Signing";
export const REFERENCE = "Reference";
export const THESIS_HEADER = "ThesisHeader";

const HEADER_RULE_SPACE_POINTS = 1;
const SIGNING_SPACE_POINTS = 12;

/** Styles of what only a thesis has. */
export function thesisStyles(profile: ThesisProfile): IParagraphStyleOptions[] {
  const flush = firstLine(profile, 0);
  const [first] = profile.headings;
  const chapter = profile.partHeading ?? first;
  const hanging = twips(profile.references.hangingPoints);
  const { header } = profile;
  return [
    derivedStyle(PART_HEADING.id, PART_HEADING.name, partHeading(profile, chapter, { outlineLevel: 0 })),
    derivedStyle(FRONT_HEADING.id, FRONT_HEADING.name, partHeading(profile, chapter, {})),
    derivedStyle(DECLARATION_HEADING, "Declaration Heading", partHeading(profile, chapter, {})),
    derivedStyle(SIGNING, "Signing", {
      paragraph: { indent: flush, alignment: AlignmentType.RIGHT, spacing: { before: twips(SIGNING_SPACE_POINTS) } },
    }),
    derivedStyle(REFERENCE, "Reference", {
      run: { size: halfPoints(profile.references.points) },
      // An address that fits no line would spread the one before it.
      paragraph: { alignment: AlignmentType.LEFT, indent: { left: hanging, hanging, firstLineChars: 0 } },
    }),
    {
      id: THESIS_HEADER,
      name: "Thesis Header",
      basedOn: STYLE.footer,
      run: { font: header.font, size: halfPoints(header.points) },
      paragraph: header.isRuled
        ? { border: { bottom: { style: BorderStyle.SINGLE, size: eighths(0.75), color: "000000", space: HEADER_RULE_SPACE_POINTS } } }
        : {},
    },
    ...coverStyles(profile),
  ];
}

/** As a chapter's heading, in the middle. */
function partHeading(profile: ThesisProfile, chapter: HeadingProfile, place: { outlineLevel?: number }) {
  const tall = "points" in profile.pitch ? Math.max(profile.pitch.points, chapter.points * 1.2) : null;
  return {
    run: { font: chapter.font, size: halfPoints(chapter.points), bold: chapter.bold, color: "000000" },
    paragraph: {
      ...place,
      keepNext: true,
      keepLines: true,
      alignment: AlignmentType.CENTER,
      indent: firstLine(profile, 0),
      spacing: {
        before: twips(chapter.beforePoints),
        after: twips(chapter.afterPoints),
        ...(tall === null ? {} : { line: twips(tall), lineRule: "exact" as const }),
      },
    },
    next: "Normal",
  };
}
