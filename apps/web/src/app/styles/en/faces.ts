import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

/** Faces to fetch before the first paint: in English every word is set in them, and a late swap would break lines anew. */
export const firstFaces: readonly string[] = [serif, sans];

/** English pages have no use for the Chinese face. */
export const lateFaces: readonly string[] = [];
