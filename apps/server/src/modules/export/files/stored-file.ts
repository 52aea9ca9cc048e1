import type { FileOwnerKind } from "../../../db/schema/file-tables.ts";

/** The resource a file belongs to. */
export type FileOwner = { readonly kind: FileOwnerKind; readonly id: string };

export type StoredFile = {
  readonly id: string;
  readonly userId: string;
  readonly owner: FileOwner;
  readonly ticketHash: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly blobKey: string;
  readonly contentKey: string | null;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly ticketExpiresAt: number;
  /** null = kept as long as its owner. */
  readonly expiresAt: number | null;
};

/** A file that is there already. */
export type SameFile = Pick<StoredFile, "id" | "name" | "blobKey" | "sizeBytes">;

/** How long a file is kept, and by which ticket it opens. */
export type Term = Pick<StoredFile, "ticketHash" | "ticketExpiresAt" | "createdAt" | "expiresAt">;
