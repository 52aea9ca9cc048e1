import { describe, expect, it } from "vitest";
import { chooseNext, placesForLong, type WaitingItem } from "./choose-next.ts";

let time = 0;
const item = (id: string, given: Partial<WaitingItem> = {}): WaitingItem => ({
  id,
  class: "interactive",
  is_long: 0,
  turn: 0,
  queued_at: ++time,
  ...given,
});
const choose = (waiting: readonly WaitingItem[], given: { free?: number; freeForLong?: number; placeNo?: number } = {}) => {
  const { free = 100, freeForLong = free, placeNo = 0 } = given;
  return chooseNext({ waiting, free, freeForLong, placeNo }).map(({ id }) => id);
};

describe("which of the waiting items come next", () => {
  it("are those of the earlier turn, then the older ones", () => {
    const waiting = [item("a1"), item("a2", { turn: 1 }), item("b1"), item("b2", { turn: 1 }), item("c1")];
    expect(choose(waiting.toReversed())).toEqual(["a1", "b1", "c1", "a2", "b2"]);
  });

  it("are no more than there are free places", () => {
    expect(choose([item("a"), item("b")], { free: 1 })).toEqual(["a"]);
    expect(choose([item("a")], { free: 0 })).toEqual([]);
  });

  it("are of the higher class first", () => {
    const waiting = [item("b", { class: "background" }), item("j", { class: "jobStep", turn: 9 }), item("i", { turn: 9 })];
    expect(choose(waiting)).toEqual(["i", "j", "b"]);
  });

  it("are of a lower class every few places, so that none waits for ever", () => {
    const many = (name: WaitingItem["class"], count: number) =>
      Array.from({ length: count }, (_, n) => item(`${name}${n}`, { class: name }));
    const waiting = [...many("interactive", 64), ...many("jobStep", 64), ...many("background", 64)];
    const counts = { interactive: 0, jobStep: 0, background: 0 };
    for (const { class: name } of chooseNext({ waiting, free: 64, freeForLong: 64, placeNo: 0 })) counts[name]++;
    expect(counts).toEqual({ interactive: 48, jobStep: 12, background: 4 });
  });

  it("give the place of a lower class away where nothing of it waits", () => {
    expect(choose([item("a"), item("b")], { placeNo: 15 })).toEqual(["a", "b"]);
  });

  it("leave places to short items", () => {
    const long = (id: string) => item(id, { is_long: 1 });
    const waiting = [long("l1"), long("l2"), long("l3"), long("l4"), item("s1")];
    expect(choose(waiting, { free: 4, freeForLong: placesForLong(4) })).toEqual(["l1", "l2", "l3", "s1"]);
    expect(choose(waiting, { free: 1, freeForLong: 0 })).toEqual(["s1"]);
  });

  it("may be a long item where there is one place only", () => {
    expect([1, 2, 3, 4, 8].map(placesForLong)).toEqual([1, 1, 2, 3, 6]);
  });
});
