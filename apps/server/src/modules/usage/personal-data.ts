import type { PersonalData } from "../personal-data.ts";
import { logAsCsv } from "./export-log.ts";
import type { UsageDeps } from "./usage.ts";

const FILE = "usage.csv";

/** The usage log of a person. It has no table: it is read from those of metering and generation. */
export function usagePersonalData(deps: Pick<UsageDeps, "db" | "variant">): PersonalData {
  return {
    module: "usage",
    tables: {},

    async *exportPersonalData(userId) {
      for await (const { csv } of logAsCsv(deps, { userId })) yield [{ path: FILE, content: csv, last: false }];
      yield [{ path: FILE, content: "", last: true }];
      return {};
    },
  };
}
