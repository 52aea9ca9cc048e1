import stored from "../forms-zh.gen.json" with { type: "json" };
import { readReadings } from "../palette.ts";
import data from "../readings.gen.json" with { type: "json" };
import search from "../search-zh.gen.json" with { type: "json" };
import { createLanguageFinder } from "./language-finder.ts";

export const { readings, forms, createFinder } = createLanguageFinder({
  stored,
  readings: readReadings(data.readings),
  search,
  separator: " ",
  essay: { title: "毕业论文", topic: "研究方向", major: "专业" },
});
