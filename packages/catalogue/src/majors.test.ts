import { expect, test } from "vitest";
import { readMajors } from "./majors.ts";
import { searchMajors } from "./search-majors.ts";

const categories = readMajors();
const classes = categories.flatMap((category) => category.classes);
const majors = classes.flatMap((one) => one.majors);

test("the catalogue has its twelve fields and all their majors", () => {
  expect(categories.map(({ zh }) => zh)).toEqual([
    "哲学",
    "经济学",
    "法学",
    "教育学",
    "文学",
    "历史学",
    "理学",
    "工学",
    "农学",
    "医学",
    "管理学",
    "艺术学",
  ]);
  expect(majors.length).toBeGreaterThan(700);
});

test.each([
  ["汉语言文", "汉语言文学"],
  ["hanyuyanwenxue", "汉语言文学"],
  ["kjx", "会计学"],
  ["Accounting", "会计学"],
  ["土木", "土木工程"],
])("%s finds %s first", (query, name) => {
  expect(searchMajors(categories, query)[0]?.zh).toBe(name);
});
