import { AlignmentType, type IStylesOptions, LineRuleType } from "docx";
import type { WordProfile } from "../profiles/word-profile.ts";
import { headingStyles } from "./heading-styles.ts";
import { specialStyles } from "./special-styles.ts";
import { CODE_RUN_STYLE } from "./style-ids.ts";
import { autoLines, firstLine, halfPoints, twips } from "./units.ts";

const LINK_COLOR = "1F4E79";
/** Fixed-width type looks larger than the text around it. */
const CODE_SMALLER_POINTS = 1;

/** The styles of a profile: every paragraph of the file points at one of them, so that one change in Word changes all. */
export function stylesOf(profile: WordProfile): IStylesOptions {
  const run = { font: profile.fonts.body, size: halfPoints(profile.bodyPoints), language: profile.language };
  const spread = profile.characterSpacingPoints === 0 ? {} : { characterSpacing: twips(profile.characterSpacingPoints) };
  const paragraph = {
    alignment: profile.justified ? AlignmentType.JUSTIFIED : AlignmentType.LEFT,
    spacing: bodySpacing(profile),
    indent: firstLine(profile, profile.firstLineCharacters),
  };
  const codeRun = { font: profile.fonts.code, size: halfPoints(profile.bodyPoints - CODE_SMALLER_POINTS), noProof: true };
  return {
    default: { document: { run }, hyperlink: { run: { color: LINK_COLOR, underline: {} } } },
    paragraphStyles: [
      { id: "Normal", name: "Normal", quickFormat: true, run: { ...run, ...spread }, paragraph },
      ...headingStyles(profile),
      ...specialStyles(profile),
    ],
    characterStyles: [{ id: CODE_RUN_STYLE, name: "Code Text", basedOn: "DefaultParagraphFont", run: codeRun }],
  };
}

function bodySpacing(profile: WordProfile) {
  const after = twips(profile.afterParagraphPoints);
  return "points" in profile.pitch
    ? { line: twips(profile.pitch.points), lineRule: LineRuleType.EXACT, before: 0, after }
    : { line: autoLines(profile.pitch.lines), lineRule: LineRuleType.AUTO, before: 0, after };
}
