import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** A queue whose tasks note their beginning and end when they are told to. */
function open(lanes: number, limits: { waitingMax?: number; waitingEachMax?: number } = {}) {
  const queue = createFairQueue(
    Array.from({ length: lanes }, (_, lane) => lane),
    { what: "test", waitingMax: 100, waitingEachMax: 10, ...limits },
  );
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const run = (name: string) =>
    queue.run(name.charAt(0), async () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const end = (name: string) => ends.get(name)?.resolve(`did ${name}`);
  const fail = (name: string) => ends.get(name)?.reject(new Error(`failed ${name}`));
  return { queue, run, end, fail, begun };
}

it("gives turns by person, however many tasks one of them has waiting", async () => {
  const { run, end, begun } = open(1);
  const tasks = ["a1", "a2", "a3", "b1", "b2", "c1"];
  const done = tasks.map(run);
  for (const name of ["a1", "b1", "c1", "a2", "b2", "a3"]) {
    expect(begun.at(-1)).toBe(name);
    end(name);
    await done[tasks.indexOf(name)];
  }
  expect(await Promise.all(done)).toEqual(tasks.map((name) => `did ${name}`));
});

it("runs one task of a person at a time, and leaves the other lane to others", async () => {
  const { run, end, begun } = open(2);
  const done = ["a1", "a2"].map(run);
  expect(begun).toEqual(["a1"]);
  void run("b1");
  expect(begun).toEqual(["a1", "b1"]);
  end("a1");
  await done[0];
  expect(begun).toEqual(["a1", "b1", "a2"]);
});

it("goes on after a task that fails", async () => {
  const { run, end, fail, begun } = open(1);
  const failed = run("a1");
  const next = run("a2");
  fail("a1");
  await expect(failed).rejects.toThrow("failed a1");
  expect(begun).toEqual(["a1", "a2"]);
  end("a2");
  expect(await next).toBe("did a2");
});

it("refuses what one person may not have waiting, and takes the others'", async () => {
  const { run } = open(1, { waitingEachMax: 2 });
  for (const name of ["a1", "a2", "a3"]) void run(name);
  await expect(run("a4")).rejects.toMatchObject({ reason: "work.tooMany" });
  void run("b1");
  void run("b2");
  await expect(run("b3")).rejects.toMatchObject({ reason: "work.tooMany" });
});

it("takes a person's next task when one that waited has begun", async () => {
  const { run, end, begun } = open(1, { waitingEachMax: 1 });
  const first = run("a1");
  void run("a2");
  end("a1");
  await first;
  void run("a3");
  expect(begun).toEqual(["a1", "a2"]);
});

it("refuses everybody once too much waits altogether", async () => {
  const { run } = open(1, { waitingMax: 2 });
  for (const name of ["a1", "b1", "c1"]) void run(name);
  await expect(run("d1")).rejects.toMatchObject({ reason: "work.busy" });
});

it("refuses what waits and what comes once it is closed, and lets what runs end", async () => {
  const { queue, run, end } = open(1);
  const [running, waiting] = [run("a1"), run("b1")];
  queue.close();
  await expect(waiting).rejects.toMatchObject({ reason: "server.unavailable" });
  await expect(run("c1")).rejects.toMatchObject({ reason: "server.unavailable" });
  end("a1");
  expect(await running).toBe("did a1");
});
