import { type SourceQuote, sourceTokens } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import { presentSource } from "./present-source.ts";
import type { SourceReading } from "./read-source.ts";
import { findByContent } from "./source.repo.ts";

/** What a file would be as a source and what it costs; one that was fed before is not read again. */
export async function quoteSource(
  db: Db,
  { userId, hash, read }: { userId: string; hash: string; read: () => Promise<SourceReading> },
): Promise<SourceQuote> {
  const row = await findByContent(db, userId, hash);
  const isKnown = row !== undefined;
  const { title, type, characters, pages, rows, isCut } = isKnown ? presentSource(row) : await read();
  return { title, type, characters, pages, rows, isCut, isKnown, tokens: isKnown ? 0 : sourceTokens(characters) };
}
