import { api, type Route } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { openApiDocument } from "../http/openapi.ts";
import { describeShape } from "./describe-shape.ts";
import { apiPage, generate } from "./generate-api-docs.ts";

const routes = Object.values(api).flatMap((group) => Object.values<Route>(group));

test("docs/api.md says what the contract says", () => {
  expect(generate({ check: true }), "run npm run gen").toBe(true);
});

test("every call is on the page and in the OpenAPI document, under an address of its own", () => {
  const page = apiPage();
  const { paths } = openApiDocument();
  for (const { path } of routes) expect(page).toContain(`### ${path}\n`);
  expect(Object.keys(paths).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test("a shape shows choices, lists, records and bounds", () => {
  const schema = {
    type: "object",
    required: ["kind"],
    properties: {
      kind: { enum: ["a", "b"] },
      list: { type: "array", items: { type: "object", properties: { n: { type: "integer", minimum: 1, maximum: 9 } } } },
      fields: { type: "object", additionalProperties: { anyOf: [{ type: "string" }, { type: "number" }] } },
    },
  };
  expect(describeShape(schema)).toBe(
    [
      "{",
      '  kind: "a" | "b"',
      "  list?: {",
      "    n?: integer // 1 to 9",
      "  }[]",
      "  fields?: { [key: string]: string | number }",
      "}",
    ].join("\n"),
  );
});
