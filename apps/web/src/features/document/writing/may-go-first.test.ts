import { expect, test } from "vitest";
import { mayGoFirst } from "./may-go-first.ts";
import { sectionSteps, step } from "./testing/job-steps.ts";

/** A chapter of sections that are written one after the other. */
const chapter = (ids: readonly string[], needs: readonly string[] = []) =>
  ids.flatMap((id, at) =>
    sectionSteps(id, { needs: [...needs, ...ids.slice(0, at).map((before) => `place-${before}`)] }, { needs: [`write-${id}`] }),
  );
const last = (id: string, ids: readonly string[]) =>
  sectionSteps(id, { needs: ids.map((one) => `place-${one}`) }, { needs: [`write-${id}`] });
const begun = { status: "running" } as const;

test("a section goes before those of another chapter, and the one that concludes before nothing", () => {
  const steps = [...chapter(["a1", "a2"]), ...chapter(["b1", "b2"]), ...last("end", ["a1", "a2", "b1", "b2"])];
  expect([...mayGoFirst(steps)]).toEqual(["a1", "a2", "b1", "b2"]);
});

test("where all that waits stands in one chapter there is nothing to go before", () => {
  expect([...mayGoFirst([...chapter(["a1", "a2", "a3"]), step("abstract", { type: "generation", needs: ["place-a3"] })])]).toEqual([]);
});

test("what has begun is not waited for, and what is first already is not moved again", () => {
  const [one, place, ...others] = [...chapter(["a1", "a2"]), ...chapter(["b1"])];
  if (one === undefined || place === undefined) throw new Error("no steps");
  expect([...mayGoFirst([{ ...one, ...begun }, place, ...others])]).toEqual(["a2", "b1"]);
  const asked = others.map((other) => (other.name === "write-b1" ? { ...other, isFirst: true } : other));
  expect([...mayGoFirst([{ ...one, ...begun }, place, ...asked])]).toEqual(["a2"]);
});

test("the sections of a chapter that is written at once go first together", () => {
  const whole = (id: string, ids: readonly string[]) => [
    step(`write-${id}`),
    ...ids.map((one) => step(`place-${one}`, { needs: [`write-${id}`] })),
  ];
  expect([...mayGoFirst([...whole("a", ["a1", "a2"]), ...whole("b", ["b1"])])]).toEqual(["a1", "a2", "b1"]);
});
