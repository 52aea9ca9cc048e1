import { z } from "zod";

/** Raised when an older program could not read the file any more. */
export const BACKUP_FORMAT = "tangleaf-backup-1";

/**
 * A backup is gzip over lines of JSON: head, then each stored file (a `file` line, its content in `bytes` lines, an `end`
 * of it), then each table (a `table` line, one `row` line a row, an `end` of it), then `done`. Rows lie in key order, so
 * the same data gives the same digest whatever database it came from.
 */
const value = z.union([z.string(), z.number(), z.null()]);
const sha256 = z.string().length(64);

export const headSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.string(),
  kind: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
export type BackupHead = z.output<typeof headSchema>;

export const lineSchema = z.union([
  z.object({ row: z.array(value) }),
  z.object({ bytes: z.string() }),
  z.object({ file: z.string() }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.literal("file"), sha256 }),
  z.object({ end: z.literal("table"), rows: z.number().int(), sha256 }),
  z.object({ done: z.literal(true), tables: z.number().int(), files: z.number().int() }),
]);
export type BackupLine = z.output<typeof lineSchema>;
