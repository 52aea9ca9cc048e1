import { expect, test } from "vitest";
import { kindsTable, runKinds } from "./lib/run-kinds.mjs";

/** Kinds that end when they are told to, and a record of what happened. */
function stage() {
  const events = [];
  const printed = [];
  const ends = new Map();
  const kind = (name, options = {}) => ({
    name,
    cores: 1,
    work: () => {
      events.push(`${name} begins`);
      return new Promise((resolve, reject) => {
        ends.set(name, { ok: () => resolve(`${name} printed`), fail: (error) => reject(error) });
      });
    },
    ...options,
  });
  const end = async (name, how = "ok", error = undefined) => {
    events.push(`${name} ends`);
    ends.get(name)[how](error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { events, printed, kind, end, print: (text) => printed.push(text) };
}

test("kinds run beside each other as long as there are cores, the earlier of the list first", async () => {
  const { events, kind, end, print } = stage();
  const all = runKinds([kind("a"), kind("b"), kind("c"), kind("d", { cores: 2 })], { cores: 2, print });
  await end("b");
  await end("a");
  await end("c");
  await end("d");
  expect((await all).map(({ name, failed }) => [name, failed])).toEqual(["a", "b", "c", "d"].map((name) => [name, false]));
  expect(events).toEqual(["a begins", "b begins", "b ends", "c begins", "a ends", "c ends", "d begins", "d ends"]);
});

test("a kind waits for those it comes after, also where they fail; one that is left out is not waited for", async () => {
  const { events, kind, end, print } = stage();
  const all = runKinds([kind("late", { after: ["first", "left out"] }), kind("first")], { cores: 2, print });
  await end("first", "fail", new Error("broken"));
  await end("late");
  expect((await all).map(({ name, failed }) => [name, failed])).toEqual([
    ["late", false],
    ["first", true],
  ]);
  expect(events).toEqual(["first begins", "first ends", "late begins", "late ends"]);
});

test("what a kind printed is shown in one piece when it has ended, with the error where it failed", async () => {
  const { printed, kind, end, print } = stage();
  const all = runKinds([kind("a"), kind("b")], { cores: 2, print });
  await end("b", "fail", Object.assign(new Error("b ended with 1"), { output: "what b printed" }));
  await end("a");
  await all;
  expect(printed.map((text) => text.trim())).toEqual([
    "… a begins (0 s)",
    "… b begins (0 s)",
    "## b: FAILED in 0 s\nwhat b printed\nb ended with 1",
    "## a: ok in 0 s\na printed",
  ]);
});

test("the last lines of what a kind printed are kept: they say why it ended where no test is named", async () => {
  const { kind, end, print } = stage();
  const all = runKinds([kind("a")], { cores: 1, print });
  const lines = Array.from({ length: 100 }, (_, at) => `line ${at}`);
  await end("a", "fail", Object.assign(new Error("a ended with 1"), { output: lines.join("\n") }));
  const [{ lastLines }] = await all;
  expect(lastLines.split("\n")).toEqual([...lines.slice(61), "a ended with 1"]);
});

test("a kind that wants more cores than the machine has runs alone", async () => {
  const { events, kind, end, print } = stage();
  const all = runKinds([kind("wide", { cores: 4 }), kind("narrow")], { cores: 1, print });
  await end("wide");
  await end("narrow");
  await all;
  expect(events).toEqual(["wide begins", "wide ends", "narrow begins", "narrow ends"]);
});

test("kinds that wait for each other are an error, not an endless wait", async () => {
  const { kind, print } = stage();
  const all = runKinds([kind("a", { after: ["b"] }), kind("b", { after: ["a"] })], { cores: 2, print });
  await expect(all).rejects.toThrow("these wait for each other: a, b");
});

test("the table shows the counts of tests, and a failed check as failed", () => {
  const results = [
    { name: "check", seconds: 61, failed: true },
    { name: "unit", seconds: 60, failed: false },
  ];
  const counts = new Map([["unit", { passed: 12, failed: 0, skipped: 1 }]]);
  expect(kindsTable(results, counts).split("\n")).toEqual([
    "kind   seconds  passed  failed  skipped",
    "check       61             yes         ",
    "unit        60      12       0        1",
  ]);
});
