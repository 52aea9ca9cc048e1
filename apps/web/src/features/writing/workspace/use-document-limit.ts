import type { DocumentType } from "@tangleaf/contract/document-types";
import { LIMITS } from "@tangleaf/contract/limits";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfo, useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { longDocumentMessages as m } from "#messages/long-document.ts";

/** Why a document cannot be made as its form is; `hasMore`: members may. */
export type DocumentLimit = { readonly text: string; readonly hasMore: boolean };

/** What stands against a document of this length, said before the click; null = nothing, or the scene makes no document. */
export function useDocumentLimit(type: DocumentType | undefined, length: number): DocumentLimit | null {
  const level = useUser()?.level;
  const isOff = useBaseInfo()?.settings.features.essayFullText === false;
  if (type === undefined) return null;
  if (isOff) return { text: m.oneByOne, hasMore: false };
  const most = level === undefined ? null : LIMITS[variant][level].documentCharacters;
  return most !== null && length > most ? { text: m.tooLong(formatNumber(most)), hasMore: true } : null;
}
