import { expect, it } from "vitest";
import { readsAs } from "./reads-as.ts";

it.each([
  ["周报 · 产品经理", "zhoubao"],
  ["周报 · 产品经理", "zb"],
  ["周报 · 产品经理", "zhoub"],
  ["周报 · 产品经理", "cpjl"],
  ["周报 · 产品经理", "Chan Pin"],
  ["读后感 · 活着", "huozhe"],
  ["行业分析", "hangye"],
  ["行动计划", "xingdong"],
  ["PPT 大纲", "dagang"],
  ["每日 vlog 脚本", "rivlog"],
])("%s is read as %s", (text, typed) => expect(readsAs(text, typed)).toBe(true));

it.each([
  ["周报", "zhoubaobiao"],
  ["周报", "z"],
  ["周报", "hou"],
  ["weekly report", "wr"],
  ["周报", ""],
])("%s is not read as %s", (text, typed) => expect(readsAs(text, typed)).toBe(false));

it("takes no longer for letters that can be read in a thousand ways", () => {
  expect(readsAs("啊".repeat(200), `${"a".repeat(199)}b`)).toBe(false);
});
