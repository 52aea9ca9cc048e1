import { DOCUMENT_TYPES } from "@tangleaf/contract";
import { expect, it } from "vitest";
import { findScene } from "./index.ts";

it.each(DOCUMENT_TYPES)("the chapters of %s belong to a scene whose form asks for a length", (type) => {
  expect(findScene(type)?.form.at(-1)?.key).toBe("length");
});
