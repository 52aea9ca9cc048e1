import { deflateSync } from "node:zlib";

const LATIN = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
/** A Chinese font that the file names and does not bring along, as many theses have. */
const CHINESE =
  "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>";
const ENCRYPTED = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`;
const MEGABYTE = 1024 * 1024;

type Stream = { readonly head: string; readonly bytes: Buffer };

/** A PDF with a page for each text; a blank one has no text, as a scan. */
export function pdfOf(pages: readonly string[], { title, isEncrypted = false }: { title?: string; isEncrypted?: boolean } = {}): Buffer {
  return write(pages.map(contentOf), { ...(title !== undefined && { title }), isEncrypted });
}

/** A few kilobytes whose only page unpacks to `megabytes`. */
export function pdfBomb(megabytes: number): Buffer {
  const runs = Buffer.alloc((megabytes * MEGABYTE) / 64, Buffer.from([129, 0x20]));
  return write([{ head: "/Filter [/FlateDecode /RunLengthDecode]", bytes: deflateSync(runs) }], {});
}

function contentOf(text: string): Stream {
  if (text === "") return { head: "", bytes: Buffer.from("0 0 10 10 re f") };
  const lines = text.split("\n").map((line) => {
    const isChinese = /\p{Script=Han}/u.test(line);
    const bytes = isChinese ? Buffer.from(line, "utf16le").swap16() : Buffer.from(line, "latin1");
    return `/${isChinese ? "F2" : "F1"} 12 Tf <${bytes.toString("hex")}> Tj 0 -18 Td`;
  });
  return { head: "", bytes: Buffer.from(`BT 72 720 Td ${lines.join(" ")} ET`) };
}

function write(contents: readonly Stream[], { title, isEncrypted = false }: { title?: string; isEncrypted?: boolean }): Buffer {
  const kids = contents.map((_, at) => `${6 + at * 2} 0 R`).join(" ");
  const info = title === undefined ? "<< >>" : `<< /Title <feff${Buffer.from(title, "utf16le").swap16().toString("hex")}> >>`;
  const objects: Buffer[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    LATIN,
    CHINESE,
    info,
  ].map((text) => Buffer.from(text));
  for (const [at, { head, bytes }] of contents.entries()) {
    const fonts = "/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>";
    objects.push(Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${fonts} /Contents ${7 + at * 2} 0 R >>`));
    const start = Buffer.from(`<< /Length ${bytes.length} ${head} >>\nstream\n`);
    objects.push(Buffer.concat([start, bytes, Buffer.from("\nendstream")]));
  }
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from("\nendobj\n"));
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const locked = isEncrypted ? ` /Encrypt ${ENCRYPTED} /ID [<00> <00>]` : "";
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R${locked} >>`;
  parts.push(Buffer.from(`${end}\nstartxref\n${length()}\n%%EOF`));
  return Buffer.concat(parts);
}
