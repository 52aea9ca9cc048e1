import { CompiledQuery, type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";

const ROLLED_BACK = "The transaction was rolled back by the database";

/** The file, with what it says about itself. */
type File = Extract<SqliteDialectConfig["database"], { prepare: unknown }> & { readonly inTransaction: boolean };

/** Kysely's SQLite, whose transactions begin immediate and end where SQLite ends them by itself. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: File;

  constructor(file: File) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#file);
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #file: File;
  /** A transaction has begun and its user has not ended it. */
  #isOpen = false;

  constructor(file: File) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async (query) => {
        // SQLite rolls back by itself where the disk is full or broken. What came after that would be kept alone.
        if (this.#isOpen && !this.#file.inTransaction) throw new Error(ROLLED_BACK);
        return connection.executeQuery(query);
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Upgrading a read transaction later can fail beside an operator's command in another process, and no wait helps then.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    this.#isOpen = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isOpen = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isOpen = false;
    // A second rollback would say "no transaction is active" in the place of why the first one was.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}
