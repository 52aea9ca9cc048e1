import { expect, it } from "vitest";
import { parseContent } from "./content-file.ts";
import { findRepeated, majorFileSchema } from "./read-majors.ts";
import { faultsIn } from "./testing/faults-in.ts";

const FIELD = "order: 1\nzh: 理学\nen: Science\nclasses:\n  - zh: 化学类\n    en: Chemistry\n    majors:\n      化学: Chemistry\n";
const faultsWith = (from: string, to: string) => faultsIn("science.yaml", FIELD.replace(from, to), majorFileSchema);

it("reads a field of study", () => {
  expect(faultsIn("science.yaml", FIELD, majorFileSchema)).toEqual([]);
});

it.each([
  [
    "an English name in small letters",
    "化学: Chemistry",
    "化学: chemistry",
    "science.yaml:8: classes › no. 1 › majors › 化学: Write an English name",
  ],
  ["a Chinese name in letters", "zh: 化学类", "zh: Chemistry", "science.yaml:5: classes › no. 1 › zh: Write Chinese characters only."],
  [
    "a major that stands twice in its class",
    "化学: Chemistry",
    "化学: Chemistry\n      化学: Chemistry",
    "science.yaml:9: This field stands twice.",
  ],
  ["a major without an English name", "化学: Chemistry", "化学:", "science.yaml:8: classes › no. 1 › majors › 化学: is empty."],
  ["a class without majors", "\n      化学: Chemistry", " {}", "science.yaml:7: classes › no. 1 › majors: Write one major at least."],
])("refuses %s", (_name, from, to, fault) => {
  expect(faultsWith(from, to)).toEqual([expect.stringContaining(fault)]);
});

it("refuses a major that another field has, by either name", () => {
  const [science, medicine] = [FIELD, FIELD.replace("化学: Chemistry", "药学: Chemistry")].map((text, n) =>
    parseContent(`${n === 0 ? "science" : "medicine"}.yaml`, text, majorFileSchema),
  );
  expect(findRepeated([science, medicine].flatMap((file) => file ?? []))).toEqual([
    "medicine.yaml:8: classes › no. 1 › majors › 药学: Chemistry stands in science.yaml too.",
  ]);
});
