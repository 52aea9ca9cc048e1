import { AlignmentType, type IParagraphStyleOptions, LineRuleType } from "docx";
import type { HeadingProfile, WordProfile } from "../profiles/word-profile.ts";
import { derivedStyle, STYLE } from "./style-ids.ts";
import { autoLines, firstLine, halfPoints, twips } from "./units.ts";

const HEADING_LINES = 1.25;
/** Lines set tighter than this touch. */
const TIGHTEST_LINES = 1.2;

/** Title and Heading 1 to 4. */
export function headingStyles(profile: WordProfile): IParagraphStyleOptions[] {
  const indent = firstLine(profile, profile.headingsIndented ? profile.firstLineCharacters : 0);
  const title = headingStyle(profile, profile.title);
  const alignment = profile.title.centred ? AlignmentType.CENTER : AlignmentType.LEFT;
  return [
    derivedStyle(STYLE.title, "Title", { ...title, paragraph: { ...title.paragraph, alignment, indent: firstLine(profile, 0) } }),
    ...profile.headings.map((heading, outlineLevel) => {
      const { run, paragraph } = headingStyle(profile, heading);
      // Word knows its own headings by their names in lower case.
      return derivedStyle(`Heading${outlineLevel + 1}`, `heading ${outlineLevel + 1}`, {
        run,
        paragraph: { ...paragraph, alignment: heading.centred === true ? AlignmentType.CENTER : AlignmentType.LEFT, indent, outlineLevel },
        next: "Normal",
      });
    }),
  ];
}

function headingStyle(profile: WordProfile, heading: HeadingProfile): Pick<IParagraphStyleOptions, "paragraph" | "run"> {
  const space = { before: twips(heading.beforePoints), after: twips(heading.afterPoints) };
  return {
    run: { font: heading.font, size: halfPoints(heading.points), bold: heading.bold, color: "000000" },
    paragraph: { keepNext: true, keepLines: true, spacing: { ...linePitch(profile, heading.points), ...space } },
  };
}

/** A title larger than the pitch of the body gets room of its own. */
function linePitch(profile: WordProfile, points: number) {
  if (!("points" in profile.pitch)) return { line: autoLines(HEADING_LINES), lineRule: LineRuleType.AUTO };
  return { line: twips(Math.max(profile.pitch.points, points * TIGHTEST_LINES)), lineRule: LineRuleType.EXACT };
}
