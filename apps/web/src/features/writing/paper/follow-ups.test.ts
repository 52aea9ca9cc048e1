import { registers } from "@tangleaf/catalogue";
import { expect, test } from "vitest";
import { writingMessages as en } from "../../../messages/en/writing.ts";
import { writingMessages as zh } from "../../../messages/zh/writing.ts";

test.each([
  ["zh", zh],
  ["en", en],
])("what is offered under a finished text (%s) belongs to a style of writing there is, and nothing stands there twice", (_, m) => {
  for (const { followUps, followUpsOf } of [m.dock, m.sample]) {
    expect(Object.keys(registers)).toEqual(expect.arrayContaining(Object.keys(followUpsOf)));
    for (const words of [followUps, ...Object.values(followUpsOf)]) expect(new Set(words).size).toBe(words.length);
  }
});
