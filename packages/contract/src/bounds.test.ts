import { expect, test } from "vitest";
import { z } from "zod";
import { INTEGER_MAX, PAGE_MAX, PAGE_SIZE_MAX } from "./constants.ts";
import type { Route } from "./define-route.ts";
import { api } from "./routes.ts";

type Shape = Readonly<Record<string, unknown>>;

/** Values of a scene's form, whose limits are in the scene. */
const BY_THE_SCENE = /^\/api\/ai\/start .*\.fields\./;

/** Figures of plans and of what was done to a table: computed with, kept as JSON, and in no column. */
const OF_PLANS = /^\/api\/table\/(?:run \.plan|steps \.steps)/;
/** Figures of a chart: cells, and lines drawn at a value. They are kept as JSON. */
const FIGURE = /^\/api\/chart\/\w+ .*(?:\.rows\.\[\]\.\[\]|\.emphasis\.\[\]\.line)$/;

/** Every scalar and every list a call takes, by its path. */
function* valuesOf(shape: Shape, place: string): Generator<{ place: string; shape: Shape }> {
  const {
    properties = {},
    additionalProperties,
    propertyNames,
    items,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = shape as Record<string, never>;
  for (const [key, value] of Object.entries<Shape>(properties)) yield* valuesOf(value, `${place}.${key}`);
  for (const [key, value] of Object.entries({ "*": additionalProperties, "*name": propertyNames, "[]": items })) {
    if (typeof value === "object") yield* valuesOf(value, `${place}.${key}`);
  }
  for (const value of [...(anyOf as Shape[]), ...(oneOf as Shape[]), ...(allOf as Shape[])]) yield* valuesOf(value, place);
  if (typeof shape["type"] === "string" && shape["type"] !== "object") yield { place, shape };
}

const taken = Object.values(api)
  .flatMap((group) => Object.values<Route>(group))
  .flatMap(({ path, input }) => [...valuesOf(z.toJSONSchema(input, { io: "input" }) as Shape, `${path} `)]);

test("every number a call takes is whole and fits a column of either database", () => {
  const numbers = taken.filter(
    ({ place, shape }) =>
      ["number", "integer"].includes(String(shape["type"])) && !BY_THE_SCENE.test(place) && !FIGURE.test(place) && !OF_PLANS.test(place),
  );
  expect(numbers.map(({ place }) => place)).toEqual(expect.arrayContaining(["/api/ai/update .upTo", "/api/ai/list .page"]));
  for (const { place, shape } of numbers) {
    const listed = shape["const"] === undefined ? (shape["enum"] as number[] | undefined) : [Number(shape["const"])];
    expect(listed?.every(Number.isInteger) ?? shape["type"] === "integer", place).toBe(true);
    expect(listed === undefined ? Number(shape["maximum"]) : Math.max(...listed), place).toBeLessThanOrEqual(INTEGER_MAX);
    expect(listed === undefined ? Number(shape["minimum"]) : Math.min(...listed), place).toBeGreaterThanOrEqual(-INTEGER_MAX);
  }
});

test("every text a call takes has an end", () => {
  const texts = taken.filter(({ place, shape }) => shape["type"] === "string" && !BY_THE_SCENE.test(place));
  expect(texts.length).toBeGreaterThan(30);
  for (const { place, shape } of texts) {
    const isBounded = ["maxLength", "const", "enum", "format"].some((key) => shape[key] !== undefined);
    expect(isBounded, place).toBe(true);
  }
});

test("every list a call takes has an end", () => {
  const lists = taken.filter(({ shape }) => shape["type"] === "array");
  expect(lists.length).toBeGreaterThan(30);
  for (const { place, shape } of lists) expect(shape["maxItems"] ?? shape["prefixItems"], place).toBeDefined();
});

test("the last page of the largest size begins within what a database can count to", () => {
  expect(PAGE_MAX * PAGE_SIZE_MAX).toBeLessThanOrEqual(INTEGER_MAX);
});

type Bound = readonly [place: string, key: "maxLength" | "maxItems" | "maximum" | "minimum" | "default", value: number];

/** Where each bound of the constants is kept, and the number that was promised. */
const BOUNDS: readonly Bound[] = [
  ["/api/orange/getLoginQr .verifyToken", "maxLength", 64],
  ["/api/auth/register .username", "maxLength", 40],
  ["/api/ai/list .size", "default", 20],
  ["/api/ai/list .size", "maximum", 100],
  ["/api/ai/list .page", "maximum", 100_000],
  ["/api/ai/update .text", "maxLength", 200_000],
  ["/api/ai/start .input.instruction", "maxLength", 2000],
  ["/api/reference/search .page", "maximum", 50],
  ["/api/reference/import .text", "maxLength", 200_000],
  ["/api/reference/save .item.abstract", "maxLength", 8000],
  ["/api/reference/save .item.authors", "maxItems", 50],
  ["/api/reference/check .referenceIds", "maxItems", 100],
  ["/api/source/passage .sentence", "maxLength", 1000],
  ["/api/source/search .q", "maxLength", 200],
  ["/api/source/search .page", "maximum", 2],
  ["/api/source/addPage .tokens", "maximum", 100_000],
  ["/api/essay/update .title", "maxLength", 200],
  ["/api/document/saveVersion .label", "maxLength", 60],
  ["/api/notebook/create .title", "maxLength", 60],
  ["/api/essay/update .cover.school", "maxLength", 200],
  ["/api/wordTemplate/update .name", "maxLength", 60],
  ["/api/essay/create .title", "maxLength", 120],
  ["/api/essay/titles .major", "maxLength", 60],
  ["/api/essay/titles .topic", "maxLength", 500],
  ["/api/essay/titles .keywords.[]", "maxLength", 30],
  ["/api/essay/titles .material", "maxLength", 20_000],
  ["/api/essay/create .outline.[].textData", "maxLength", 500],
  ["/api/essay/create .outline.[].role", "maxLength", 40],
  ["/api/essay/update .abstracts.zh", "maxLength", 6000],
  ["/api/essay/outline .length", "minimum", 1000],
  ["/api/essay/outline .length", "maximum", 100_000],
  ["/api/essay/create .outline", "maxItems", 30],
  ["/api/essay/create .outline.[].subPara", "maxItems", 30],
  ["/api/essay/sync .changes", "maxItems", 20],
  ["/api/essay/sync .paragraphs", "maxItems", 12],
  ["/api/essay/update .brief.questions", "maxItems", 5],
  ["/api/essay/update .brief.glossary", "maxItems", 20],
  ["/api/essay/update .brief.bannedClaims", "maxItems", 12],
  ["/api/note/update .changes", "maxItems", 500],
];

test.each(BOUNDS)("a call ends where it was promised to: %s has a %s of %i", (place, key, value) => {
  const shapes = taken.filter((one) => one.place === place).map(({ shape }) => shape[key]);
  expect(shapes).toContain(value);
  expect(new Set(shapes.filter((one) => one !== undefined)).size).toBe(1);
});
