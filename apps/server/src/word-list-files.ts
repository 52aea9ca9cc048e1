import { join } from "node:path";
import type { Config } from "./platform/config.ts";

const SHIPPED_WORDS = join(import.meta.dirname, "adapters", "moderation", "words.txt");
const OWN_WORDS = "moderation.txt";

/** Where the moderation's list is: a file named in the configuration has to be there, one in the data folder may be. */
export function wordListFiles({ moderationWordsFile, dataDir }: Pick<Config, "moderationWordsFile" | "dataDir">) {
  return { file: moderationWordsFile ?? join(dataDir, OWN_WORDS), shipped: moderationWordsFile ?? SHIPPED_WORDS };
}
