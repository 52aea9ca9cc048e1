import { describe, expect, it } from "vitest";
import type { ModelInfo } from "../../ports/model.ts";
import { pickNext } from "./pick-next.ts";
import type { QueuedRow } from "./run.repo.ts";

const model = (name: string, concurrency: number): ModelInfo => ({
  name,
  label: name,
  builtin: false,
  class: name,
  maxOutput: 1000,
  price: { prompt: 0, completion: 1, reasoning: 0 },
  concurrency,
});
let time = 0;
const row = (id: string, user: string, options: Partial<QueuedRow> = {}): QueuedRow => ({
  id,
  user_id: user,
  model: "free",
  target: 500,
  created_at: ++time,
  ...options,
});
const models = [model("free", 0), model("tight", 4)];
const pick = (queued: QueuedRow[], writing: [string, number][] = [], capacity = 100) =>
  pickNext({ queued, writing: new Map(writing), models, capacity }).map(({ id }) => id);

describe("the fair queue", () => {
  it("takes everybody's first before anybody's second, then the older", () => {
    expect(pick([row("a1", "a"), row("a2", "a"), row("a3", "a"), row("b1", "b"), row("c1", "c"), row("b2", "b")])).toEqual([
      "a1",
      "b1",
      "c1",
      "a2",
      "b2",
      "a3",
    ]);
  });

  it("gives a model no more than it bears, and passes over it for others", () => {
    const tight = (id: string) => row(id, id, { model: "tight" });
    expect(pick([tight("t1"), tight("t2"), tight("t3"), row("f1", "f")], [["tight", 2]])).toEqual(["t1", "t2", "f1"]);
  });

  it("keeps a place for short texts", () => {
    const long = (id: string) => row(id, id, { model: "tight", target: 20_000 });
    const queue = [long("l1"), long("l2"), long("l3"), long("l4"), row("s1", "s", { model: "tight" })];
    expect(pick(queue)).toEqual(["l1", "l2", "l3", "s1"]);
  });

  it("lets a long text run where there is one place only", () => {
    const input = { queued: [row("l", "l", { model: "one", target: 9000 })], writing: new Map(), models: [model("one", 1)], capacity: 5 };
    expect(pickNext(input).map(({ id }) => id)).toEqual(["l"]);
  });

  it("takes no more than the process has capacity for", () => {
    expect(pick([row("x", "x"), row("y", "y")], [], 1)).toEqual(["x"]);
  });
});
