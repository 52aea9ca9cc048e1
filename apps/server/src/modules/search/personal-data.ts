import type { PersonalData } from "../personal-data.ts";
import type { SearchIndexer } from "./search-indexer.ts";

/** What the search knows of a person's works. */
export function searchPersonalData(indexer: Pick<SearchIndexer, "forgetUser">): PersonalData {
  return {
    module: "search",
    tables: { work_index: { archive: "none: made of what stands in the other files", afterDeletion: "deleted" } },
    async erasePersonalData(userId) {
      await indexer.forgetUser(userId);
      return true;
    },
  };
}
