/** What the worker needs to build one Word file. Plain data: it crosses to another thread. */
export type WordTask = {
  readonly title: string;
  readonly text: string;
  readonly language: "zh" | "en";
  readonly official: boolean;
  /** The `AIGC` property. */
  readonly labelJson: string;
  /** null: the owner will label the file himself. */
  readonly visibleLabel: string | null;
  /** Named as the file's creator. */
  readonly product: string;
};
