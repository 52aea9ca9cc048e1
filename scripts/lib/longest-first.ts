import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take minutes, the longest first. Without results of an earlier run the largest file begins first, and these say in one line
 * what others do: they would begin last, and one core would wait for them.
 */
export const LONGEST = [
  "e2e/screens-",
  "e2e/engines/",
  "apps/server/src/testing/load/load.fault",
  "apps/server/src/testing/abuse/abuse.fault",
  "apps/server/src/stop-server.fault",
  "apps/server/src/parent-gone.fault",
  "apps/web/src/app/calls/places.browser",
];

/** Where a file stands in the list; what is not in it comes after. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((start) => moduleId.includes(`/${start}`));
  return place === -1 ? LONGEST.length : place;
}

/** The order in which the files of a run begin, so that workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
