import { expect, test } from "vitest";
import { spanState } from "./span-state.ts";

const span = { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };

test("a membership is ahead, running, or over from the moment it ends", () => {
  expect(spanState(span, new Date("2026-10-31T23:59:59.999Z"))).toBe("later");
  expect(spanState(span, new Date(span.from))).toBe("now");
  expect(spanState(span, new Date(span.to))).toBe("over");
});
