import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { createWriteBack } from "./write-back.ts";

/** What may stand inside a group; anything else (pragma, vacuum) gets the file to itself. */
const INSIDE_A_GROUP = /^\s*(select|with|insert|update|delete)\b/i;
const WRITE_BACK = "pragma wal_checkpoint(passive)";
const ROLLED_BACK = "The transaction was rolled back by the database";

/** The file, with what it says about itself. */
type File = Extract<SqliteDialectConfig["database"], { prepare: unknown }> & { readonly inTransaction: boolean };

/** Transactions that are committed together, and who waits for that. */
type Group = { readonly committed: Promise<void>; resolve(): void; reject(error: unknown): void; isDue: boolean };

/**
 * SQLite through one connection, where transactions that come in one turn of the event loop are committed together: a commit waits
 * for the disk, and nothing else of the process runs meanwhile (docs/decisions/082). Each is a savepoint, so one that fails is rolled
 * back alone; none is answered before the group is on the disk. A single statement beside a group runs in it and is answered with
 * it too, so nobody is told what is not kept.
 */
export function groupedSqliteDialect(database: File): SqliteDialect {
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => createDriver(database);
  dialect.createAdapter = () => new ManyConnections();
  return dialect;
}

/** The driver keeps its own order: Kysely's would let nobody in before the last one is committed. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** One user of the file, from getting its turn to giving it away. */
type Turn = DatabaseConnection & { hasTurn: boolean; group: Group | null; isFirst: boolean };

function createDriver(file: File): Driver {
  const plain = new SqliteDriver({ database: file });
  let connection: DatabaseConnection;
  let isTaken = false;
  const waiting: (() => void)[] = [];
  let open: Group | null = null;

  async function take(): Promise<void> {
    if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
    isTaken = true;
  }

  function give(turn: Turn): void {
    if (!turn.hasTurn) return;
    turn.hasTurn = false;
    if (open?.isDue) commit();
    const next = waiting.shift();
    if (next === undefined) isTaken = false;
    else next();
  }

  const run = (text: string) => file.prepare(text).run([]);
  const writeBack = createWriteBack({ isFree: () => open === null && !isTaken, write: () => void file.prepare(WRITE_BACK).all([]) });

  function begin(): Group {
    // Upgrading a read transaction later can fail beside an operator's command in another process, and no wait helps then.
    run("begin immediate");
    const { promise: committed, resolve, reject } = Promise.withResolvers<void>();
    // Whoever waits hears of it; there may be nobody.
    committed.catch(() => {});
    const group: Group = { committed, resolve, reject, isDue: false };
    open = group;
    // After everything else that has come in this turn.
    setImmediate(() => {
      group.isDue = true;
      if (!isTaken && open === group) commit();
    });
    return group;
  }

  function commit(): void {
    const group = open;
    if (group === null) return;
    open = null;
    try {
      run("commit");
      writeBack.soon();
      group.resolve();
    } catch (error) {
      if (file.inTransaction) run("rollback");
      group.reject(error);
    }
  }

  /** SQLite rolls back by itself where the disk is full or broken: then nothing of the group is kept. */
  function endIfRolledBack(error: unknown): void {
    if (open === null || file.inTransaction) return;
    open.reject(error);
    open = null;
  }

  async function inTransaction<R>(turn: Turn, query: CompiledQuery): Promise<QueryResult<R>> {
    // Alone it would be kept, whatever becomes of the transaction.
    if (turn.group !== open) throw new Error(ROLLED_BACK);
    try {
      return await connection.executeQuery<R>(query);
    } catch (error) {
      endIfRolledBack(error);
      throw error;
    }
  }

  /** In a group that is not kept it has not happened, whatever it said: it runs again. */
  async function alone<R>(turn: Turn, query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      if (!turn.hasTurn) await take();
      turn.hasTurn = true;
      if (!INSIDE_A_GROUP.test(query.sql)) commit();
      const group = open;
      if (group === null) return connection.executeQuery<R>(query);
      const ran = connection.executeQuery<R>(query);
      await ran.catch(endIfRolledBack);
      give(turn);
      const isKept = await group.committed.then(
        () => true,
        () => false,
      );
      if (isKept) return ran;
    }
  }

  return {
    async init() {
      await plain.init();
      connection = await plain.acquireConnection();
    },
    async acquireConnection() {
      await take();
      const turn: Turn = {
        hasTurn: true,
        group: null,
        isFirst: false,
        executeQuery: <R>(query: CompiledQuery) => (turn.group === null ? alone<R>(turn, query) : inTransaction<R>(turn, query)),
        streamQuery: <R>(query: CompiledQuery, chunkSize: number) => {
          if (turn.group === null) commit();
          return connection.streamQuery<R>(query, chunkSize);
        },
      };
      return turn;
    },
    async beginTransaction(turn: Turn) {
      // The first needs no savepoint, which would keep a copy of every page it changes: until it has ended the group is its own.
      turn.isFirst = open === null;
      turn.group = open ?? begin();
      if (!turn.isFirst) run("savepoint one");
    },
    async commitTransaction(turn: Turn) {
      const { group } = turn;
      if (group === null || group !== open) throw new Error(ROLLED_BACK);
      if (!turn.isFirst) run("release one");
      turn.group = null;
      give(turn);
      await group.committed;
    },
    async rollbackTransaction(turn: Turn) {
      // Where the group is not kept, nothing is left to take back.
      const group = turn.group === open ? open : null;
      turn.group = null;
      if (group === null) return;
      if (turn.isFirst) {
        open = null;
        run("rollback");
        group.resolve();
        return;
      }
      run("rollback to one");
      run("release one");
    },
    releaseConnection: async (turn: Turn) => give(turn),
    async destroy() {
      commit();
      writeBack.close();
      await plain.destroy();
    },
  } as Driver;
}
