import type { Kysely } from "kysely";
import type { DatabaseDialect, DatabaseKind } from "./dialects/database-dialect.ts";
import type { Database } from "./schema/index.ts";

export type OpenedDatabase = {
  readonly db: Kysely<Database>;
  readonly kind: DatabaseKind;
  readonly dialect: DatabaseDialect;
  close(): Promise<void>;
};
