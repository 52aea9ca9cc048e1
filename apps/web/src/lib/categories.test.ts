import { groupsOf } from "@tangleaf/catalogue";
import { expect, test } from "vitest";
import { catalogueConstants } from "../../catalogue-constants.ts";

test.each(["zh", "en"] as const)("a category counts what its list page shows in %s", (variant) => {
  const counted = JSON.parse(catalogueConstants(variant)["__CATEGORIES__"] ?? "[]") as { key: string; count: number }[];
  const { count } = counted.find(({ key }) => key === "college") ?? { count: 0 };
  expect(count).toBe(groupsOf("college", variant).flatMap(({ scenes }) => scenes).length);
  expect(counted.find(({ key }) => key === "document")?.count).toBe(4);
});
