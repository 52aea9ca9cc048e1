import { readFileSync } from "node:fs";
import { TEMPLATE_KINDS } from "@tangleaf/catalogue/essay-templates";
import { expect, it } from "vitest";
import { KIND_ICONS } from "./kind-icons.ts";

const sprite = readFileSync(new URL("../../ui/icon/scene-icons.gen.svg", import.meta.url), "utf8");

it("every kind of template has an icon of its own that can be drawn", () => {
  expect(Object.keys(KIND_ICONS).toSorted()).toEqual(Object.keys(TEMPLATE_KINDS).toSorted());
  expect(new Set(Object.values(KIND_ICONS)).size).toBe(Object.keys(KIND_ICONS).length);
  expect(Object.values(KIND_ICONS).filter((name) => !sprite.includes(`id="${name}"`))).toEqual([]);
});
