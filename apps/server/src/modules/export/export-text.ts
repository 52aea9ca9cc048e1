/** What the generation module hands over to be made into a file. */
export type ExportText = {
  readonly title: string;
  /** Markdown, the owner's edits applied. */
  readonly text: string;
  /** The scene's output is an official document (GB/T 9704 layout); only meaningful in Chinese. */
  readonly official: boolean;
  /** Language the text is written in. */
  readonly language: "zh" | "en";
  /** Written by the built-in writer, not by a model: the label says so. */
  readonly builtin: boolean;
};
