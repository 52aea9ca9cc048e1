import { crc32, deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

/** An entry as the directory of a ZIP tells it, which need not be true. */
export type RawEntry = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Unpacked bytes the directory tells. */
  readonly saysBytes?: number;
  /** Its content is that of this entry, by its place in the list. */
  readonly sharesWith?: number;
};

/** A ZIP written by hand: entries may lie about their size, or share their content. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const places: { at: number; packed: number }[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const { name, bytes, saysBytes = bytes.length, sharesWith } of entries) {
    const shared = sharesWith === undefined ? undefined : places[sharesWith];
    const packed = shared === undefined ? deflateRawSync(bytes, { level: 9 }) : null;
    const place = shared ?? { at: length, packed: packed?.length ?? 0 };
    places.push(place);
    const head = Buffer.alloc(LOCAL_BYTES);
    head.writeUInt32LE(LOCAL, 0);
    head.writeUInt16LE(20, 4);
    writeFacts(head, 8, { name, bytes, packed: place.packed, says: saysBytes });
    if (packed !== null) for (const part of [head, Buffer.from(name), packed]) add(part);
    const line = Buffer.alloc(CENTRAL_BYTES);
    line.writeUInt32LE(CENTRAL, 0);
    line.writeUInt16LE(20, 4);
    line.writeUInt16LE(20, 6);
    writeFacts(line, 10, { name, bytes, packed: place.packed, says: saysBytes });
    line.writeUInt32LE(place.at, 42);
    directory.push(line, Buffer.from(name));
  }
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(0xffff, entries.length), 8);
  end.writeUInt16LE(Math.min(0xffff, entries.length), 10);
  const all = Buffer.concat(directory);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...parts, all, end]);
}

function writeFacts(head: Buffer, at: number, facts: { name: string; bytes: Uint8Array; packed: number; says: number }): void {
  head.writeUInt16LE(DEFLATED, at);
  head.writeUInt32LE(crc32(facts.bytes), at + 6);
  head.writeUInt32LE(facts.packed, at + 10);
  head.writeUInt32LE(facts.says, at + 14);
  head.writeUInt16LE(Buffer.byteLength(facts.name), at + 18);
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const ALL = `${W} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`;
const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`;

/** The parts of a Word file with this body. */
export const docxParts = (body: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Record<string, Uint8Array> => ({
  "[Content_Types].xml": strToU8(TYPES),
  "_rels/.rels": strToU8(RELATIONS),
  "word/document.xml": strToU8(`<?xml version="1.0"?><w:document ${ALL}><w:body>${body}</w:body></w:document>`),
  ...Object.fromEntries(Object.entries(more).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part])),
});

/** A Word file with this body, and other parts. */
export const docxOf = (body: string, more?: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(docxParts(body, more), { level: 9 });

export const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** Relations of a document to pictures, by their ids. */
export const pictureRelations = (targets: readonly string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map((target, n) => `<Relationship Id="p${n}" Type="${OFFICE}/image" Target="${target}"/>`)
    .join("")}</Relationships>`;

export const picture = (id: string): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="9000" cy="9000"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** Any file of one part of text, packed: xmind, for one. */
export const zipOf = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part])), {
    level: 9,
  });
