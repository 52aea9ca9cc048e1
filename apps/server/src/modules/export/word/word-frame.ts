import type { WordProfile } from "../profiles/word-profile.ts";

/** What every Word file needs beside its blocks. Plain data: it crosses to another thread. */
export type WordFrame = {
  readonly title: string;
  readonly profile: WordProfile;
  /** The `AIGC` property. */
  readonly labelJson: string;
  /** null: the owner will label the file himself. */
  readonly visibleLabel: string | null;
  /** Named as the file's creator. */
  readonly product: string;
};
