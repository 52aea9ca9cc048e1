/** A school's Word file as a template: what is read of it, and its cover filled in. */
export type { CoverFacts } from "./fill-cover.ts";
export {
  type CarriedCover,
  type CoverWish,
  carryCover,
  coverPreview,
  readTemplate,
  type TemplateReading,
} from "./read-template.ts";
export type { SchoolTemplate, TextLook } from "./school-template.ts";
