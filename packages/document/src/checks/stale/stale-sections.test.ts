import { describe, expect, it } from "vitest";
import type { NodeJson } from "../../model/document-content.ts";
import { cite, content, h, p } from "../testing/build-content.ts";
import { readFacts } from "./section-facts.ts";
import { type LedgerEntry, staleSections, withDismissed } from "./stale-sections.ts";

const of = (...blocks: (string | NodeJson)[]) => readFacts(content(blocks));
const ledgerOf = (...blocks: (string | NodeJson)[]): readonly LedgerEntry[] => staleSections(of(...blocks), []).ledger ?? [];
const words = (read: ReturnType<typeof of>, ledger: readonly LedgerEntry[]) =>
  staleSections(read, ledger).sections.map(({ sectionId, marks }) => [
    sectionId,
    ...marks.map(({ from, to, here }) => `${from} → ${to} (${here})`),
  ]);

const METHOD = "共收回有效问卷426份。";
const RESULT = "426份有效问卷显示差异。";
const doc = (method: string, result: string) => [h(1, "方法"), method, h(1, "结果"), result];

describe("a number that is changed in one section", () => {
  const before = ledgerOf(...doc(METHOD, RESULT));

  it("is nothing as long as all say the same", () => {
    expect(staleSections(of(...doc(METHOD, RESULT)), before)).toEqual({ sections: [], ledger: null });
    expect(before.map(({ sectionId }) => sectionId)).toEqual(["h 方法", "h 结果"]);
  });

  it("makes the sections stale that still say the old one, with the words to change", () => {
    const read = of(...doc("共收回有效问卷430份。", RESULT));
    const { sections, ledger } = staleSections(read, before);
    expect(sections).toEqual([
      {
        sectionId: "h 结果",
        marks: [expect.objectContaining({ because: "h 方法", what: "claim", from: "426份", to: "430份", here: "426份有效问卷" })],
        passages: [{ block: 3, offset: 0, text: RESULT, replacements: [{ from: 0, to: 3, insert: "430" }] }],
      },
    ]);
    // The entry waits for the other section.
    expect(ledger).toBeNull();
  });

  it("is settled when the other one follows, and the ledger with it", () => {
    const { sections, ledger } = staleSections(of(...doc("共收回有效问卷430份。", "430份有效问卷显示差异。")), before);
    expect(sections).toEqual([]);
    expect(ledger?.flatMap(({ claims }) => claims.map(({ value }) => value))).toEqual(["430", "430"]);
  });

  it("is not forgotten while it is typed: first the old one is deleted, then the new one comes", () => {
    const deleted = staleSections(of(...doc("共收回有效问卷份。", RESULT)), before);
    expect(deleted).toEqual({ sections: [], ledger: null });
    expect(words(of(...doc("共收回有效问卷43份。", RESULT)), before)).toEqual([["h 结果", "426份 → 43份 (426份有效问卷)"]]);
  });

  it("is no reason any more where it was dismissed, until it changes again", () => {
    const read = of(...doc("共收回有效问卷430份。", RESULT));
    const [stale] = staleSections(read, before).sections;
    const dismissed = withDismissed(before, "h 结果", stale?.marks.map(({ key }) => key) ?? []);
    const after = staleSections(read, dismissed);
    expect(after.sections).toEqual([]);
    expect(words(of(...doc("共收回有效问卷435份。", RESULT)), dismissed)).toHaveLength(1);
    expect(after.ledger?.find(({ sectionId }) => sectionId === "h 方法")?.claims[0]?.value).toBe("430");
  });

  it("undone, leaves no trace", () => {
    expect(staleSections(of(...doc(METHOD, RESULT)), before).ledger).toBeNull();
  });

  it("keeps the writing of the other section: thousands apart, numerals as words", () => {
    const texts = (n: string, m: string) => [h(1, "甲"), `发放了${n}份问卷。`, h(1, "乙"), `发放了${m}份问卷。`];
    const change = (old: string, next: string, other: string) =>
      staleSections(of(...texts(next, other)), ledgerOf(...texts(old, other))).sections[0]?.passages[0]?.replacements[0]?.insert;
    expect(change("1200", "1300", "1,200")).toBe("1,300");
    expect(change("20", "30", "二十")).toBe("三十");
    expect(change("20", "300", "二十")).toBeNull();
  });

  it("is one reason where two sections were changed alike", () => {
    const texts = (a: string, b: string) => [
      h(1, "甲"),
      `有效问卷${a}份。`,
      h(1, "乙"),
      `有效问卷${a}份。`,
      h(1, "丙"),
      `有效问卷${b}份。`,
    ];
    expect(words(of(...texts("430", "426")), ledgerOf(...texts("426", "426")))).toEqual([["h 丙", "426份 → 430份 (426份)"]]);
  });

  it("in a passage with a mark of what is missing, is shown with it", () => {
    const marked = `${RESULT}【待补充：差异的大小】`;
    const { sections } = staleSections(of(...doc("有效问卷430份。", marked)), ledgerOf(...doc(METHOD, marked)));
    expect(sections[0]?.passages[0]?.text).toBe(marked);
  });
});

