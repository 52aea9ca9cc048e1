import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const typed: object = Object.getPrototypeOf(Uint8Array.prototype);
const DEFINED: readonly (readonly [object, readonly string[]])[] = [
  [Array.prototype, ["toSorted", "toReversed", "with", "toSpliced"]],
  [typed, ["toSorted", "toReversed", "with"]],
  [Map, ["groupBy"]],
  [String.prototype, ["toWellFormed"]],
  [URL, ["canParse"]],
  [Promise, ["withResolvers"]],
  [AbortSignal, ["any"]],
];

describe("a browser of the baseline", () => {
  const own = DEFINED.map(([target, names]) => names.map((name) => [target, name, Object.getOwnPropertyDescriptor(target, name)] as const));
  beforeAll(async () => {
    for (const [target, name] of own.flat()) Reflect.deleteProperty(target, name);
    vi.resetModules();
    await import("./polyfills.ts");
  });
  afterAll(() => {
    for (const [target, name, descriptor] of own.flat()) if (descriptor !== undefined) Object.defineProperty(target, name, descriptor);
  });

  it("copies lists sorted, reversed, with one replaced and spliced, and leaves the list alone", () => {
    const list = [3, 1, 2];
    expect(list.toSorted()).toEqual([1, 2, 3]);
    expect(list.toSorted((a, b) => b - a)).toEqual([3, 2, 1]);
    expect(list.toReversed()).toEqual([2, 1, 3]);
    expect(list.with(-1, 9)).toEqual([3, 1, 9]);
    expect(() => list.with(3, 9)).toThrow(RangeError);
    expect(list.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2]);
    expect(list).toEqual([3, 1, 2]);
    expect(Object.keys(list)).toEqual(["0", "1", "2"]);
  });

  it("copies typed arrays as what they are", () => {
    expect(Float64Array.of(10, 9, 1).toSorted()).toEqual(Float64Array.of(1, 9, 10));
    expect(Uint8Array.of(1, 2).toReversed()).toEqual(Uint8Array.of(2, 1));
  });

  it("groups by key in the order of first appearance", () => {
    expect([...Map.groupBy([1, 2, 3, 4], (one) => one % 2)]).toEqual([
      [1, [1, 3]],
      [0, [2, 4]],
    ]);
  });

  it("replaces lone surrogates and no pair", () => {
    expect("a\ud83d".toWellFormed()).toBe("a\ufffd");
    expect("😀".toWellFormed()).toBe("😀");
  });

  it("tells addresses from what is none", () => {
    expect([URL.canParse("https://a.cn"), URL.canParse("/x"), URL.canParse("/x", "https://a.cn")]).toEqual([true, false, true]);
  });

  it("gives a promise with what settles it", async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    resolve(1);
    expect(await promise).toBe(1);
  });

  it("aborts with the first of several signals and its reason", () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const any = AbortSignal.any([one.signal, other.signal]);
    expect(any.aborted).toBe(false);
    other.abort("stopped");
    one.abort("later");
    expect([any.aborted, any.reason]).toEqual([true, "stopped"]);
    expect(AbortSignal.any([other.signal]).reason).toBe("stopped");
  });
});
