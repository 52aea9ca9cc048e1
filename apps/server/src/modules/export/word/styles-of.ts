import { AlignmentType, type IStylesOptions, LineRuleType } from "docx";
import { firstLine } from "./first-line.ts";
import { headingStyles } from "./heading-styles.ts";
import { specialStyles } from "./special-styles.ts";
import { CODE_RUN_STYLE } from "./style-ids.ts";
import { autoLines, halfPoints, twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";

const LINK_COLOR = "1F4E79";
/** Fixed-width type looks larger than the text around it. */
const CODE_SMALLER_POINTS = 1;

/** The styles of a look: every paragraph of the file points at one of them, so that one change in Word changes all. */
export function stylesOf(look: WordLook): IStylesOptions {
  const run = { font: look.fonts.body, size: halfPoints(look.bodyPoints), language: look.language };
  const spread = look.characterSpacingPoints === 0 ? {} : { characterSpacing: twips(look.characterSpacingPoints) };
  const paragraph = {
    alignment: look.justified ? AlignmentType.JUSTIFIED : AlignmentType.LEFT,
    spacing: bodySpacing(look),
    indent: firstLine(look, look.firstLineCharacters),
  };
  const codeRun = { font: look.fonts.code, size: halfPoints(look.bodyPoints - CODE_SMALLER_POINTS), noProof: true };
  return {
    default: { document: { run }, hyperlink: { run: { color: LINK_COLOR, underline: {} } } },
    paragraphStyles: [
      { id: "Normal", name: "Normal", quickFormat: true, run: { ...run, ...spread }, paragraph },
      ...headingStyles(look),
      ...specialStyles(look),
    ],
    characterStyles: [{ id: CODE_RUN_STYLE, name: "Code Text", basedOn: "DefaultParagraphFont", run: codeRun }],
  };
}

function bodySpacing(look: WordLook) {
  const after = twips(look.afterParagraphPoints);
  return "points" in look.pitch
    ? { line: twips(look.pitch.points), lineRule: LineRuleType.EXACT, before: 0, after }
    : { line: autoLines(look.pitch.lines), lineRule: LineRuleType.AUTO, before: 0, after };
}
