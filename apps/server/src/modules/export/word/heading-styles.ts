import { AlignmentType, type IParagraphStyleOptions, LineRuleType } from "docx";
import { derivedStyle } from "./derived-style.ts";
import { firstLine } from "./first-line.ts";
import { STYLE } from "./style-ids.ts";
import { autoLines, halfPoints, twips } from "./units.ts";
import type { HeadingLook, WordLook } from "./word-look.ts";

const HEADING_LINES = 1.25;
/** Lines set tighter than this touch. */
const TIGHTEST_LINES = 1.2;

/** Title and Heading 1 to 4. */
export function headingStyles(look: WordLook): IParagraphStyleOptions[] {
  const indent = firstLine(look, look.headingsIndented ? look.firstLineCharacters : 0);
  const title = headingStyle(look, look.title);
  const alignment = look.title.centred ? AlignmentType.CENTER : AlignmentType.LEFT;
  return [
    derivedStyle(STYLE.title, "Title", { ...title, paragraph: { ...title.paragraph, alignment, indent: firstLine(look, 0) } }),
    ...look.headings.map((heading, outlineLevel) => {
      const { run, paragraph } = headingStyle(look, heading);
      // Word knows its own headings by their names in lower case.
      return derivedStyle(`Heading${outlineLevel + 1}`, `heading ${outlineLevel + 1}`, {
        run,
        paragraph: { ...paragraph, alignment: AlignmentType.LEFT, indent, outlineLevel },
        next: "Normal",
      });
    }),
  ];
}

function headingStyle(look: WordLook, heading: HeadingLook): Pick<IParagraphStyleOptions, "paragraph" | "run"> {
  const space = { before: twips(heading.beforePoints), after: twips(heading.afterPoints) };
  return {
    run: { font: heading.font, size: halfPoints(heading.points), bold: heading.bold, color: "000000" },
    paragraph: { keepNext: true, keepLines: true, spacing: { ...linePitch(look, heading.points), ...space } },
  };
}

/** A title larger than the pitch of the body gets room of its own. */
function linePitch(look: WordLook, points: number) {
  if (!("points" in look.pitch)) return { line: autoLines(HEADING_LINES), lineRule: LineRuleType.AUTO };
  return { line: twips(Math.max(look.pitch.points, points * TIGHTEST_LINES)), lineRule: LineRuleType.EXACT };
}
