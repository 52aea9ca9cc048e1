import type { StoredKind } from "@tangleaf/contract";
import type { TableName } from "../db/table-keys.ts";
import type { ArchivePiece } from "./archive-piece.ts";
import type { Db } from "./metering/metering.ts";

/** What becomes of a person's rows in one table. */
export type TableOfPerson = {
  /** The file of the archive that shows them, or `none: ` and why. */
  readonly archive: string;
  /** After the account has ended: no row, rows without anything personal, or rows kept on purpose and why. */
  readonly afterDeletion: "deleted" | "emptied" | `kept: ${string}`;
};

/** Blanks of the archive's README (`messages/archive.zh.ts`). */
export type ReadmeBlanks = { readonly nickname?: string; readonly texts?: number; readonly notes?: number };

/** What is stored of one kind, as its owner sees it; `binBytes` of them are in the bin. */
export type StoredBytes = { readonly kind: StoredKind; readonly bytes: number; readonly binBytes: number };

/** What of a module takes space and can grow without end: counted from numbers and lengths, without reading texts. */
export type CountBytes = (db: Db, userId: string) => Promise<readonly StoredBytes[]>;

/**
 * What one module keeps of a person, how it is taken along, and how it is erased. The list of them in `wiring/list-personal-data.ts` is all
 * that the archive and the deletion of an account go by; a test fails for a table with a person in it that is in no list.
 */
export type PersonalData = {
  /** The module's folder. */
  readonly module: string;
  readonly tables: Readonly<Partial<Record<TableName, TableOfPerson>>>;
  /** The person's data as files, in lots small enough that nobody's stream waits while one is made. */
  exportPersonalData?(userId: string): AsyncGenerator<readonly ArchivePiece[], ReadmeBlanks>;
  /** Stops what runs for the person; false = something goes on, and the account does not end yet. */
  stopWork?(userId: string): Promise<boolean>;
  /**
   * Takes away every way in. Runs in the transaction that ends the account, and once more in the one that finishes it: a
   * sign-in that was under way may have left something.
   */
  revokeAccess?(trx: Db, userId: string): Promise<void>;
  /**
   * Erases what is left of an account that has ended. It may be broken off, repeated, and run by two processes at once.
   * False = not everything yet; the next round goes on.
   */
  erasePersonalData?(userId: string): Promise<boolean>;
};
