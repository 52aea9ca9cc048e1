import { describe, expect, it } from "vitest";
import { settingFaults } from "./setting-faults.ts";

const TEXT = "门店用 tangle leaf 记账，赋能一线。The API of Tangle-Leaf is stable; rapid tests pass.";

describe("what an answer has against the settings of its text", () => {
  it.each([
    ["赋能\n抓手", ["赋能"]],
    ["API", ["API"]],
    ["api\nＡＰＩ", ["api", "ＡＰＩ"]],
    ["", []],
  ])("finds of the words to avoid %j those that stand in it", (avoid, found) => {
    expect(settingFaults(TEXT, { avoid }).avoid).toEqual(found);
  });

  it("does not take a word for another one it is a part of", () => {
    expect(settingFaults("rapid apis", { avoid: "api\npi" }).avoid).toEqual([]);
    expect(settingFaults("C++ and a.b", { avoid: "c++\na.b\naxb" }).avoid).toEqual(["c++", "a.b"]);
  });

  it("finds terms in other letters, and leaves those that are written as they were set", () => {
    const terms = "TangleLeaf（产品名）\nAPI\nstable\n门店";
    expect(settingFaults(TEXT, { terms }).terms).toEqual([]);
    expect(settingFaults("Api, tangle-leaf", { terms: "Tangle Leaf（产品名）\nAPI" }).terms).toEqual(["Tangle Leaf", "API"]);
    expect(settingFaults("Machine learning. machine-learning", { terms: "machine learning" }).terms).toEqual(["machine learning"]);
    expect(settingFaults("Machine learning.", { terms: "machine learning" }).terms).toEqual([]);
  });
});
