import { expect, test } from "vitest";
import { pagesShown } from "./pages-shown.ts";

test("few pages are all offered", () => {
  expect(pagesShown({ page: 1, pages: 3 })).toEqual([1, 2, 3]);
  expect(pagesShown({ page: 1, pages: 1 })).toEqual([1]);
});

test("of many pages the ends and the neighbours are offered, and a gap of one page is that page", () => {
  expect(pagesShown({ page: 1, pages: 9 })).toEqual([1, 2, null, 9]);
  expect(pagesShown({ page: 5, pages: 9 })).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesShown({ page: 4, pages: 9 })).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(pagesShown({ page: 6, pages: 9 })).toEqual([1, null, 5, 6, 7, 8, 9]);
});
