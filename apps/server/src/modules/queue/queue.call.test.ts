import { beforeEach, expect, it, vi } from "vitest";
import { systemClock } from "../../adapters/system-clock.ts";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { userRow } from "../../testing/rows.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { createQueue } from "./index.ts";
import type { Queue, QueueClass, TakenItem } from "./queue.ts";

const BOUND = 4;
const CLAIMERS = 4;

/** 10,000 are claimed by bench/queue.bench.ts, by four processes. */
const CLAIMS = 300;
const LONG_LINE = 500;

describeOnEachDatabase("the queue", (open, kind) => {
  let opened: OpenedDatabase;
  let queue: Queue;
  let made = 0;
  const clock = createManualClock();
  beforeEach(async () => {
    opened = await open();
    queue = createQueue({ ...opened, clock });
  });

  async function users(...ids: string[]): Promise<void> {
    await opened.db
      .insertInto("app_user")
      .values(ids.map((id) => userRow({ id })))
      .execute();
  }

  type Given = { id?: string; kind?: string; resource?: string; class?: QueueClass; userId?: string; isLong?: boolean };

  async function wait(given: Given = {}): Promise<string> {
    const id = given.id ?? `item${++made}`;
    await queue.enqueue(opened.db, { id, kind: "test", resource: "m", class: "interactive", userId: "a", isLong: false, ...given });
    clock.jumpTo(clock.now() + 1);
    return id;
  }

  type Asked = {
    from?: Queue;
    kind?: string;
    owner?: string;
    capacity?: number;
    bounds?: Record<string, number>;
    there?: (id: string) => boolean;
  };

  async function claim({ from = queue, bounds = {}, there = () => true, ...given }: Asked = {}): Promise<TakenItem[]> {
    const begin = async (_trx: unknown, items: readonly TakenItem[]) =>
      new Map(items.filter(({ id }) => there(id)).map(({ id }) => [id, id]));
    const asked = { kind: "test", owner: "me", capacity: 100, fallback: "m", bounds: new Map(Object.entries(bounds)), ...given };
    return (await from.claim({ ...asked, begin })).map(({ item }) => item);
  }
  /** Those of one claim come in any order. */
  const ids = (items: readonly TakenItem[]) => items.map(({ id }) => id).sort();
  /** One after the other, as places become free. */
  async function inTurn(bounds: Record<string, number> = {}): Promise<string[]> {
    const order: string[] = [];
    for (;;) {
      const [item] = await claim({ capacity: 1, bounds });
      if (item === undefined) return order;
      await queue.release(opened.db, item.id);
      order.push(item.id);
    }
  }

  it("takes everybody's first before anybody's second, and nobody passes those who wait", async () => {
    await users("a", "b", "c");
    for (const id of ["a1", "a2", "a3"]) await wait({ id });
    await wait({ id: "b1", userId: "b" });
    expect(ids(await claim({ capacity: 2 }))).toEqual(["a1", "b1"]);
    await wait({ id: "c1", userId: "c" });
    await wait({ id: "b2", userId: "b" });
    expect(await inTurn()).toEqual(["a2", "c1", "b2", "a3"]);
  });

  it("takes what somebody waits for before the steps of jobs, and those before the rest", async () => {
    await users("a");
    await wait({ id: "background", class: "background" });
    await wait({ id: "step", class: "jobStep" });
    await wait({ id: "page" });
    expect(await inTurn()).toEqual(["page", "step", "background"]);
  });

  it("gives one place in four to the steps of jobs and one in sixteen to the rest, whoever is on the page", async () => {
    await users("a");
    for (let n = 0; n < 16; n++) {
      await wait({ id: `page${n}` });
      await wait({ id: `step${n}`, class: "jobStep" });
      await wait({ id: `background${n}`, class: "background" });
    }
    const first = (await inTurn({ m: 1 })).slice(0, 16).map((id) => id.replace(/\d+/, ""));
    expect(first.filter((name) => name === "step")).toHaveLength(3);
    expect(first.filter((name) => name === "background")).toHaveLength(1);
  });

  it("takes only its own kind, once, and says how often it was taken", async () => {
    await users("a");
    await wait({ id: "mine" });
    await wait({ id: "other", kind: "step" });
    expect(await claim()).toEqual([{ id: "mine", class: "interactive", epoch: 1 }]);
    expect(await claim()).toEqual([]);
    await queue.requeue(opened.db, "mine");
    expect(await claim({ owner: "next" })).toEqual([{ id: "mine", class: "interactive", epoch: 2 }]);
    expect(await queue.listTaken("test")).toEqual([{ id: "mine", class: "interactive", owner: "next", epoch: 2 }]);
    expect(await queue.find("other")).toEqual({ class: "interactive", owner: null, epoch: 0 });
    await queue.release(opened.db, "mine");
    expect(await queue.find("mine")).toBe(undefined);
  });

  it("drops items of what is not there any more, and begins nothing where beginning fails", async () => {
    await users("a");
    await wait({ id: "gone" });
    await wait({ id: "there" });
    const fails = async () => Promise.reject(new Error("no"));
    const asked = { kind: "test", owner: "me", capacity: 9, bounds: new Map(), fallback: "m" };
    await expect(queue.claim({ ...asked, begin: fails })).rejects.toThrow("no");
    expect(ids(await claim({ there: (id) => id !== "gone" }))).toEqual(["there"]);
    expect(await queue.find("gone")).toBe(undefined);
  });

  it(`begins what waits for one model at once, whatever waits for another (${LONG_LINE})`, async () => {
    await users("a", "b");
    const bounds = { slow: 1, quick: 1 };
    for (let n = 0; n < LONG_LINE; n++) await wait({ resource: "slow" });
    expect(await claim({ bounds })).toHaveLength(1);
    await wait({ id: "b1", resource: "quick", userId: "b" });
    expect(ids(await claim({ bounds }))).toEqual(["b1"]);
  });

  it("gives every model its part where the process has few places", async () => {
    await users("a");
    for (let n = 0; n < 6; n++) for (const resource of ["m", "n", "o"]) await wait({ id: `${resource}${n}`, resource });
    const taken = new Set<string>();
    for (let n = 0; n < 3; n++) for (const { id } of await claim({ capacity: 1 })) taken.add(id.slice(0, 1));
    expect(taken).toEqual(new Set(["m", "n", "o"]));
  });

  it("finds what waits in every class, short or long, of every model", async () => {
    await users("a");
    const all: string[] = [];
    for (const resource of ["m", "n", "o"])
      for (const queueClass of ["jobStep", "interactive", "background"] as const)
        for (const isLong of [true, false]) all.push(await wait({ resource, class: queueClass, isLong }));
    expect(ids(await claim())).toEqual(all.toSorted());
  });

  it("counts what waits for an unknown model under the first one", async () => {
    await users("a");
    for (const resource of ["m", "removed", "removed"]) await wait({ resource });
    expect(await claim({ bounds: { m: 2 } })).toHaveLength(2);
    expect(await claim({ bounds: { m: 2 } })).toEqual([]);
  });

  it("keeps places of a bounded model for short items", async () => {
    await users("a", "b");
    for (let n = 0; n < 6; n++) await wait({ id: `long${n}`, isLong: true });
    expect(await claim({ bounds: { m: 4 } })).toHaveLength(3);
    await wait({ id: "short", userId: "b" });
    expect(ids(await claim({ bounds: { m: 4 } }))).toEqual(["short"]);
  });

  it(`never gives more places than there are, to ${CLAIMERS} claimers at once`, async () => {
    await users(...Array.from({ length: 20 }, (_, n) => `u${n}`));
    for (let n = 0; n < CLAIMS; n++) await wait({ id: `c${n}`, userId: `u${n % 20}`, isLong: n % 3 === 0 });
    const seen = new Set<string>();
    let [now, most] = [0, 0];
    const work = async (owner: string) => {
      const from = createQueue({ ...opened, clock });
      while (seen.size < CLAIMS) {
        const items = await claim({ from, owner, bounds: { m: BOUND } });
        now += items.length;
        most = Math.max(most, now);
        for (const { id } of items) {
          if (seen.has(id)) throw new Error(`${id} was taken twice`);
          seen.add(id);
        }
        for (const { id } of items) {
          // Only before it is really free: what another one takes in between would be counted twice.
          now -= 1;
          await queue.release(opened.db, id);
        }
      }
    };
    await Promise.all(Array.from({ length: CLAIMERS }, (_, n) => work(`p${n}`)));
    expect(most).toBeLessThanOrEqual(BOUND);
    if (kind === "postgres") expect(most).toBeGreaterThan(1);
    expect(seen.size).toBe(CLAIMS);
  });

  it("counts a stand-in under its own name and bound, frees the first one's place, and lets nobody pass it", async () => {
    await users("a");
    const live = createQueue({ ...opened, clock: systemClock });
    const bounds = { m: 1, standIn: 1 };
    for (const id of ["a1", "a2"]) await wait({ id });
    for (const id of ["s1", "s2"]) await wait({ id, resource: "standIn" });
    expect(ids(await claim({ bounds }))).toEqual(["a1", "s1"]);
    const move = { id: "a1", kind: "test", epoch: 1, to: "standIn", bound: 1, signal: AbortSignal.timeout(20_000) };
    let moved: boolean | undefined;
    const moving = live.move(move).then((answer) => {
      moved = answer;
    });
    await vi.waitUntil(async () => (await claim({ bounds })).some(({ id }) => id === "a2"));
    expect(moved).toBe(undefined);
    await queue.release(opened.db, "s1");
    expect(await claim({ bounds })).toEqual([]);
    await moving;
    expect(moved).toBe(true);
    await queue.release(opened.db, "a1");
    expect(ids(await claim({ bounds }))).toEqual(["s2"]);
  });

  it("does not wait for a place for ever, nor for one that is not its any more", async () => {
    await users("a");
    for (const id of ["a1", "s1"]) await wait({ id, resource: id.slice(0, 1) });
    await claim({ bounds: { a: 1, s: 1 } });
    const move = { id: "a1", kind: "test", epoch: 1, to: "s", bound: 1, signal: new AbortController().signal };
    const left = new AbortController();
    const leaving = queue.move({ ...move, signal: left.signal });
    left.abort();
    expect(await leaving).toBe(false);
    expect(await queue.move({ ...move, epoch: 7 })).toBe(false);
    const waiting = queue.move(move);
    let over = false;
    void waiting.then(() => {
      over = true;
    });
    await vi.waitUntil(async () => {
      await clock.advance(5000);
      return over;
    });
    expect(await waiting).toBe(false);
  });
});
