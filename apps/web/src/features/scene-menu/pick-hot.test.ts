import { expect, test } from "vitest";
import { pickHot } from "./pick-hot.ts";

const item = (category: string, title: string, marked = "") => ({
  category,
  title,
  shortTitle: title,
  path: `/scene/${title}`,
  icon: "",
  marked,
  remark: "",
});

test("hot scenes of the shelf come first and the shelf is cut at five", () => {
  const menu = [..."abcdef"].map((title) => item("work", title, title === "e" ? "red" : ""));
  expect(pickHot([item("college", "z", "red"), ...menu], "work").map(({ title }) => title)).toEqual(["e", "a", "b", "c", "d"]);
});
