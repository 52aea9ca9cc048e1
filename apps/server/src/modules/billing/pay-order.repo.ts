import type { Selectable } from "kysely";
import type { PayOrderTable } from "../../db/schema/pay-order-table.ts";
import type { Db } from "../metering/metering.ts";

export async function listOrders(
  db: Db,
  { userId, page, size }: { userId: string; page: number; size: number },
): Promise<{ total: number; rows: readonly Selectable<PayOrderTable>[] }> {
  const owned = db.selectFrom("pay_order").where("user_id", "=", userId);
  const { total } = await owned.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await owned
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: Number(total), rows };
}
