import type { JobStatus, JobStep, WrittenSection } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { lockedIds, type SectionRow, sectionStates } from "./section-states.ts";
import { row, sectionSteps, step, writtenSection } from "./testing/job-steps.ts";

const stateOf = (one: SectionRow, steps: readonly JobStep[], status: JobStatus | null = "running", isSettled = true) =>
  sectionStates([one], { status, steps, isSettled }).get(one.id);

test("without a job a section is written or empty, by its words", () => {
  expect(stateOf(row("a"), [], null)?.kind).toBe("empty");
  expect(stateOf(row("a", { own: 12 }), [], null)?.kind).toBe("written");
});

test.each([
  ["waiting", "queued"],
  ["ready", "queued"],
  ["running", "writing"],
] as const)("a step that is %s makes its section %s", (status, kind) => {
  expect(stateOf(row("a"), sectionSteps("a", { status, generationId: "g" }))?.kind).toBe(kind);
});

test("a text that is whole is being written until the document holds it", () => {
  const steps = sectionSteps("a", { status: "done", generationId: "g" }, { status: "running" });
  expect(stateOf(row("a"), steps)).toMatchObject({ kind: "writing", generationId: "g" });
  expect(stateOf(row("a", { own: 40, holds: "g" }), steps)?.kind).toBe("written");
});

test("a text that was not put in is offered, once the document has had time to bring it", () => {
  const steps = sectionSteps("a", { status: "done", generationId: "g" }, { status: "done" });
  expect(stateOf(row("a", { own: 9 }), steps, "done", false)?.kind).toBe("writing");
  expect(stateOf(row("a", { own: 9 }), steps, "done")).toMatchObject({ kind: "unplaced", generationId: "g" });
});

test("a failed section says why, and which step is tried again", () => {
  const steps = sectionSteps("a", { status: "failed", error: { reason: "model.refused", message: "模型不肯写" }, charged: 7 });
  expect(stateOf(row("a"), steps, "paused")).toMatchObject({ kind: "failed", step: "write-a", problem: "模型不肯写", charged: 7 });
});

test("what a stopped job never began is as it was, and what it began is kept", () => {
  expect(stateOf(row("a"), sectionSteps("a", { status: "skipped" }), "stopped")?.kind).toBe("empty");
  expect(stateOf(row("a", { own: 5 }), sectionSteps("a", { status: "skipped" }), "stopped")?.kind).toBe("written");
});

test("of a chapter that was stopped only what has text is offered, whole or not", () => {
  const chapter = step("write-c", { status: "stopped", generationId: "g" });
  const places = ["a", "b", "c", "d"].map((id) => step(`place-${id}`, { status: "done", needs: ["write-c"] }));
  const rows = [row("a", { own: 9 }), row("b"), row("c"), row("d", { own: 20, holds: "g" })];
  const written = [
    writtenSection("a", { place: "kept" }),
    writtenSection("b", { status: "stopped", place: "locked" }),
    writtenSection("c", { status: "skipped", place: "none" }),
    writtenSection("d", { status: "done" }),
  ];
  const kindsOf = (told: readonly WrittenSection[]) => {
    const states = sectionStates(rows, { status: "stopped", steps: [chapter, ...places], written: told });
    return rows.map(({ id }) => states.get(id)?.kind);
  };
  expect(kindsOf(written)).toEqual(["unplaced", "stopped", "empty", "written"]);
  // Until the server has said what became of them, and where it speaks of an earlier text.
  expect(kindsOf([])).toEqual(["written", "empty", "empty", "written"]);
  expect(kindsOf(written.map((section) => ({ ...section, generationId: "g0" })))).toEqual(["written", "empty", "empty", "written"]);
});

test("sections that are written with their chapter share its step, and what it cost by their characters", () => {
  const chapter = step("write-c", { status: "done", generationId: "g", charged: 90 });
  const places = ["a", "b"].map((id) => step(`place-${id}`, { status: "done", needs: ["write-c"] }));
  const rows = [row("a", { own: 20, holds: "g" }), row("b", { own: 10, holds: "g" })];
  const states = sectionStates(rows, { status: "done", steps: [chapter, ...places] });
  expect(rows.map(({ id }) => states.get(id))).toMatchObject([
    { kind: "written", charged: 60 },
    { kind: "written", charged: 30 },
  ]);
  expect(stateOf(row("c", { hasChildren: true }), [chapter, ...places], "done")?.kind).toBe("empty");
  const begun = [{ ...chapter, status: "running" as const, charged: 0 }, ...places.map((one) => ({ ...one, status: "waiting" as const }))];
  expect(stateOf(row("a"), begun)).toMatchObject({ kind: "writing", generationId: "g" });
  const failed = [{ ...chapter, status: "failed" as const }, ...places.map((one) => ({ ...one, status: "waiting" as const }))];
  expect(stateOf(row("b"), failed, "paused")).toMatchObject({ kind: "failed", step: "write-c" });
});

test("steps of no section belong to none", () => {
  expect(stateOf(row("a"), [step("brief", { status: "running" }), step("check-b", { status: "failed" })])?.kind).toBe("empty");
});

test("a locked chapter locks its sections", () => {
  const rows = [
    row("c1", { level: 1, locked: true, from: 0, to: 3 }),
    row("a", { from: 1, to: 2 }),
    row("c2", { level: 1, from: 3, to: 4 }),
  ];
  expect([...lockedIds(rows)]).toEqual(["c1", "a"]);
});
