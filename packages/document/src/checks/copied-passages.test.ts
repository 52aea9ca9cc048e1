import { describe, expect, it } from "vitest";
import { copiedPassages } from "./copied-passages.ts";

const SAMPLE = "夜班护士交接时常常把口头医嘱记在手背上，【待补充：科室名称与访谈日期】这一处细节说明流程里缺了一环。";

describe("passages copied from a sample", () => {
  it("are told from eight characters on, where they stand in other words too", () => {
    expect(copiedPassages(["我在医院看到，夜班护士交接时常常把口头医嘱写错。"], [SAMPLE])).toEqual([
      "，夜班护士交接时常常把口头医嘱".slice(1),
    ]);
    expect(copiedPassages(["我国夜班护士交接。"], [SAMPLE])).toEqual([]);
  });

  it("are no marks of what is missing, and do not run across one", () => {
    expect(copiedPassages(["样本【待补充：科室名称与访谈日期】见下。"], [SAMPLE])).toEqual([]);
    expect(copiedPassages(["记在手背上，这一处"], [SAMPLE])).toEqual([]);
  });

  it("are eight words in English, whatever their case", () => {
    const sample = "Night nurses often write spoken orders on the back of a hand.";
    expect(copiedPassages(["night nurses often write spoken orders on the wall"], [sample])).toEqual([
      "night nurses often write spoken orders on the",
    ]);
    expect(copiedPassages(["nurses often write spoken orders on the wall"], [sample])).toEqual([]);
  });
});
