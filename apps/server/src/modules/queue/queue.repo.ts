import { type Kysely, type SqlBool, sql } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import type { QueueItemTable } from "../../db/schema/queue-item-table.ts";
import type { WaitingItem } from "./choose-next.ts";
import type { QueueClass, TakenItem } from "./queue.ts";

type Db = Kysely<Database>;

// Spelled as in the partial indexes: with a parameter in its place neither database would use them.
const IS_WAITING = sql<SqlBool>`state = 'waiting'`;
const HAS_PLACE = sql<SqlBool>`state <> 'waiting'`;

/**
 * Stores an item with its turn: one after the last of the same user, and never before the first that still waits. So a user's
 * second comes after everybody's first, and whoever comes later does not pass those who wait.
 */
export async function insertWaiting(
  db: Db,
  item: Pick<QueueItemTable, "id" | "kind" | "resource" | "class" | "is_long" | "user_id" | "queued_at">,
): Promise<void> {
  const line = sql`kind = ${item.kind} and resource = ${item.resource} and class = ${item.class} and ${IS_WAITING}`;
  const turn = sql<number>`(select coalesce(max(n), 0) from (
    select max(turn) + 1 as n from queue_item where user_id = ${item.user_id} and ${line}
    union all
    select min(n) from (
      select min(turn) as n from queue_item where is_long = 0 and ${line}
      union all
      select min(turn) from queue_item where is_long = 1 and ${line}
    ) as heads
  ) as turns)`;
  await db
    .insertInto("queue_item")
    .values({ ...item, turn, state: "waiting", slot: null, owner: null, epoch: 0, taken_at: null })
    .execute();
}

/** Resources of a kind that something waits for: one look into the index for each, however many items wait. */
export async function listAwaited(db: Db, kind: string): Promise<string[]> {
  const { rows } = await sql<{ resource: string }>`
    with recursive awaited (resource) as (
      select min(resource) from queue_item where kind = ${kind} and ${IS_WAITING}
      union all
      select (select min(later.resource) from queue_item as later
        where later.kind = ${kind} and later.resource > awaited.resource and later.state = 'waiting')
      from awaited where awaited.resource is not null
    )
    select resource from awaited where resource is not null`.execute(db);
  return rows.map(({ resource }) => resource);
}

export type Places = { readonly taken: number; readonly takenByLong: number };

/** Places taken of each of these resources; what waits for a place while it moves counts as well. */
export async function countPlaces(db: Db, kind: string, resources: readonly string[]): Promise<Map<string, Places>> {
  if (resources.length === 0) return new Map();
  const rows = await db
    .selectFrom("queue_item")
    .select((eb) => ["slot", eb.fn.countAll<number>().as("taken"), eb.fn.sum<number>("is_long").as("takenByLong")])
    .where("kind", "=", kind)
    .where("slot", "in", [...resources])
    .where(HAS_PLACE)
    .groupBy("slot")
    .execute();
  return new Map(rows.map(({ slot, taken, takenByLong }) => [slot ?? "", { taken: Number(taken), takenByLong: Number(takenByLong) }]));
}

/** The first that wait for a resource, of each class and length so many; rows that somebody holds are left out. */
export async function lockFirstWaiting(
  trx: Db,
  dialect: DatabaseDialect,
  input: { kind: string; resource: string; classes: readonly QueueClass[]; short: number; long: number },
): Promise<WaitingItem[]> {
  const parts = input.classes.flatMap((name) => [
    ...(input.short > 0 ? [firstOf(0, input.short, name)] : []),
    ...(input.long > 0 ? [firstOf(1, input.long, name)] : []),
  ]);
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return others.reduce((all, part) => all.unionAll(part), first).execute();

  function firstOf(isLong: 0 | 1, most: number, name: QueueClass) {
    const rows = trx
      .selectFrom("queue_item")
      .select(["id", "class", "is_long", "turn", "queued_at"])
      .where("kind", "=", input.kind)
      .where("resource", "=", input.resource)
      .where("class", "=", name)
      .where("is_long", "=", isLong)
      .where(IS_WAITING)
      .orderBy("turn")
      .orderBy("queued_at")
      .orderBy("id")
      .limit(most);
    return trx.selectFrom(dialect.claimRows(rows).as(`waiting_${name}_${isLong}`)).selectAll();
  }
}

/** Takes items that wait; those that do not any more are left out. */
export async function takeItems(
  trx: Db,
  input: { ids: readonly string[]; slot: string; owner: string; now: number },
): Promise<TakenItem[]> {
  return trx
    .updateTable("queue_item")
    .set((eb) => ({ state: "taken" as const, slot: input.slot, owner: input.owner, epoch: eb("epoch", "+", 1), taken_at: input.now }))
    .where("id", "in", [...input.ids])
    .where(IS_WAITING)
    .returning(["id", "class", "epoch"])
    .execute();
}

/** Items that have a place of a resource now, without those that still wait for one. */
export async function countWithPlace(trx: Db, kind: string, slot: string): Promise<number> {
  const { n } = await trx
    .selectFrom("queue_item")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("kind", "=", kind)
    .where("slot", "=", slot)
    .where(HAS_PLACE)
    .where("state", "=", "taken")
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** false = not this epoch's any more. */
export async function saveSlot(trx: Db, input: { id: string; epoch: number; slot: string; state: "taken" | "moving" }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("queue_item")
    .set({ slot: input.slot, state: input.state })
    .where("id", "=", input.id)
    .where("epoch", "=", input.epoch)
    .where(HAS_PLACE)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteItems(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom("queue_item")
      .where("id", "in", [...ids])
      .execute();
}

export async function letWait(db: Db, id: string): Promise<void> {
  await db.updateTable("queue_item").set({ state: "waiting", slot: null, owner: null, taken_at: null }).where("id", "=", id).execute();
}

export async function findItem(db: Db, id: string) {
  return db.selectFrom("queue_item").select(["class", "owner", "epoch"]).where("id", "=", id).executeTakeFirst();
}

export async function listWithOwner(db: Db, kind: string): Promise<{ id: string; class: QueueClass; owner: string; epoch: number }[]> {
  return db
    .selectFrom("queue_item")
    .select(["id", "class", "owner", "epoch"])
    .where("kind", "=", kind)
    .where(HAS_PLACE)
    .where("owner", "is not", null)
    .$narrowType<{ owner: string }>()
    .execute();
}
