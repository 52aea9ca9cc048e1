import { expect, it } from "vitest";
import type { CheckOptions } from "./check-options.ts";
import { found } from "./testing/build-content.ts";
import { SAMPLE_REFERENCES_EN, SAMPLE_THESIS_EN } from "./testing/sample-thesis.en.ts";
import { SAMPLE_REFERENCES_ZH, SAMPLE_THESIS_ZH } from "./testing/sample-thesis.zh.ts";

const CASES = [
  { name: "Chinese", document: SAMPLE_THESIS_ZH, options: { references: SAMPLE_REFERENCES_ZH } },
  { name: "English", document: SAMPLE_THESIS_EN, options: { references: SAMPLE_REFERENCES_EN } },
] as const satisfies readonly { name: string; document: unknown; options: CheckOptions }[];

it.each(CASES)("finds nothing in a careful thesis: $name", ({ document, options }) => {
  expect(found(document, options)).toEqual([]);
});
