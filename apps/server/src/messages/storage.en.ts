import type { storageZh } from "./storage.zh.ts";

/** What an operator reads when the server cannot start on its data. */
export const storageEn: Readonly<Record<keyof typeof storageZh, string>> = {
  "dataDir.unwritable":
    "The data directory {path} cannot be written ({cause}). Point DATA_DIR at a writable one, or correct its owner and permissions. Nothing was changed.",
  "dataDir.locked":
    "The data directory {path} is in use by another process ({holder}). Stop that one first, or give this one its own DATA_DIR. To run several processes, use PostgreSQL (DATABASE_URL). Nothing was changed.",
  "database.missing": "There is no database file {path}. Check DATA_DIR. Nothing was changed.",
  "database.unwritable":
    "The database file {path} cannot be written ({cause}). Check its owner, its permissions and the free disk space. Nothing was changed.",
  "database.damaged":
    "{path} is not a sound database ({cause}). Restore a backup into an empty directory, see docs/operate.md. Nothing was changed.",
  "database.newer":
    "The database was written by a newer version (it has the migration {name}). Run that version or a later one; data is never downgraded. Nothing was changed.",
  "database.changed":
    "The migration {name}, applied earlier, differs from the one in this program. Go back to the version that matches the data. Nothing was changed.",
  "database.notMigrated":
    "Bringing the database to this version's schema failed ({cause}) and was taken back. Check the free disk space, and that the database user may create tables. Nothing was changed.",
  "database.notUtf8": "The database {path} is encoded in {encoding}; UTF8 is needed. Create one in UTF8. Nothing was changed.",
  "database.unreachable": "Cannot reach the database {path} ({cause}). Check DATABASE_URL, the network, and that the database is running.",
  "database.wrongUrl": "DATABASE_URL cannot be understood: {path}. Its form is postgres://user:password@host:port/name.",
};
