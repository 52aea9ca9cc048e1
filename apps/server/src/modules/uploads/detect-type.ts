import { UPLOAD_TYPES, type UploadType } from "@tangleaf/contract";

/** PDF allows something before its mark, within this. */
const HEAD_BYTES = 1024;
/** Long enough for the entries that tell one Office file from another. */
const ENTRY_NAME_MAX_BYTES = 64;
const LOCAL_HEADER_BYTES = 30;
const NAME_LENGTH_AT = 26;
const LOCAL_HEADER = Buffer.from("PK\x03\x04", "latin1");
/** The part every Office file of a kind has. */
const MAIN_PARTS: Readonly<Record<string, UploadType>> = {
  "word/document.xml": "docx",
  "xl/workbook.xml": "xlsx",
  "ppt/presentation.xml": "pptx",
  "content.json": "xmind",
  "content.xml": "xmind",
};
/** The first part of OpenDocument files and e-books, whose words are in a content.xml too. */
const OTHER_KIND = "mimetype";
const MACROS = /vbaProject\.bin$/i;
/** Control characters that no text has. */
const BINARY = /(?![\t\n\f\r])\p{Cc}/u;
/** Of a text so much is looked at. What follows is decoded by its reader, where signs of no encoding become replacement characters. */
const TEXT_MAX_BYTES = 256 * 1024;
const TEXT_ENCODINGS = ["utf-8", "gb18030"];
const UTF_16_MARKS: Readonly<Record<string, string>> = { fffe: "utf-16le", feff: "utf-16be" };

/** Tells what a file is from its bytes, as they pass; only kinds of text are told apart by the name. */
export function createTypeDetector(name: string) {
  let head = Buffer.alloc(0);
  let first = Buffer.alloc(0);
  let zip: ReturnType<typeof createZipNames> | null = null;
  let text: ReturnType<typeof createTextCheck> | null = null;

  function look(bytes: Buffer): void {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
    if (zip === null && text === null) {
      if (markOf(head) === "zip") zip = createZipNames();
      else text = createTextCheck(head);
    }
    zip?.add(bytes);
    text?.add(bytes);
  }

  return {
    add(chunk: Uint8Array): void {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      if (head.length > 0) {
        look(bytes);
        return;
      }
      // Until there is enough to tell a ZIP and the encoding of a text by.
      first = Buffer.concat([first, bytes]);
      if (first.length >= LOCAL_HEADER.length) look(first);
    },
    /** What all bytes together are; null for what may not be uploaded. Asked once, after the last of them. */
    type(): UploadType | null {
      if (head.length === 0) look(first);
      const byMark = markOf(head);
      if (byMark === "zip") return zip?.type() ?? null;
      return byMark ?? (text?.isText() ? textType(name) : null);
    },
  };
}

function markOf(head: Buffer): UploadType | "zip" | null {
  const begins = (mark: string, at = 0) => head.toString("latin1", at, at + mark.length) === mark;
  if (begins("PK\x03\x04")) return "zip";
  if (begins("\x89PNG\r\n\x1a\n")) return "png";
  if (begins("\xff\xd8\xff")) return "jpg";
  if (begins("RIFF") && begins("WEBP", 8)) return "webp";
  return head.includes("%PDF-", 0, "latin1") ? "pdf" : null;
}

function textType(name: string): UploadType | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return (
    (["txt", "md", "csv", "opml", "mm", "json"] as const).find((type) => UPLOAD_TYPES[type].endings.some((known) => known === ending)) ??
    null
  );
}

/** Names of a ZIP's entries by their local headers. Chunks may be cut anywhere: the end of each is looked at again with the next. */
function createZipNames() {
  let rest = Buffer.alloc(0);
  let main: UploadType | null = null;
  let isRefused = false;
  return {
    add(chunk: Buffer): void {
      const data = Buffer.concat([rest, chunk]);
      for (
        let at = data.indexOf(LOCAL_HEADER);
        at >= 0 && at + LOCAL_HEADER_BYTES <= data.length;
        at = data.indexOf(LOCAL_HEADER, at + 1)
      ) {
        const begin = at + LOCAL_HEADER_BYTES;
        const entry = data.toString("latin1", begin, begin + Math.min(data.readUInt16LE(at + NAME_LENGTH_AT), ENTRY_NAME_MAX_BYTES));
        main ??= MAIN_PARTS[entry] ?? null;
        isRefused ||= entry === OTHER_KIND || MACROS.test(entry);
      }
      rest = data.subarray(Math.max(0, data.length - LOCAL_HEADER_BYTES - ENTRY_NAME_MAX_BYTES));
    },
    type: (): UploadType | null => (isRefused ? null : main),
  };
}

/** Whether bytes are text in an encoding that is in use: UTF-8, GB 18030 (and so GBK), UTF-16 with its mark. */
function createTextCheck(head: Buffer) {
  const wide = UTF_16_MARKS[head.toString("hex", 0, 2)];
  const decoders = (wide === undefined ? TEXT_ENCODINGS : [wide]).map((encoding) => new TextDecoder(encoding, { fatal: true }));
  let readable = decoders;

  const decode = (bytes?: Uint8Array) => {
    readable = readable.filter((decoder) => {
      try {
        return !BINARY.test(bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true }));
      } catch {
        return false;
      }
    });
  };
  let left = TEXT_MAX_BYTES;
  return {
    add(bytes: Uint8Array): void {
      if (left > 0) decode(bytes.subarray(0, left));
      left -= bytes.byteLength;
    },
    isText(): boolean {
      // A text that was cut may end inside a character.
      if (left >= 0) decode();
      return readable.length > 0;
    },
  };
}
