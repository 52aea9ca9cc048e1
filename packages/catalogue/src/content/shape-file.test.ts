import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shapeFileSchema } from "./shape-file.ts";
import { faultsIn } from "./testing/faults-in.ts";

const SHAPE = readFileSync(new URL("../../../../content/document-shapes/opening-report.yaml", import.meta.url), "utf8");

it.each([
  [
    "an unknown type of document",
    "key: openingReport",
    "key: openingReports",
    "key: “openingReports” is not known. Did you mean “openingReport”?",
  ],
  ["weights that do not share the whole", "weight: 18", "weight: 19", "chapters: The weights add up to 101. Make them add up to 100."],
  [
    "a table where a text is written",
    "weight: 18",
    "weight: 18\n    table: schedule",
    "chapters › no. 1 › weight: Write 0 where a table stands",
  ],
  [
    "a heading that stands twice",
    "zh: 研究意义",
    "zh: 选题背景",
    "chapters › no. 1 › parts › no. 2 › title › zh: Another heading reads so.",
  ],
  [
    "an intent with a full stop",
    "zh: 理论上补哪一处，实践中谁能用上",
    "zh: 理论上补哪一处。",
    "chapters › no. 1 › parts › no. 2 › intent: Leave out the full stop.",
  ],
])("refuses %s", (_name, from, to, fault) => {
  expect(SHAPE).toContain(from);
  expect(faultsIn("shape.yaml", SHAPE.replace(from, to), shapeFileSchema)).toEqual(
    expect.arrayContaining([expect.stringContaining(fault)]),
  );
});

it("reads a shape as it stands", () => {
  expect(faultsIn("shape.yaml", SHAPE, shapeFileSchema)).toEqual([]);
});
