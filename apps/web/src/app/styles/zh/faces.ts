import regular from "@fontsource/noto-serif-sc/400.css?url";
import semibold from "@fontsource/noto-serif-sc/600.css?url";
import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

/** Faces to fetch before the first paint: coming later, digits and Latin words have the whole page laid out anew, and it moves. */
export const firstFaces: readonly string[] = [sans, serif];

/** Style sheets of the serif face, about a hundred slices a weight: loaded after the page. The headings of a stored page have a face of their own (`scripts/serif`). */
export const lateFaces: readonly string[] = [regular, semibold];
