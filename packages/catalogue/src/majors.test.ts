import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMajors } from "./majors.ts";
import { searchMajors } from "./search-majors.ts";

const categories = readMajors();
const classes = categories.flatMap((category) => category.classes);
const majors = classes.flatMap((one) => one.majors);
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test("the catalogue has its twelve fields, each with classes, and no class is empty", () => {
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
  expect(categories.filter((category) => category.classes.length === 0)).toEqual([]);
  expect(classes.filter((one) => one.majors.length === 0)).toEqual([]);
  expect(majors.length).toBeGreaterThan(700);
});

test("every field, class and major has a Chinese and an English name, and no major stands twice", () => {
  for (const { zh, en } of [...categories, ...classes, ...majors]) {
    expect(zh, en).toMatch(/^[\p{Script=Han}、]+$/u);
    expect(en, zh).toMatch(/^[A-Z][A-Za-z',\- ]+$/);
  }
  expect(twice(majors.map(({ zh }) => zh))).toEqual([]);
  expect(twice(majors.map(({ en }) => en))).toEqual([]);
});

test("a line of a table is either read or there is none: nothing is passed over", () => {
  const folder = new URL("../majors/", import.meta.url);
  const tables = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const lines = tables.flatMap((text) => text.split("\n").filter((line) => /\p{Script=Han}/u.test(line)));
  expect(lines.length).toBe(categories.length + classes.length + majors.length);
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
