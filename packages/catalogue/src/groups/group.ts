import type { Text } from "../scene-schema.ts";

/** An occasion inside a category: one sheet of the list page. */
export type Group = {
  readonly title: Text;
  readonly remark: Text;
  /** Keys in the order they are shown. */
  readonly scenes: readonly string[];
};
