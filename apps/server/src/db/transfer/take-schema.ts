import { loadMigrations } from "../load-migrations.ts";
import { migrate, readApplied } from "../migrate.ts";
import type { OpenedDatabase } from "../opened-database.ts";
import { StartError } from "../start-error.ts";
import { TransferError } from "./transfer-error.ts";

/**
 * Gives the target exactly the migrations `names`, so that rows of an older program fit. Throws target.newer where it
 * already has more, and StartError database.newer where this program does not know one of them.
 */
export async function takeSchema(input: {
  to: OpenedDatabase;
  shownTarget: string;
  names: readonly string[];
  now: () => number;
}): Promise<void> {
  const { to, names, now } = input;
  const all = await loadMigrations();
  const unknown = names.find((name) => all.every((migration) => migration.name !== name));
  if (unknown !== undefined) throw new StartError("database.newer", { name: unknown });
  const more = (await readApplied(to.db, to.dialect)).find(({ name }) => !names.includes(name));
  if (more !== undefined) throw new TransferError("target.newer", { target: input.shownTarget, name: more.name });
  await migrate({ db: to.db, dialect: to.dialect, now, migrations: all.filter(({ name }) => names.includes(name)) });
}
