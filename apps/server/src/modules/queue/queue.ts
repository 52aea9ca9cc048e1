import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { QueueClass } from "./queue-classes.ts";

export type { QueueClass } from "./queue-classes.ts";

type Db = Kysely<Database>;

/** An item that a process has taken: `epoch` is 1 higher than the last time. */
export type TakenItem = { readonly id: string; readonly class: QueueClass; readonly epoch: number };

/** What a process would take now. */
export type Claim<T> = {
  kind: string;
  /** Id of this process. */
  owner: string;
  capacity: number;
  /** Places of each resource this process knows; 0 = no bound. */
  bounds: ReadonlyMap<string, number>;
  /** Resource under which items count that wait for one this process does not know. */
  fallback: string;
  begin: (trx: Db, items: readonly TakenItem[]) => Promise<ReadonlyMap<string, T>>;
};

/**
 * What waits for a process, and what processes work on. An item stands for something that its owner stores (a generation, a
 * step of a job) and has its id; it is there from the moment it waits until its work has ended.
 */
export type Queue = {
  /** Lets something wait, in the transaction that stores it. The order among those of one resource is by class, then fair. */
  enqueue(
    trx: Db,
    item: {
      id: string;
      /** Whose work it is: only a claim of this kind takes it. */
      kind: string;
      /** What it needs a place of: for a generation the name of its model. */
      resource: string;
      class: QueueClass;
      userId: string;
      /** Where a resource is bounded, long items leave some of its places to short ones. */
      isLong: boolean;
    },
  ): Promise<void>;
  /**
   * Takes up to `capacity` items that may run now, in every process without exceeding `bounds`; `[]` = nothing may. `begin`
   * is called in the same transaction, at most 100 items at a time, and gives what it has begun by id; what it leaves out is
   * not there any more, and its items go.
   */
  claim<T>(input: Claim<T>): Promise<{ item: TakenItem; begun: T }[]>;
  /**
   * Lets a taken item count under another resource from now on, and frees its place of the old one at once. Where the new one
   * has no place left, it waits for the next, ahead of everything that waits to be taken, for 30 seconds at most.
   * false = no place in time, `signal` is aborted, or the item is not this epoch's any more.
   */
  move(input: { id: string; kind: string; epoch: number; to: string; bound: number; signal: AbortSignal }): Promise<boolean>;
  /** Ends an item, whether it waits or was taken, in the transaction that ends its work. Comes first there: claims lock the item before what it stands for. */
  release(trx: Db, id: string): Promise<void>;
  /** Lets a taken item wait again at its old turn, in the transaction that takes back its work. Comes first there, like release. */
  requeue(trx: Db, id: string): Promise<void>;
  /** undefined = neither waiting nor taken. */
  find(id: string): Promise<{ class: QueueClass; owner: string | null; epoch: number } | undefined>;
  /** Items of a kind that processes have taken, dead processes among them. */
  listTaken(kind: string): Promise<{ id: string; class: QueueClass; owner: string; epoch: number }[]>;
};
