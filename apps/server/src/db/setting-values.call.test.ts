import { expect } from "vitest";
import { testOnEachDatabase } from "../testing/test-on-each-database.ts";
import { createSettingValues } from "./setting-values.ts";

testOnEachDatabase("a shared value is what was written last, by whichever process", async ({ deps }) => {
  const [one, another] = [createSettingValues(deps.db), createSettingValues(deps.db)];
  expect(await one.read("token")).toBeNull();
  await one.write("token", '{"a":1}');
  await another.write("token", '{"a":2}');
  expect(await one.read("token")).toBe('{"a":2}');
});
