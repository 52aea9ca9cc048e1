import regular from "@fontsource/noto-serif-sc/400.css?url";
import semibold from "@fontsource/noto-serif-sc/600.css?url";

/** Faces to fetch before the first paint. Chinese words are set in the system's face and Latin ones among them may swap: none. */
export const firstFaces: readonly string[] = [];

/** Style sheets of the serif face, about a hundred slices a weight: asked for once the page has loaded. */
export const lateFaces: readonly string[] = [regular, semibold];
