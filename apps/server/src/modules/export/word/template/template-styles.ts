import { type ICharacterStyleOptions, type IParagraphStyleOptions, ShadingType } from "docx";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { derivedStyle } from "../style-ids.ts";
import { firstLine, halfPoints, twips } from "../units.ts";

/** Style of hints: of characters, so that what is typed over one is a paragraph like any other. */
export const HINT_STYLE = "TemplateHint";
export const TEMPLATE_STYLE = { notice: "TemplateNotice", head: "TemplateHead", item: "TemplateItem", sample: "TemplateSample" } as const;

const HINT_COLOR = "8A8A8A";
const NOTICE_FILL = "F3F4F1";
const SAMPLE_FILL = "FFF6EC";
const HEAD_POINTS = 14;
const HINT_POINTS = 10.5;
const SPACE_POINTS = 6;

export const hintStyle = (): ICharacterStyleOptions => ({
  id: HINT_STYLE,
  name: "Template Hint",
  basedOn: "DefaultParagraphFont",
  quickFormat: true,
  run: { color: HINT_COLOR, size: halfPoints(HINT_POINTS) },
});

/** What stands around the skeleton: none of it is a heading, so the table of contents is the skeleton's alone. */
export function templateStyles(profile: DocumentProfile): IParagraphStyleOptions[] {
  const flush = firstLine(profile, 0);
  const tinted = (fill: string) => ({ type: ShadingType.CLEAR, fill, color: "auto" });
  return [
    derivedStyle(TEMPLATE_STYLE.notice, "Template Notice", {
      run: { size: halfPoints(HINT_POINTS) },
      paragraph: { indent: flush, shading: tinted(NOTICE_FILL) },
    }),
    derivedStyle(TEMPLATE_STYLE.head, "Template Head", {
      run: { size: halfPoints(HEAD_POINTS), bold: true },
      paragraph: { indent: flush, keepNext: true, spacing: { before: twips(2 * SPACE_POINTS), after: twips(SPACE_POINTS) } },
    }),
    derivedStyle(TEMPLATE_STYLE.item, "Template Item", { paragraph: { indent: flush } }),
    derivedStyle(TEMPLATE_STYLE.sample, "Template Sample", { paragraph: { shading: tinted(SAMPLE_FILL) } }),
  ];
}
