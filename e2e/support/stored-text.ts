import { openDatabase } from "../../apps/server/src/db/open-database.ts";

/** A text in the server's database, which is what a killed server leaves; "" while there is none. */
export async function storedText(dataDir: string, generationId: string): Promise<string> {
  const { db, close } = await openDatabase({ dataDir, readOnly: true });
  const row = await db.selectFrom("generation").select("text").where("id", "=", generationId).executeTakeFirst();
  await close();
  return row?.text ?? "";
}
