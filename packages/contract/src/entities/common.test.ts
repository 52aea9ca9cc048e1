import { expect, test } from "vitest";
import { ownSearchSchema } from "./common.ts";

test("one's own works are searched by the first 40 characters, and a longer search is no fault", () => {
  expect(ownSearchSchema.parse("周报")).toBe("周报");
  expect(ownSearchSchema.parse("a".repeat(41))).toBe("a".repeat(40));
  expect(ownSearchSchema.parse("🍊".repeat(50))).toBe("🍊".repeat(40));
  expect(ownSearchSchema.safeParse("a".repeat(201)).success).toBe(false);
});
