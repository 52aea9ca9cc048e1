import type { SectionFault } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { sectionWritingMessages as zh } from "../../../messages/zh/section-writing.ts";
import { caveatsBySection, caveatsOfSection } from "./caveats-by-section.ts";
import { type SectionRow, sectionStates } from "./section-states.ts";
import { row, sectionSteps, writtenSection } from "./testing/job-steps.ts";

const m = zh.caveats;
const told = (faults: readonly SectionFault[], characters = 400, unknownRefs: string[] = []) =>
  caveatsOfSection({ faults: [...faults], unknownRefs, characters, target: 400 });

test("a section says why it ends where it does, what it lacks and what was taken out of it", () => {
  expect(told(["short", "limit"], 200)).toEqual([m.limit]);
  expect(told(["cut"])).toEqual([m.cut]);
  expect(told(["loop"], 100)).toEqual([m.loop]);
  expect(told(["unknownRefs", "language"], 400, ["R8", "R9"])).toEqual([m.language, m.unknownRefs(2)]);
  expect(told(["overlap", "headings"])).toEqual([]);
});

test("a section is called short only while it is", () => {
  expect(told(["short"], 299)).toEqual([m.short("299", "400")]);
  expect(told(["short"], 300)).toEqual([]);
});

test("only what still holds the words that were written for it is judged, and not while it is written again", () => {
  const written = [{ ...writtenSection("a"), faults: ["cut" as const] }];
  const idsOf = (given: Partial<SectionRow>, writes = {}) => {
    const rows = [row("a", { own: 40, ...given })];
    const states = sectionStates(rows, { status: "running", steps: sectionSteps("a", writes) });
    return [...caveatsBySection({ rows, states, written, lengthOf: () => 400 }).keys()];
  };
  expect(idsOf({ holds: "g" }, { status: "done", generationId: "g" })).toEqual(["a"]);
  expect(idsOf({ holds: "g" }, { status: "running", generationId: "g2" })).toEqual([]);
  expect(idsOf({ holds: "g1" }, { status: "skipped" })).toEqual([]);
  expect(idsOf({ holds: null }, { status: "skipped" })).toEqual([]);
});
