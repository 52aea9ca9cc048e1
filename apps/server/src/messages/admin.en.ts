import type { adminZh } from "./admin.zh.ts";

/** What the operator's command line says. */
export const adminEn: Readonly<Record<keyof typeof adminZh, string>> = {
  usage: "Usage: npm run admin -- <command> [arguments]\n\nCommands:",
  usageEnd: "\nWhich data: the one DATA_DIR and DATABASE_URL (or .env) name. More in docs/operate.md.",
  "command.unknown": "There is no command {name}. Run npm run admin -- --help for all of them.",
  "arguments.wrong": "Wrong arguments ({cause}). Usage: npm run admin -- {usage}",

  "backup.summary": "writes the database and the stored files into one backup file; the server may run on",
  "backup.done": "Backed up {tables} tables, {rows} rows, {files} files → {path} (read again and found whole)",
  "restore.summary": "brings a backup into an empty data directory or database; --replace removes what is there first",
  "restore.done": "Restored {tables} tables, {rows} rows, {files} files from {path} (every table compared)",
  "move.summary": "moves all data to another database: SQLite to PostgreSQL or back",
  "move.done": "Moved to {target}: {tables} tables, {rows} rows, compared row by row. The old data is unchanged.",
  "move.toPostgres":
    "Next: set DATABASE_URL to {target} (with its password), keep DATA_DIR as it is (the stored files are in it), and start the server.",
  "move.toSqlite": "Next: remove DATABASE_URL, set DATA_DIR to {target}, and start the server.",
  "move.files": "The stored files are still in {blobs}: copy them to {target}/blobs before the start.",
  "audit.summary": "checks every account: balance, ledger and grants must agree; the server may run on",
  "audit.good": "Checked {users} accounts and {entries} ledger rows: all agree.",
  "audit.bad": "{findings} faults in {users} accounts. Keep a backup and tell the developers.",
  "audit.sum": "{userId}: the ledger sums to {expected}, the balance says {found}",
  "audit.held": "{userId}: the ledger holds {expected}, the balance says {found}",
  "audit.grants": "{userId}: the grants have {expected} left, the balance says {found}",
  "audit.gap": "{userId}: the ledger should have {expected} rows, it has {found}",
  "audit.openHold": "{userId}: a text that has ended still holds {found} tokens",
  "grant.summary": "gives tokens to a user, valid for 30 days unless said otherwise",
  "grant.done": "Gave {tokens} tokens to {username}, who can now spend {balance}",
  "user.summary": "finds users by username, nickname or id: level, balance, devices, closing",
  "user.none": "Nobody found for “{name}”.",
  "user.line": "{username}  {nickname}  available {available}  held {held}  since {createdAt}",
  "user.unknown": "There is no user {username}. Try npm run admin -- user find {username}",
  "user.free": "    {id}  free  devices signed in: {devices}",
  "user.vip": "    {id}  member from {from} to {to}  devices signed in: {devices}",
  "user.unlimited": "    {id}  unlimited member from {from} to {to}  devices signed in: {devices}",
  "user.closing": "    to be closed at {at}",
  "user.closed": "    closed at {at}",
  "level.summary":
    "makes a user a member (30 days unless said otherwise, added to what is left; --unlimited: without bound), or free at once",
  "level.vip": "{username} has a membership from {from} to {to}",
  "level.unlimited": "{username} has an unlimited membership from {from} to {to}",
  "level.ended": "The membership of {username} has ended",
  "level.wasFree": "{username} was no member. Nothing was changed.",
  "sessions.summary": "lists the devices a user is signed in on; --revoke signs one out, --revoke-all all of them",
  "sessions.none": "{username} is signed in on no device",
  "sessions.line": "{name}  {id}  signed in {createdAt}  last used {lastUsedAt}",
  "sessions.revoked": "Signed {username} out on {name}",
  "sessions.revokedAll": "Signed {username} out on {revoked} devices",
  "sessions.unknown": "{username} is not signed in on a device {id}. Nothing was changed.",
  "resetPassword.summary": "gives a user a new random password and signs every device out",
  "resetPassword.done": "{username} has a new password and the old one is void. Devices signed out: {signedOut}.",
  "resetPassword.first":
    "{username} had no password and has one now; the name to sign in with is {username}. Devices signed out: {signedOut}.",
  "resetPassword.password": "New password (shown this once): {password}",
  "resetPassword.handOver": "Hand it over in person or by a way you trust; it can be changed on the account page.",
  "resetPassword.nameTaken":
    "{username} has no password, and the name differs from another account's sign-in name only in case or width, so it cannot be signed in with. Nothing was changed. Let the person sign in by QR and set a password.",

  "system.failed": "The system refused: {cause}",
  "target.notEmpty": "{target} already holds data (table {table}). Choose an empty directory or database. Nothing was changed.",
  "target.newer":
    "The schema of {target} is newer than the data to put there (it has the migration {name}). Choose a fresh, empty directory or database. Nothing was changed.",
  "server.running":
    "The server is still running (process {process}). Stop every server process, wait 30 seconds and try again. Nothing was changed.",
  "backup.damaged": "{path} is not a whole backup ({cause}). Nothing was changed.",
  "backup.newer":
    "The backup was written by a newer version (migration {name}). Restore it with that version or a later one. Nothing was changed.",
  "copy.differs": "Comparing found a difference in table {table} at {key}; everything was taken back. Nothing was changed.",
  "same.store": "Source and target are the same data: {target}. Nothing was changed.",
};
