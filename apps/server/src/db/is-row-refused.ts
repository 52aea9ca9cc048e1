/** Classes of SQLSTATE caused by values: data exception, integrity constraint, program limit. */
const POSTGRES_CODE = /^(?:22|23|54)[0-9A-Z]{3}$/;
const SQLITE_CODE = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/;

/**
 * Whether the database refused the values of a row: a retry would fail again, and other rows of the same statement are not
 * the cause.
 */
export function isRowRefused(error: unknown): boolean {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return POSTGRES_CODE.test(code) || SQLITE_CODE.test(code);
}
