import type { FontTables } from "./read-woff.ts";

// Makes a smaller font of a TrueType one: the glyphs of some characters and no others, without features of layout.

const COMPOSITE = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;
/** `head.indexToLocFormat` of offsets with four bytes. */
const LONG_OFFSETS = 1;
/** `post` of a font that does not name its glyphs. */
const POST_WITHOUT_NAMES = 0x0003_0000;
const POST_BYTES = 32;
/** Taken as they are. */
const KEPT = ["OS/2", "gasp", "prep", "name"] as const;

export type Subsetter = {
  /** The font with these characters; those it has no glyph for are left out. */
  subset(characters: ReadonlySet<string>): FontTables;
};

/** `tables`: a TrueType font. Reading its character map once serves many subsets. */
export function createSubsetter(tables: FontTables): Subsetter {
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const glyphOf = readCharacterMap(table("cmap"));
  const [head, glyf, loca, hhea, hmtx, maxp] = ["head", "glyf", "loca", "hhea", "hmtx", "maxp"].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const isLong = head.readInt16BE(50) === LONG_OFFSETS;
  const offsetOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const outlineOf = (glyph: number) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1));
  const widths = hhea.readUInt16BE(34);
  const metricOf = (glyph: number): Buffer => {
    if (glyph < widths) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
    // Glyphs after the last width share it and have a side bearing only.
    const side = widths * 4 + (glyph - widths) * 2;
    return Buffer.concat([hmtx.subarray((widths - 1) * 4, (widths - 1) * 4 + 2), hmtx.subarray(side, side + 2)]);
  };

  return {
    subset(characters) {
      const codes = [...characters]
        .map((character) => character.codePointAt(0) ?? 0)
        .filter((code) => glyphOf.has(code))
        .sort((one, other) => one - other);
      // The first glyph stands for whatever is missing.
      const glyphs = [...new Set([0, ...codes.map((code) => glyphOf.get(code) ?? 0)])];
      for (const glyph of glyphs) for (const part of partsOf(outlineOf(glyph))) if (!glyphs.includes(part.glyph)) glyphs.push(part.glyph);
      const place = new Map(glyphs.map((glyph, at) => [glyph, at]));

      const outlines = glyphs.map((glyph) => aligned(renumbered(outlineOf(glyph), place)));
      const offsets = Buffer.alloc((glyphs.length + 1) * 4);
      outlines.reduce((sum, outline, at) => offsets.writeUInt32BE(sum + outline.length, (at + 1) * 4) && sum + outline.length, 0);

      const newHead = Buffer.from(head);
      newHead.writeInt16BE(LONG_OFFSETS, 50);
      const newHhea = Buffer.from(hhea);
      newHhea.writeUInt16BE(glyphs.length, 34);
      const newMaxp = Buffer.from(maxp);
      newMaxp.writeUInt16BE(glyphs.length, 4);
      const post = Buffer.alloc(POST_BYTES);
      table("post").copy(post, 0, 0, POST_BYTES);
      post.writeUInt32BE(POST_WITHOUT_NAMES, 0);

      return new Map<string, Buffer>([
        ...KEPT.flatMap((tag) => (tables.has(tag) ? [[tag, table(tag)] as const] : [])),
        ["cmap", writeCharacterMap(codes.map((code) => [code, place.get(glyphOf.get(code) ?? 0) ?? 0]))],
        ["glyf", Buffer.concat(outlines)],
        ["head", newHead],
        ["hhea", newHhea],
        ["hmtx", Buffer.concat(glyphs.map(metricOf))],
        ["loca", offsets],
        ["maxp", newMaxp],
        ["post", post],
      ]);
    },
  };
}

/** Glyphs a composite outline is put together of, and where their numbers stand in it. */
function partsOf(outline: Buffer): { glyph: number; at: number }[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: { glyph: number; at: number }[] = [];
  for (let at = 10, flags: number = COMPOSITE.more; (flags & COMPOSITE.more) !== 0; ) {
    flags = outline.readUInt16BE(at);
    parts.push({ glyph: outline.readUInt16BE(at + 2), at: at + 2 });
    at += 4 + ((flags & COMPOSITE.wordArguments) === 0 ? 2 : 4);
    if ((flags & COMPOSITE.scale) !== 0) at += 2;
    else if ((flags & COMPOSITE.twoScales) !== 0) at += 4;
    else if ((flags & COMPOSITE.matrix) !== 0) at += 8;
  }
  return parts;
}

function renumbered(outline: Buffer, place: ReadonlyMap<number, number>): Buffer {
  const parts = partsOf(outline);
  if (parts.length === 0) return outline;
  const copy = Buffer.from(outline);
  for (const { glyph, at } of parts) copy.writeUInt16BE(place.get(glyph) ?? 0, at);
  return copy;
}

const aligned = (outline: Buffer) =>
  outline.length % 4 === 0 ? outline : Buffer.concat([outline, Buffer.alloc(4 - (outline.length % 4))]);

/** Formats of a character map: of the first 65,536 characters, and of all. */
const FORMAT = { basic: 4, all: 12 } as const;
const GROUP_BYTES = 12;
const GROUPS_AT = 16;

/** The map of the first 65,536 characters. What lies beyond is in no heading. */
function readCharacterMap(cmap: Buffer): ReadonlyMap<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(4 + at * 8 + 4));
  const start = starts.find((one) => cmap.readUInt16BE(one) === FORMAT.basic);
  if (start === undefined) throw new Error("the font has no map of its characters");
  const map = cmap.subarray(start);
  const segments = map.readUInt16BE(6) / 2;
  // Four lists with an entry for each segment: last and first character, what to add, where glyphs are named one by one.
  const entry = (list: number, segment: number) => 14 + (list === 0 ? 0 : 2) + (list * segments + segment) * 2;
  const found = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = map.readUInt16BE(entry(0, segment));
    const first = map.readUInt16BE(entry(1, segment));
    const added = map.readUInt16BE(entry(2, segment));
    const named = map.readUInt16BE(entry(3, segment));
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = named === 0 ? code : map.readUInt16BE(entry(3, segment) + named + (code - first) * 2);
      if (glyph !== 0) found.set(code, (glyph + added) & 0xffff);
    }
  }
  return found;
}

/** A map with one group a character: packed, a run would hardly be smaller. */
function writeCharacterMap(pairs: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const subtable = 12;
  const bytes = GROUPS_AT + pairs.length * GROUP_BYTES;
  const cmap = Buffer.alloc(subtable + bytes);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(subtable, 8);
  cmap.writeUInt16BE(FORMAT.all, subtable);
  cmap.writeUInt32BE(bytes, subtable + 4);
  cmap.writeUInt32BE(pairs.length, subtable + 12);
  for (const [at, [code, glyph]] of pairs.entries()) {
    const entry = subtable + GROUPS_AT + at * GROUP_BYTES;
    cmap.writeUInt32BE(code, entry);
    cmap.writeUInt32BE(code, entry + 4);
    cmap.writeUInt32BE(glyph, entry + 8);
  }
  return cmap;
}
