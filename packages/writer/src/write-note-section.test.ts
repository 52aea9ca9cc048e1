import { expect, it } from "vitest";
import { writeNoteSection } from "./write-note-section.ts";

const SECTION = { heading: "年轻人为何而来", points: "", said: "", evidence: [], target: 400, language: "zh" } as const;

it("a section of a note says what its author said of it, and marks what they ask for", () => {
  const points = "用两三段访谈原话。年轻顾客来旧书店不是图便宜";
  expect(writeNoteSection({ ...SECTION, points })).toBe("年轻顾客来旧书店不是图便宜。\n\n【待补充：用两三段访谈原话】");
  const english = writeNoteSection({ ...SECTION, language: "en", points: "Quote two visitors. Young people come for the surprise" });
  expect(english).toBe("Young people come for the surprise.\n\n[To add: Quote two visitors]");
});

it("a section nothing is said of is a mark, never filled up", () => {
  expect(writeNoteSection(SECTION)).toBe("【待补充：“年轻人为何而来”要写的事实】");
});

it("passages of the author's sources are cited by the ids they were given", () => {
  const evidence = [{ id: "R3", text: "到店顾客 412 人次。平均停留四十一分钟。第三句。" }];
  expect(writeNoteSection({ ...SECTION, evidence })).toBe("到店顾客 412 人次[[R3]]。平均停留四十一分钟[[R3]]。");
});

it("what stands before it is not said again, and nothing is longer than was asked", () => {
  const points = "第一件事已经办完。第二件事还在办。";
  expect(writeNoteSection({ ...SECTION, points, said: "第一件事已经办完。" })).toBe("第二件事还在办。");
  expect(writeNoteSection({ ...SECTION, points, target: 9 })).toBe("第一件事已经办完。");
});

it("of a source the name is no sentence, the nearest sentences are taken, and none twice", () => {
  const evidence = [
    { id: "R1", text: "访谈记录 (p. 2)\n店里有一只猫。年轻人来是为了碰巧遇见。夜里十点关门。年轻人不是图便宜。" },
    { id: "R2", text: "访谈记录 (p. 2)\n年轻人来是为了碰巧遇见。" },
  ];
  const points = "年轻人为什么来";
  expect(writeNoteSection({ ...SECTION, points: "", heading: points, evidence })).toBe(
    "年轻人来是为了碰巧遇见[[R1]]。年轻人不是图便宜[[R1]]。",
  );
});

it("a brief of a drafted outline is no sentence: what it asks for is marked, what it brings along is said", () => {
  const points = "写清走访的时间、地点、对象和办法，以及没有看到的部分；用到：走访了十一家旧书店";
  expect(writeNoteSection({ ...SECTION, points })).toBe(
    "走访了十一家旧书店。\n\n【待补充：写清走访的时间、地点、对象和办法，以及没有看到的部分】",
  );
  expect(writeNoteSection({ ...SECTION, points: "一条一条写，各有依据" })).toBe("【待补充：一条一条写，各有依据】");
});
