import { countItems } from "@tangleaf/document";
import { describe, expect, it } from "vitest";
import { createItemGate } from "./item-gate.ts";

const WANTED = 5;
const NUMBERS = ["一", "二", "三", "四", "五", "六", "七", "八"];
const SHAPES: readonly (readonly [name: string, itemOf: (n: number) => string])[] = [
  ["- ", (n) => `- 标题${n}`],
  ["* ", (n) => `* 标题${n}`],
  ["1. ", (n) => `${n}. 标题${n}`],
  ["1、", (n) => `${n}、标题${n}`],
  ["(1)", (n) => `(${n}) 标题${n}`],
  ["（1）", (n) => `（${n}）标题${n}`],
  ["①", (n) => `${String.fromCodePoint(0x245f + n)} 标题${n}`],
  ["**1.**", (n) => `**${n}.** 标题${n}`],
  ["一、", (n) => `${NUMBERS[n - 1]}、标题${n}`],
  ["a line each", (n) => `标题${n}，不带编号`],
  ["with an explanation below", (n) => `${n}. 标题${n}\n   - 理由：说清了好处`],
];

function through(text: string, goal: number, units: number) {
  const gate = createItemGate({ goal, written: "" });
  let out = "";
  for (let at = 0; at < text.length; at += units) out += gate.push(text.slice(at, at + units));
  return { text: out + gate.end(), gate };
}

describe.each(SHAPES)("a list of the shape %s", (_name, itemOf) => {
  const list = (count: number) => Array.from({ length: count }, (_, at) => itemOf(at + 1)).join("\n");

  it.each([1, 7, 1000])("has its items counted, and no more of them let through than asked for, in pieces of %d", (units) => {
    for (const count of [3, 5, 8]) {
      const { text, gate } = through(list(count), WANTED, units);
      expect(gate.count).toBe(Math.min(count, WANTED));
      expect(countItems(text)).toBe(gate.count);
      expect(gate.isFull).toBe(count > WANTED);
      expect(text.trimEnd()).toBe(list(Math.min(count, WANTED)));
    }
  });

  it("is gone on with in its own shape", () => {
    const gate = createItemGate({ goal: 2, written: list(3) });
    const more = `${itemOf(4)}\n${itemOf(5)}\n${itemOf(6)}`;
    expect((gate.push(more) + gate.end()).trimEnd()).toBe(`${itemOf(4)}\n${itemOf(5)}`);
  });

  it("does not count the line over it", () => {
    const { gate } = through(`候选标题如下：\n\n${list(5)}`, WANTED, 3);
    expect(gate.count).toBe(WANTED);
  });
});

it("a title without a mark over a numbered list is no item", () => {
  const { gate } = through("爆款标题\n1. 甲\n2. 乙\n3. 丙", 3, 2);
  expect(gate.count).toBe(3);
  expect(gate.isFull).toBe(false);
});
