import { type PaletteEntry, readPalette } from "@tangleaf/catalogue/palette";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { variant } from "#lib/variant.ts";

const RECENT_TEXTS = 40;

/** The whole catalogue as one searches it, in this build's language. */
export const scenesQuery = queryOptions({
  queryKey: queryKeys.scenes,
  queryFn: async (): Promise<PaletteEntry[]> => {
    const rows = variant === "en" ? await import("@tangleaf/catalogue/palette-en") : await import("@tangleaf/catalogue/palette-zh");
    return readPalette(rows.default);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** One's own newest texts: searched here while typing, and the last use of a scene. */
export const recentTextsQuery = queryOptions({
  queryKey: queryKeys.texts.recent(RECENT_TEXTS),
  queryFn: ({ signal }) => call("/api/ai/list", { size: RECENT_TEXTS }, { signal, quiet: true }),
});
