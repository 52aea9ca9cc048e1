import { planSchema } from "@tangleaf/table/plan";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseInput } from "./parse-input.ts";

/** A plan with a condition nested so deep. */
function planOf(levels: number): object {
  let where: object = { col: "a", is: "empty" };
  for (let at = 0; at < levels; at++) where = { not: where };
  return { v: 1, from: "a", steps: [{ op: "filter", where }] };
}

test("a body nested deeper than any input is refused before a schema walks it", () => {
  const schema = z.object({ plan: planSchema });
  const refused = { reason: "body.tooDeep", details: { params: { max: 250 } } };
  expect(() => parseInput(schema, { plan: planOf(50_000) }, "zh")).toThrow(expect.objectContaining(refused));
  expect(parseInput(schema, { plan: planOf(4) }, "zh")).toEqual({ plan: planOf(4) });
});

test("an object with more names than any input is refused before a schema walks it", () => {
  const schema = z.object({ fields: z.record(z.string(), z.string()), list: z.array(z.number()).optional() });
  const fieldsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, "x"]));
  const refused = { reason: "body.tooManyNames", details: { params: { max: 20_000 } } };
  expect(() => parseInput(schema, { fields: fieldsOf(20_001) }, "zh")).toThrow(expect.objectContaining(refused));
  const most = { fields: fieldsOf(20_000), list: Array.from({ length: 30_000 }, (_, at) => at) };
  expect(parseInput(schema, most, "zh")).toEqual(most);
});
