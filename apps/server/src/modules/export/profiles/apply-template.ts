import type { TemplateRole } from "@tangleaf/contract";
import type { SchoolTemplate, TextLook } from "../../school-template/index.ts";
import type { ThesisProfile, ThesisSection } from "./thesis-profile.ts";
import { type FontSet, fontSet, type HeadingProfile, type PageNumberProfile } from "./word-profile.ts";

/** A layout with what a school's template says in the place of its own; what the template does not say stays. */
export function applyTemplate(base: ThesisProfile, template: SchoolTemplate): ThesisProfile {
  const looks = new Map(template.looks.map(({ role, look }): [TemplateRole, TextLook] => [role, look]));
  const [body, caption, references] = [looks.get("body"), looks.get("caption"), looks.get("references")];
  const [chapter, section, part, fourth, ...deeper] = base.headings;
  const inBodyFont = (heading: HeadingProfile) => (body === undefined ? heading : { ...heading, font: fontOf(body) });
  const partHeading = looks.get("partHeading");
  return {
    ...base,
    ...(body === undefined ? {} : bodyOf(base, body)),
    headings: [
      headingOf(chapter, looks.get("heading1")),
      headingOf(section, looks.get("heading2")),
      headingOf(part, looks.get("heading3")),
      inBodyFont(fourth),
      ...deeper.map(inBodyFont),
    ],
    ...(partHeading === undefined ? {} : { partHeading: { ...headingOf(chapter, partHeading), centred: true } }),
    ...(caption === undefined ? {} : { captions: { ...base.captions, font: fontOf(caption), points: caption.points } }),
    ...(references === undefined ? {} : { references: { ...base.references, points: references.points } }),
    page: template.page,
    numbering: template.numbering ?? base.numbering,
    sections: sectionsOf(base, template),
    ...(template.header === null
      ? {}
      : {
          header: {
            font: fontSet(template.header.font.latin, template.header.font.eastAsia),
            points: template.header.points,
            isRuled: template.header.isRuled,
          },
        }),
  };
}

const fontOf = ({ latin, eastAsia }: TextLook): FontSet => fontSet(latin, eastAsia);

function bodyOf(base: ThesisProfile, body: TextLook): Partial<ThesisProfile> {
  const { align, pitch, points: bodyPoints, firstLineCharacters, afterPoints: afterParagraphPoints } = body;
  const fonts = { ...base.fonts, body: fontOf(body) };
  return { fonts, bodyPoints, pitch, firstLineCharacters, afterParagraphPoints, justified: align === "both" };
}

function headingOf(base: HeadingProfile, look: TextLook | undefined): HeadingProfile {
  if (look === undefined) return base;
  const { points, bold, beforePoints, afterPoints, align } = look;
  return { font: fontOf(look), points, bold, beforePoints, afterPoints, centred: align === "center" };
}

/** Cover and declarations stay without number and header. */
function sectionsOf(base: ThesisProfile, { header, frontNumber, bodyNumber }: SchoolTemplate): ThesisProfile["sections"] {
  const last = base.sections.length - 1;
  const own = (section: ThesisSection, index: number): ThesisSection => {
    if (section.pageNumber === null) return section;
    const number = index === last ? bodyNumber : frontNumber;
    return {
      ...section,
      pageNumber: number === null ? section.pageNumber : numberOf(section.pageNumber, number),
      header: header === null ? section.header : { odd: header.odd, even: header.even },
    };
  };
  const [first, ...others] = base.sections.map(own);
  return first === undefined ? base.sections : [first, ...others];
}

function numberOf(
  base: PageNumberProfile,
  { format, place, dashes, points }: NonNullable<SchoolTemplate["bodyNumber"]>,
): PageNumberProfile {
  return { ...base, format, place, dashes, points };
}
