import type { Text } from "../scene-schema.ts";

/** A group inside a category: one section of its list page. */
export type Group = {
  readonly title: Text;
  readonly remark: Text;
  /** Keys in the order they are shown. */
  readonly scenes: readonly string[];
};
