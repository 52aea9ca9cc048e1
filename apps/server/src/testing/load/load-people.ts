import { systemClock } from "../../adapters/system-clock.ts";
import { openDatabase } from "../../db/open-database.ts";
import { createMetering } from "../../modules/metering/index.ts";
import { createDayPerson, type DayPerson } from "./day-person.ts";
import type { LoadRecord } from "./load-record.ts";
import type { LoadServices } from "./load-services.ts";
import type { ServerFleet } from "./server-fleet.ts";

const YEAR_MS = 365 * 24 * 3_600_000;
/** More than anybody writes in a run. */
const TOKENS = 10_000_000;

type Parts = { services: LoadServices; fleet: ServerFleet; record: LoadRecord; seed: number };

/** Signs people in who are members, so that nobody has to wait between two texts, and who pay with tokens like everybody. */
export async function settlePeople({ services, fleet, record, seed }: Parts, from: number, to: number): Promise<DayPerson[]> {
  const people: DayPerson[] = [];
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: services.postgres.url });
  const metering = createMetering({ db, clock: systemClock, variant: "zh" });
  for (let n = from; n < to; n += 1) {
    const name = `person${n}`;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ username: name });
    const answer = await fleet.next().request({ path: "/api/auth/devlogin", method: "POST", headers, body });
    const { data } = (await answer.body.json()) as { data: { token: string; user: { id: string } } };
    await db
      .updateTable("app_user")
      .set({ vip_to: Date.now() + YEAR_MS })
      .where("id", "=", data.user.id)
      .execute();
    await metering.grant({ userId: data.user.id, source: "operator", ref: "load", tokens: TOKENS, expiresAt: Date.now() + YEAR_MS });
    const pay = (orderId: string) => services.payments.pay(orderId);
    people.push(createDayPerson({ name, token: data.token, seed: seed + n, fleet, record, pay }));
  }
  await close();
  return people;
}
