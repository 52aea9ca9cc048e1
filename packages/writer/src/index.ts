/**
 * Public API of the built-in sample writer: arranges the user's own material by genre, without a model. Pure and deterministic. What
 * writes whole texts is `@tangleaf/writer/sample`: it is big, and a server with models never loads it.
 */
export type { SampleTask } from "./sample-task.ts";
export { signatureOf } from "./signature-of.ts";
export { parseTopic } from "./thesis/parse-topic.ts";
export { roleOfHeading } from "./thesis/role-of-heading.ts";
export type {
  BilingualKeyword,
  OutlineSection,
  SectionRole,
  ThesisMaterial,
  ThesisMethod,
  ThesisOutline,
  TitleSuggestion,
} from "./thesis/thesis-types.ts";
export { SECTION_ROLES, THESIS_METHODS } from "./thesis/thesis-types.ts";
export { needsModel } from "./tools/write-source-scene.ts";
export { withoutNotes } from "./without-notes.ts";
export { WRITER_NAME } from "./writer-name.ts";
