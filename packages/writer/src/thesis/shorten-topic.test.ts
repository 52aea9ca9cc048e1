import { expect, it } from "vitest";
import { shorten } from "./shorten-topic.ts";

it("keeps an English topic of a Chinese title whole where it fits, and cuts none of its words", () => {
  expect(shorten("Stocktaking in neighbourhood shops", 18, "zh")).toBe("Stocktaking in neighbourhood shops");
  expect(shorten("Stocktaking in neighbourhood shops of a large city", 18, "zh")).toBe("Stocktaking in neighbourhood shops");
  expect(shorten("基于YOLOv5的安全帽佩戴检测系统设计", 12, "zh")).toBe("安全帽佩戴检测系统设计");
});

it("takes the last phrase of a Chinese topic that fits, or its beginning", () => {
  expect(shorten("社区生鲜店的存货盘点", 6, "zh")).toBe("存货盘点");
  expect(shorten("社区生鲜店存货盘点", 6, "zh")).toBe("社区生鲜店存");
});
