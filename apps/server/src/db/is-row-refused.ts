/** PostgreSQL's classes of errors that lie in the values: data exception, integrity, limit of a program. */
const POSTGRES_CODE = /^(?:22|23|54)[0-9A-Z]{3}$/;
const SQLITE_CODE = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/;

/**
 * Whether the database refused what a row says, and not the work as such: trying again changes nothing, and rows that were
 * written together with it are not to blame.
 */
export function isRowRefused(error: unknown): boolean {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return POSTGRES_CODE.test(code) || SQLITE_CODE.test(code);
}