describe("a term", () => {
  const texts = (first: string) => [h(1, "概念"), first, h(1, "分析"), "结构方程模型的拟合良好，用SEM检验。"];
  const before = ledgerOf(...texts("本文用结构方程模型（SEM）分析。"));

  it("that is renamed is to be renamed where it is used", () => {
    expect(words(of(...texts("本文用结构方程（SEM）分析。")), before)[0]?.slice(0, 1)).toEqual(["h 分析"]);
    expect(staleSections(of(...texts("本文用路径模型（SEM）分析。")), before).sections[0]).toMatchObject({
      marks: [{ what: "term", from: "结构方程模型", to: "路径模型" }],
      passages: [{ replacements: [{ from: 0, to: 6, insert: "路径模型" }] }],
    });
  });

  it("whose explanation is written anew makes its users worth a look, with nothing to replace", () => {
    expect(staleSections(of(...texts("结构方程模型（SEM）同时估计多个方程。")), before).sections).toEqual([
      { sectionId: "h 分析", marks: [expect.objectContaining({ from: "结构方程模型", to: "结构方程模型" })], passages: [] },
    ]);
  });

  it("stays as it is where only marks and spaces of its sentence change", () => {
    expect(staleSections(of(...texts("本文用结构方程模型（SEM），分析！")), before).sections).toEqual([]);
  });
});

it("a reference that one section no longer cites is worth a look where another still does", () => {
  const texts = (first: string) => [h(1, "甲"), p("已有研究", cite(first)), h(1, "乙"), p("同上", cite("R1"))];
  expect(staleSections(of(...texts("R2")), ledgerOf(...texts("R1"))).sections).toEqual([
    { sectionId: "h 乙", marks: [expect.objectContaining({ what: "citation", from: "R1", to: "R2" })], passages: [] },
  ]);
});

it("a section that is gone takes its entry with it, and a moved one keeps it", () => {
  const before = ledgerOf(...doc(METHOD, RESULT));
  expect(staleSections(of(h(1, "结果"), RESULT), before)).toMatchObject({ sections: [], ledger: [{ sectionId: "h 结果" }] });
  expect(staleSections(of(h(1, "结果"), RESULT, h(1, "方法"), METHOD), before).sections).toEqual([]);
});

it("a ledger that came from elsewhere with its fields in another order is the same", () => {
  const before = ledgerOf(...doc(METHOD, RESULT)).map(({ sectionId, claims, ...rest }) => ({
    ...rest,
    claims: claims.map(({ words: said, value, key }) => ({ words: said, value, key })),
    sectionId,
  }));
  expect(staleSections(of(...doc(METHOD, RESULT)), before).ledger).toBeNull();
});
