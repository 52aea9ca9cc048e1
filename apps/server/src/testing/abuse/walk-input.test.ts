import { defineRoute, idSchema, type Route } from "@tangleaf/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { allRoutes } from "./abuse-run.ts";
import { goodValues, type Person } from "./good-values.ts";
import { hostileValues } from "./hostile-values.ts";
import { bodyWith, fieldsOf, samplesOf } from "./walk-input.ts";

const things = {
  ...{ generationId: "g", pieceId: "p", id: "s", fileId: "f", pictureId: "i", outOrderId: "o", jobId: "j" },
  ...{
    noteId: "n",
    essayId: "e",
    notebookId: "b",
    documentId: "n",
    versionId: "v",
    templateId: "w",
    mindtreeId: "m",
    sourceId: "q",
    noticeId: "k",
    chartId: "h",
    tableId: "t",
    answerId: "a",
  },
};
const person: Person = { name: "somebody", token: "t", inviteCode: "CODE", things };
const nothing = () => undefined;

const routeOf = (input: z.ZodType): Route => defineRoute({ path: "/api/made/up", auth: "user", summary: "", input, output: z.object({}) });
const pathsOf = (input: z.ZodType) => samplesOf(routeOf(input), nothing).map(({ nodes }) => nodes.map(({ path }) => path.join(".")));

describe("a body made from the contract", () => {
  test.each(allRoutes.map((route) => [route.path, route] as const))("is taken by %s in each of its forms", (_, route) => {
    const values = goodValues(person, route);
    const bodies = samplesOf(route, (name) => values[name]).map(({ value }) => value);
    expect(bodies.length).toBeGreaterThan(0);
    expect(bodies.filter((body) => !route.input.safeParse(body).success)).toEqual([]);
  });

  test("has every field, also one that may be left out, and knows where each is", () => {
    const inner = z.object({ list: z.array(z.object({ on: z.boolean() })).optional(), kind: z.enum(["a", "b"]).default("b") });
    expect(pathsOf(z.object({ inner, note: z.string().max(5).optional() }))).toEqual([
      ["", "inner", "inner.list", "inner.list.0", "inner.list.0.on", "inner.kind", "note"],
    ]);
  });

  test("is one for each form that the input can have", () => {
    const forms = z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("one"), a: z.number() }),
      z.object({ kind: z.literal("two"), b: z.string() }),
    ]);
    expect(pathsOf(forms)).toEqual([
      ["", "kind", "a"],
      ["", "kind", "b"],
    ]);
  });

  test("names every field, wherever it stands", () => {
    expect(fieldsOf(routeOf(z.object({ x: z.object({ deep: idSchema.optional() }) })))).toEqual(new Set(["x", "deep"]));
  });
});

describe("a hostile value", () => {
  test("stands in its place as it was written", () => {
    const body = { a: { b: ["x", "y"] }, c: 1 };
    expect(bodyWith(body, ["a", "b", "1"], "1e999")).toBe('{"a":{"b":["x",1e999]},"c":1}');
    expect(bodyWith(body, ["c"], '{"$&":1,"__proto__":2}')).toBe('{"a":{"b":["x","y"]},"c":{"$&":1,"__proto__":2}}');
    expect(bodyWith(body, [], "[")).toBe("[");
  });

  test("comes to the very edge of what the contract allows, and over it", () => {
    const names = hostileValues({ minimum: 1, maximum: 100, maxLength: 5 }).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["bound 0", "bound 1", "bound 100", "bound 101", "5 characters", "6 characters"]));
  });

  test("is JSON, or what a body may have in its place", () => {
    for (const { json } of hostileValues({})) expect(() => JSON.parse(json)).not.toThrow();
  });
});
