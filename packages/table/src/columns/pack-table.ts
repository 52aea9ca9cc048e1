import { z } from "zod";
import type { Column, SheetTable } from "./column.ts";

/** "TLTB" as it stands in the first four bytes. */
const MAGIC = 0x42_54_4c_54;
const VERSION = 1;
/** Sign, version, bytes of the header, checksum. */
const HEAD_WORDS = 4;
const WORD_BYTES = 4;
/** Every column begins where a number of eight bytes may. */
const ALIGN_BYTES = 8;
const CHECKSUM_START = 0x81_1c_9d_c5;
const CHECKSUM_PRIME = 0x01_00_01_93;

/** Bytes that are no packed table, or not the whole of one. */
export class DamagedTable extends Error {}

/** Looked at in a loop: a column has tens of thousands of words, and a schema of each takes longer than all the rest of unpacking. */
function areWords(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  for (let at = 0; at < value.length; at += 1) if (typeof value[at] !== "string") return false;
  return true;
}

const grainSchema = z.enum(["day", "month", "quarter", "year"]);
const columnSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), name: z.string(), words: z.custom<string[]>(areWords) }),
  z.strictObject({
    type: z.literal("number"),
    name: z.string(),
    decimals: z.int().nullable(),
    emptyWords: z.array(z.string()).optional(),
    unit: z.string().optional(),
    bin: z.number().optional(),
  }),
  z.strictObject({ type: z.literal("date"), name: z.string(), grain: grainSchema }),
]);
type PackedColumn = z.output<typeof columnSchema>;
const headerSchema = z.strictObject({
  id: z.string(),
  title: z.string().optional(),
  rowCount: z.int().min(0),
  totalRows: z.array(z.int().min(0)),
  columns: z.array(columnSchema),
  fileRows: z.array(z.tuple([z.int().min(0), z.int().min(1)])).optional(),
  leftOut: z.int().min(1).optional(),
  held: z.array(z.object({ col: z.string(), why: z.enum(["unit", "uncalculated", "total", "unread"]) })).optional(),
});

type Values = Uint32Array | Float64Array | Int32Array;
const VALUE_BYTES = { text: 4, number: 8, date: 4 } as const;

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGN_BYTES) * ALIGN_BYTES;

/**
 * A table as one run of bytes, little endian: a header with the names and dictionaries, then the values of each column. Packed once
 * and never changed; whoever stores it or sends it compresses it.
 */
export function packTable(table: SheetTable): Uint8Array {
  const { columns, rowCount } = table;
  const header = new TextEncoder().encode(JSON.stringify({ ...aboutTable(table), columns: columns.map(withoutValues) }));
  const start = aligned(HEAD_WORDS * WORD_BYTES + header.length);
  const size = columns.reduce((sum, { type }) => sum + aligned(rowCount * VALUE_BYTES[type]), start);
  const packed = new Uint8Array(size);
  packed.set(header, HEAD_WORDS * WORD_BYTES);
  let at = start;
  for (const column of columns) {
    const { buffer, byteOffset, byteLength } = valuesOf(column);
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  packed.set(new Uint8Array(Uint32Array.of(MAGIC, VERSION, header.length, checksum(packed)).buffer));
  return packed;
}

/** The table again. Its columns stand in the bytes given, which must stay as they are. Throws DamagedTable. */
export function unpackTable(packed: Uint8Array): SheetTable {
  // Columns are read in place, so the bytes must begin where a column may.
  const bytes = packed.byteOffset % ALIGN_BYTES === 0 ? packed : packed.slice();
  if (bytes.length < HEAD_WORDS * WORD_BYTES || bytes.length % ALIGN_BYTES !== 0) throw new DamagedTable("too short");
  const [magic, version, headerBytes = 0, sum] = new Uint32Array(bytes.buffer, bytes.byteOffset, HEAD_WORDS);
  if (magic !== MAGIC || version !== VERSION) throw new DamagedTable("no table of this version");
  if (sum !== checksum(bytes)) throw new DamagedTable("changed since it was packed");
  const header = readHeader(bytes.subarray(HEAD_WORDS * WORD_BYTES, HEAD_WORDS * WORD_BYTES + headerBytes));
  const { rowCount, totalRows } = header;
  let at = aligned(HEAD_WORDS * WORD_BYTES + headerBytes);
  const columns = header.columns.map((column) => {
    const start = at;
    at += aligned(rowCount * VALUE_BYTES[column.type]);
    if (at > bytes.length) throw new DamagedTable("columns are missing");
    return withValues(column, { buffer: bytes.buffer, start: bytes.byteOffset + start, rowCount });
  });
  if (at !== bytes.length || totalRows.some((row) => row >= rowCount)) throw new DamagedTable("rows do not agree");
  return { ...aboutTable(header), columns };
}

type About = Omit<SheetTable, "columns" | "droppedRows">;

/** What is told of a table beside its columns. */
const aboutTable = ({ id, title, rowCount, totalRows, fileRows, leftOut, held }: About): About => ({
  id,
  ...(title !== undefined && { title }),
  rowCount,
  totalRows,
  ...(fileRows !== undefined && { fileRows }),
  ...(leftOut !== undefined && { leftOut }),
  ...(held !== undefined && { held }),
});

function readHeader(bytes: Uint8Array): z.output<typeof headerSchema> {
  try {
    return headerSchema.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch (error) {
    throw new DamagedTable("its header cannot be read", { cause: error });
  }
}

function withoutValues(column: Column): PackedColumn {
  if (column.type === "text") return { type: "text", name: column.name, words: [...column.words] };
  if (column.type === "date") return { type: "date", name: column.name, grain: column.grain };
  const { name, decimals, emptyWords, unit, bin } = column;
  return {
    type: "number",
    name,
    decimals,
    ...(emptyWords !== undefined && { emptyWords: [...emptyWords] }),
    ...(unit !== undefined && { unit }),
    ...(bin !== undefined && { bin }),
  };
}

const valuesOf = (column: Column): Values =>
  column.type === "text" ? column.codes : column.type === "number" ? column.values : column.days;

type Place = { readonly buffer: ArrayBufferLike; readonly start: number; readonly rowCount: number };

function withValues(column: PackedColumn, { buffer, start, rowCount }: Place): Column {
  if (column.type === "number") return { ...column, values: new Float64Array(buffer, start, rowCount) as Float64Array<ArrayBuffer> };
  if (column.type === "date") return { ...column, days: new Int32Array(buffer, start, rowCount) as Int32Array<ArrayBuffer> };
  const codes = new Uint32Array(buffer, start, rowCount) as Uint32Array<ArrayBuffer>;
  let most = 0;
  for (let row = 0; row < rowCount; row += 1) most = Math.max(most, codes[row] ?? 0);
  if (rowCount > 0 && most >= column.words.length) throw new DamagedTable("a word is missing");
  return { ...column, codes };
}

/** FNV-1a over four bytes at a time, the place of the checksum left out. */
function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / WORD_BYTES);
  let sum = CHECKSUM_START;
  for (let at = HEAD_WORDS; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), CHECKSUM_PRIME);
  return sum >>> 0;
}
