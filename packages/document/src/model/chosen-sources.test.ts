import { expect, test } from "vitest";
import { chosenSources, storedSources } from "./chosen-sources.ts";

test.each([[null], [[]], [["R1"]], [["R2", "R10"]]])("the sources %j of a section are read as they were stored", (ids) => {
  expect(chosenSources(storedSources(ids))).toEqual(ids);
});

test("what is no id of a source is passed over", () => {
  expect(chosenSources("R1,x,R0,R2")).toEqual(["R1", "R2"]);
  expect(chosenSources(3)).toBeNull();
});
