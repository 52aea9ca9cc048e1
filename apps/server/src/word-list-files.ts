import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "./platform/config.ts";

const SHIPPED_WORDS = fileURLToPath(new URL("./adapters/moderation/words.txt", import.meta.url));
const OWN_WORDS = "moderation.txt";

/** Where the moderation's list is: a file named in the configuration has to be there, one in the data folder may be. */
export function wordListFiles({ moderationWordsFile, dataDir }: Pick<Config, "moderationWordsFile" | "dataDir">) {
  return { file: moderationWordsFile ?? join(dataDir, OWN_WORDS), shipped: moderationWordsFile ?? SHIPPED_WORDS };
}
