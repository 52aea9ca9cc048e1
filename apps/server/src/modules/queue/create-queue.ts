import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import { chooseNext, placesForLong } from "./choose-next.ts";
import {
  countPlaces,
  countWithPlace,
  deleteItems,
  findItem,
  insertWaiting,
  type Line,
  letWait,
  listLines,
  listWithOwner,
  lockFirst,
  saveSlot,
  takeFirst,
  takeItems,
} from "./queue.repo.ts";
import type { Claim, Queue, TakenItem } from "./queue.ts";

type Db = Kysely<Database>;

/** A resource that something waits for, and the name under which that counts. */
type Awaited = { readonly slot: string; readonly bound: number; readonly lines: readonly Line[] };
/** Free places of a resource: of all of them, and of those that long items may take. */
type Free = { readonly forAny: number; readonly forLong: number };

/** Items taken in one transaction: it holds the resource's lock, so it stays short. */
const CLAIM_ITEMS = 100;
const MOVE_WAIT_MS = 30_000;
/** A place that has become free is looked for this often. */
const MOVE_RETRY_MS = 250;

/** The queue on our database. Any number of processes may use one: what they may not exceed together they decide under one lock. */
export function createQueue({ db, dialect, clock }: { db: Kysely<Database>; dialect: DatabaseDialect; clock: Clock }): Queue {
  /** Places given by this process so far, by kind and resource: says when a lower class comes first. */
  const placesGiven = new Map<string, number>();
  let passes = 0;

  /** Where a resource is bounded, one process at a time counts its places and gives them. */
  function underBound<T>(input: { kind: string; slot: string; bound: number }, fn: (trx: Db) => Promise<T>): Promise<T> {
    return input.bound === 0 ? db.transaction().execute(fn) : dialect.exclusively(db, `queue:${input.kind}:${input.slot}`, fn);
  }

  async function claimOf<T>(claim: Claim<T>, awaited: Awaited & { capacity: number }): Promise<{ item: TakenItem; begun: T }[]> {
    const { kind } = claim;
    const { slot, bound } = awaited;
    return underBound({ kind, slot, bound }, async (trx) => {
      const free = await freePlaces(trx, { kind, slot, bound, most: Math.min(awaited.capacity, CLAIM_ITEMS) });
      const items = await takeNext(trx, { kind, owner: claim.owner, awaited, free });
      if (items.length === 0) return [];
      const begun = await claim.begin(trx, items);
      const gone = items.filter(({ id }) => !begun.has(id)).map(({ id }) => id);
      await deleteItems(trx, gone);
      return items.flatMap((item) => {
        const one = begun.get(item.id);
        return one === undefined ? [] : [{ item, begun: one }];
      });
    });
  }

  async function takeNext(trx: Db, input: { kind: string; owner: string; awaited: Awaited; free: Free }): Promise<TakenItem[]> {
    const { kind, owner, awaited, free } = input;
    const key = `${kind}:${awaited.slot}`;
    const placeNo = placesGiven.get(key) ?? 0;
    const taking = { slot: awaited.slot, owner, now: clock.now() };
    const lines = awaited.lines
      .map((line) => ({ ...line, kind, most: line.is_long === 1 ? free.forLong : free.forAny }))
      .filter(({ most }) => most > 0);
    const [line] = lines;
    if (line === undefined) return [];
    let items: TakenItem[];
    // Mostly there is one line only, and nothing to choose.
    if (lines.length === 1) items = await takeFirst({ trx, dialect }, line, taking);
    else {
      const waiting = await lockFirst({ trx, dialect }, lines);
      const chosen = chooseNext({ waiting, free: free.forAny, freeForLong: free.forLong, placeNo });
      items =
        chosen.length === 0
          ? []
          : await takeItems(
              trx,
              chosen.map(({ id }) => id),
              taking,
            );
    }
    placesGiven.set(key, placeNo + items.length);
    return items;
  }

  async function freePlaces(trx: Db, input: { kind: string; slot: string; bound: number; most: number }): Promise<Free> {
    const { kind, slot, bound, most } = input;
    if (bound === 0) return { forAny: most, forLong: most };
    // A statement of its own after the lock: it sees what the last holder of the lock has stored.
    const { taken, takenByLong } = (await countPlaces(trx, kind, [slot])).get(slot) ?? { taken: 0, takenByLong: 0 };
    const free = Math.max(0, Math.min(most, bound - taken));
    return { forAny: free, forLong: Math.max(0, Math.min(free, placesForLong(bound) - takenByLong)) };
  }

  async function tryMove(input: {
    id: string;
    kind: string;
    epoch: number;
    to: string;
    bound: number;
  }): Promise<"taken" | "moving" | "gone"> {
    const { id, kind, epoch, to, bound } = input;
    return underBound({ kind, slot: to, bound }, async (trx) => {
      const isFree = bound === 0 || (await countWithPlace(trx, kind, to)) < bound;
      const state = isFree ? "taken" : "moving";
      return (await saveSlot(trx, { id, epoch, slot: to, state })) ? state : "gone";
    });
  }

  return {
    enqueue: (trx, { id, kind, resource, class: queueClass, userId, isLong }) =>
      insertWaiting(trx, { id, kind, resource, class: queueClass, is_long: isLong ? 1 : 0, user_id: userId, queued_at: clock.now() }),

    async claim<T>(claim: Claim<T>) {
      const slots = awaitedSlots(claim, await listLines(db, claim.kind));
      // Most looks find a resource full: that is seen without taking its lock.
      const bounded = [...new Set(slots.filter(({ bound }) => bound > 0).map(({ slot }) => slot))];
      const places = await countPlaces(db, claim.kind, bounded);
      const open = slots.filter(({ slot, bound }) => bound === 0 || (places.get(slot)?.taken ?? 0) < bound);
      // Where the process has fewer places than all resources together, another resource comes first each time.
      const first = open.length === 0 ? 0 : passes++ % open.length;
      const all: { item: TakenItem; begun: T }[] = [];
      for (const input of [...open.slice(first), ...open.slice(0, first)]) {
        const capacity = claim.capacity - all.length;
        if (capacity <= 0) break;
        all.push(...(await claimOf(claim, { ...input, capacity })));
      }
      return all;
    },

    async move({ signal, ...input }) {
      const until = clock.now() + MOVE_WAIT_MS;
      while (!signal.aborted) {
        const state = await tryMove(input);
        if (state !== "moving") return state === "taken";
        if (signal.aborted || clock.now() >= until) return false;
        await pause(clock, signal);
      }
      return false;
    },

    release: (trx, id) => deleteItems(trx, [id]),
    requeue: (trx, id) => letWait(trx, id),
    find: (id) => findItem(db, id),
    listTaken: (kind) => listWithOwner(db, kind),
  };
}

/** What is waited for, resource by resource. */
function awaitedSlots({ bounds, fallback }: Pick<Claim<unknown>, "bounds" | "fallback">, lines: readonly Line[]): Awaited[] {
  return [...Map.groupBy(lines, ({ resource }) => resource)].map(([resource, of]) => {
    const slot = bounds.has(resource) ? resource : fallback;
    return { slot, bound: bounds.get(slot) ?? 0, lines: of };
  });
}

function pause(clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const cancel = clock.after(MOVE_RETRY_MS, done);
    signal.addEventListener("abort", done);
  });
}
