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
  letWait,
  listAwaited,
  listWithOwner,
  lockFirstWaiting,
  saveSlot,
  takeItems,
} from "./queue.repo.ts";
import type { Claim, Queue, TakenItem } from "./queue.ts";
import { QUEUE_CLASSES, type QueueClass } from "./queue-classes.ts";

type Db = Kysely<Database>;

/** Items taken in one transaction: it holds the resource's lock, so it stays short. */
const CLAIM_ITEMS = 100;
const MOVE_WAIT_MS = 30_000;
/** A place that has become free is looked for this often. */
const MOVE_RETRY_MS = 250;
const CLASSES = Object.keys(QUEUE_CLASSES) as QueueClass[];

/** The queue on our database. Any number of processes may use one: what they may not exceed together they decide under one lock. */
export function createQueue({ db, dialect, clock }: { db: Kysely<Database>; dialect: DatabaseDialect; clock: Clock }): Queue {
  /** Places given by this process so far, by kind and resource: says when a lower class comes first. */
  const placesGiven = new Map<string, number>();
  let passes = 0;

  /** Where a resource is bounded, one process at a time counts its places and gives them. */
  function underBound<T>(input: { kind: string; slot: string; bound: number }, fn: (trx: Db) => Promise<T>): Promise<T> {
    return input.bound === 0 ? db.transaction().execute(fn) : dialect.exclusively(db, `queue:${input.kind}:${input.slot}`, fn);
  }

  async function claimOne<T>(claim: Claim<T>, input: { resource: string; slot: string; bound: number; capacity: number }) {
    const { kind } = claim;
    const { resource, slot, bound } = input;
    const most = Math.min(input.capacity, CLAIM_ITEMS);
    return underBound({ kind, slot, bound }, async (trx) => {
      const { free, freeForLong } = await freePlaces(trx, { kind, slot, bound, most });
      const waiting = await lockFirstWaiting(trx, dialect, { kind, resource, classes: CLASSES, short: free, long: freeForLong });
      const placeNo = placesGiven.get(`${kind}:${slot}`) ?? 0;
      const chosen = chooseNext({ waiting, free, freeForLong, placeNo });
      if (chosen.length === 0) return [];
      const ids = chosen.map(({ id }) => id);
      const items = await takeItems(trx, { ids, slot, owner: claim.owner, now: clock.now() });
      const begun = await claim.begin(trx, items);
      const gone = items.filter(({ id }) => !begun.has(id)).map(({ id }) => id);
      await deleteItems(trx, gone);
      placesGiven.set(`${kind}:${slot}`, placeNo + chosen.length);
      return items.flatMap((item) => {
        const one = begun.get(item.id);
        return one === undefined ? [] : [{ item, begun: one }];
      });
    });
  }

  async function freePlaces(trx: Db, input: { kind: string; slot: string; bound: number; most: number }) {
    const { kind, slot, bound, most } = input;
    if (bound === 0) return { free: most, freeForLong: most };
    // A statement of its own after the lock: it sees what the last holder of the lock has stored.
    const { taken, takenByLong } = (await countPlaces(trx, kind, [slot])).get(slot) ?? { taken: 0, takenByLong: 0 };
    const free = Math.max(0, Math.min(most, bound - taken));
    return { free, freeForLong: Math.max(0, Math.min(free, placesForLong(bound) - takenByLong)) };
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
      const awaited = await listAwaited(db, claim.kind);
      const slots = awaited.map((resource) => {
        const slot = claim.bounds.has(resource) ? resource : claim.fallback;
        return { resource, slot, bound: claim.bounds.get(slot) ?? 0 };
      });
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
        all.push(...(await claimOne(claim, { ...input, capacity })));
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
