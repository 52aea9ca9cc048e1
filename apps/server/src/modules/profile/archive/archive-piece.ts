/** A piece of one file of the archive. Pieces of one path follow each other; `last` ends the file. */
export type ArchivePiece = { readonly path: string; readonly content: string | Uint8Array; readonly last: boolean };
