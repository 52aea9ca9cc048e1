import type { PersonalData } from "../personal-data.ts";
import type { WorkIndexer } from "./work-indexer.ts";

/** What the search knows of a person's works. */
export function worksPersonalData(indexer: Pick<WorkIndexer, "forgetUser">): PersonalData {
  return {
    module: "works",
    tables: { work_index: { archive: "none: made of what stands in the other files", afterDeletion: "deleted" } },
    async erasePersonalData(userId) {
      await indexer.forgetUser(userId);
      return true;
    },
  };
}
