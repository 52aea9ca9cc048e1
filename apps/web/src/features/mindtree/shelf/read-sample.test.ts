import { expect, test } from "vitest";
import { mindtreeSamples as english } from "../../../messages/en/mindtree-samples.ts";
import { mindtreeSamples as chinese } from "../../../messages/zh/mindtree-samples.ts";
import { readSample } from "./read-sample.ts";

const count = ({ kids = [] }: ReturnType<typeof readSample>): number => kids.reduce((sum, kid) => sum + count(kid), 1);

test("lines become branches by how deep they are indented", () => {
  expect(readSample({ title: "根", lines: "一\n  一之一\n    深\n二" })).toEqual({
    text: "根",
    kids: [
      { text: "一", kids: [{ text: "一之一", kids: [{ text: "深", kids: [] }] }] },
      { text: "二", kids: [] },
    ],
  });
});

test.each([
  ["zh", chinese],
  ["en", english],
])("every %s sample keeps all its lines and has branches on both sides", (_variant, samples) => {
  expect(samples).toHaveLength(3);
  for (const sample of samples) {
    const tree = readSample(sample);
    expect(count(tree)).toBe(sample.lines.split("\n").length + 1);
    expect(tree.kids?.length).toBeGreaterThan(3);
  }
});
