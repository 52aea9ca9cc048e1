import { expect, it, test } from "vitest";
import { stillMissing } from "./is-given.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  ["发放与回收的时间、渠道、份数", "问卷收了 426 份有效", "发放与回收的时间、渠道"],
  ["有效问卷的份数", "问卷收了 426 份有效", ""],
  ["所用量表的名称与出处", "用匹兹堡睡眠质量指数", ""],
  ["“退货无人查原因”发生过几次", "退货没有人查原因", "“退货无人查原因”发生过几次"],
  ["“举证困难”见于哪几份判决", "看了 5 份判决", "“举证困难”见于哪几份判决"],
  ["判决的份数", "看了 5 份判决", ""],
  ["克隆巴赫系数", "问卷收了 426 份有效", "克隆巴赫系数"],
  ["造成的后果，能用数字说的用数字", "一共 3 家门店", "造成的后果，能用数字说的用数字"],
  ["所用数据库、隔离级别与加锁语句", "用 MySQL", "隔离级别与加锁语句"],
])("of “%s” beside “%s” there is left: %s", (hint, material, left) => {
  expect(stillMissing(hint, readFacts(material, "zh"), "zh")).toBe(left);
});

it("drops an English question whose answer is there", () => {
  const facts = readFacts("cubes tested at 28 days; replacement 0, 25, 50 and 100%", "en");
  expect(stillMissing("replacement levels and the mix of each", facts, "en")).toBe("");
  expect(stillMissing("supplier of the cement", facts, "en")).toBe("supplier of the cement");
});
