import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import type { QueueItemTable } from "../../db/schema/queue-tables.ts";
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

/** What waits for one resource in one class, short or long: the index has such items side by side, in order. */
export type Line = { readonly resource: string; readonly class: QueueClass; readonly is_long: 0 | 1 };

/**
 * Every line of a kind in which something waits: a few looks into the index for each, however many items wait. From the first
 * item of one line to that of the next in three steps, because SQLite reads a whole line for a comparison of three columns at once.
 */
export async function listLines(db: Db, kind: string): Promise<Line[]> {
  const waiting = sql`queue_item as later where later.kind = ${kind} and later.state = 'waiting'`;
  const { rows } = await sql<Line>`
    with recursive head (id) as (
      select (select later.id from ${waiting} order by later.resource, later.class, later.is_long limit 1)
      union all
      select coalesce(
        (select later.id from ${waiting} and later.resource = item.resource and later.class = item.class
          and later.is_long > item.is_long order by later.is_long limit 1),
        (select later.id from ${waiting} and later.resource = item.resource
          and later.class > item.class order by later.class, later.is_long limit 1),
        (select later.id from ${waiting}
          and later.resource > item.resource order by later.resource, later.class, later.is_long limit 1))
      from head join queue_item as item on item.id = head.id
    )
    select resource, class, is_long from head join queue_item as item on item.id = head.id order by resource`.execute(db);
  return rows;
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

type WithDialect = { readonly trx: Db; readonly dialect: DatabaseDialect };
type PartOfLine = Line & { readonly kind: string; readonly most: number };

/** The first of these lines, of each so many; rows that somebody holds are left out. */
export async function lockFirst({ trx, dialect }: WithDialect, lines: readonly PartOfLine[]): Promise<WaitingItem[]> {
  const parts = lines.map((line, index) => trx.selectFrom(firstOf({ trx, dialect }, line).as(`line${index}`)).selectAll());
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return others.reduce((all, part) => all.unionAll(part), first).execute();
}

function firstOf({ trx, dialect }: WithDialect, line: PartOfLine) {
  const rows = trx
    .selectFrom("queue_item")
    .select(["id", "class", "is_long", "turn", "queued_at"])
    .where("kind", "=", line.kind)
    .where("resource", "=", line.resource)
    .where("class", "=", line.class)
    .where("is_long", "=", line.is_long)
    .where(IS_WAITING)
    .orderBy("turn")
    .orderBy("queued_at")
    .orderBy("id")
    .limit(line.most);
  return dialect.claimRows(rows);
}

type Taking = { readonly slot: string; readonly owner: string; readonly now: number };

/** Takes the first of one line. The line is read once, before anything is taken: inside the condition it might be read again and again. */
export async function takeFirst(context: WithDialect, line: PartOfLine, taking: Taking): Promise<TakenItem[]> {
  return context.trx
    .with("line", () => firstOf(context, line))
    .updateTable("queue_item")
    .set((eb) => taken(eb, taking))
    .where("id", "in", (eb) => eb.selectFrom("line").select("line.id"))
    .returning(["id", "class", "epoch"])
    .execute();
}

/** Takes these items; one that does not wait any more is left out. */
export async function takeItems(trx: Db, ids: readonly string[], taking: Taking): Promise<TakenItem[]> {
  return trx
    .updateTable("queue_item")
    .set((eb) => taken(eb, taking))
    .where("id", "in", [...ids])
    .where(IS_WAITING)
    .returning(["id", "class", "epoch"])
    .execute();
}

function taken(eb: ExpressionBuilder<Pick<Database, "queue_item">, "queue_item">, { slot, owner, now }: Taking) {
  return { state: "taken" as const, slot, owner, epoch: eb("epoch", "+", 1), taken_at: now };
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
