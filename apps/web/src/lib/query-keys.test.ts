import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
/** `queryKey: ["…` and `(["…"])` handed to the cache by its methods. */
const SPELLED = /queryKey: \[|(?:getQueryData|setQueryData|invalidateQueries|removeQueries|refreshAnswers)\(\[[^\]]/;

test("no key of the query cache is spelled outside the table", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/test\.tsx?$/.test(file),
  );
  expect(files.filter((file) => SPELLED.test(readFileSync(join(SOURCES, file), "utf8")))).toEqual([]);
});
