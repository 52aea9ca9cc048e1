import { expect, test } from "vitest";
import { pickHot, sealedPaths } from "./pick-hot.ts";

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

test("a menu of many popular scenes marks one of each shelf, eight at most, and none twice", () => {
  const shelves = [..."abcdefghij"];
  const menu = shelves.flatMap((shelf) => [item(shelf, `${shelf}0`), item(shelf, `${shelf}1`, "red"), item(shelf, `${shelf}2`, "red")]);
  const sealed = sealedPaths([...menu, item("k", "a1", "red")]);
  expect([...sealed]).toEqual(shelves.slice(0, 8).map((shelf) => `/scene/${shelf}1`));
});
