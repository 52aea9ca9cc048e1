/** Faces to fetch before the first paint. Chinese words are set in the system's face and Latin ones among them may swap: none. */
export const firstFaces: readonly string[] = [];
