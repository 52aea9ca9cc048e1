/** What a file has and a document does not; each is a sentence in the messages. */
export const LEFT_KINDS = [
  "comments",
  "revisions",
  "pictures",
  "largePictures",
  "morePictures",
  "formulas",
  "objects",
  "charts",
  "textBoxes",
  "nestedTables",
  "headers",
  "symbols",
  "headingParts",
  "blocks",
] as const;
export type LeftKind = (typeof LEFT_KINDS)[number];

/** How often each kind occurred, and up to three names. */
export type LeftOut = { readonly kind: LeftKind; count: number; readonly names: string[] };

const NAMES_MAX = 3;

/** Pictures of one file that are imported. A browser needs 4 bytes for each pixel of a picture it shows. */
export const PICTURE_BOUNDS = { pictures: 300, megapixels: 64 } as const;

export type LeftOuts = { add(kind: LeftKind, name?: string): void; list(): readonly LeftOut[] };

export function createLeftOuts(): LeftOuts {
  const found = new Map<LeftKind, LeftOut>();
  return {
    add(kind, name) {
      const one = found.get(kind) ?? { kind, count: 0, names: [] };
      one.count++;
      if (name !== undefined && one.names.length < NAMES_MAX && !one.names.includes(name)) one.names.push(name);
      found.set(kind, one);
    },
    list: () => LEFT_KINDS.flatMap((kind) => found.get(kind) ?? []),
  };
}
