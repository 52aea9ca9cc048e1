import { expect, test } from "vitest";
import { spokenLeft } from "./spoken-left.ts";

test("the countdown is spoken at 5 minutes, 1 minute and 10 seconds, and not between", () => {
  const spoken = Array.from({ length: 601 }, (_, passed) => spokenLeft(600 - passed));
  const changes = spoken.flatMap((text, passed) => (passed > 0 && text !== spoken[passed - 1] ? [{ left: 600 - passed, text }] : []));
  expect(changes).toEqual([
    { left: 300, text: "还剩 5 分钟" },
    { left: 60, text: "还剩 1 分钟" },
    { left: 10, text: "还剩 10 秒" },
  ]);
});
