import type { ProfileName } from "./profiles/index.ts";

/** What the generation module hands over to be made into a file. */
export type ExportText = {
  readonly title: string;
  /** Markdown, the owner's edits applied. */
  readonly text: string;
  /** How a Word file of it looks. */
  readonly profile: ProfileName;
  /** Language the text is written in. */
  readonly language: "zh" | "en";
  /** Written by the built-in writer, not by a model: the label says so. */
  readonly builtin: boolean;
};
