import { randomUUID } from "node:crypto";
import { deflateSync } from "node:zlib";
import { pdfBomb } from "../../../modules/text-sources/testing/write-pdf.ts";
import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

type Part = { readonly text: string; readonly stream?: Buffer };

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
function rawPdf(parts: readonly Part[], trailer = ""): Buffer {
  const chunks: Buffer[] = [Buffer.from("%PDF-1.5\n")];
  const places: number[] = [];
  let length = chunks[0]?.length ?? 0;
  for (const [at, { text, stream }] of parts.entries()) {
    places.push(length);
    const body =
      stream === undefined
        ? Buffer.from(text)
        : Buffer.concat([
            Buffer.from(text.replace("LENGTH", String(stream.length))),
            Buffer.from("\nstream\n"),
            stream,
            Buffer.from("\nendstream"),
          ]);
    const whole = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    chunks.push(whole);
    length += whole.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  chunks.push(
    Buffer.from(
      `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${parts.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(chunks);
}

const CATALOGUE = { text: "<< /Type /Catalog /Pages 2 0 R >>" };
const pages = (kids: string, count: number) => ({ text: `<< /Type /Pages /Kids [${kids}] /Count ${count} >>` });
const page = (contents: string, resources = "/Font << /F1 5 0 R >>", more = "") => ({
  text: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents ${contents} ${more} >>`,
});
const FONT = { text: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" };
const content = (bytes: Buffer): Part => ({ text: "<< /Length LENGTH /Filter /FlateDecode >>", stream: deflateSync(bytes, { level: 9 }) });
/** One page that draws this. */
const drawing = (bytes: Buffer, resources?: string, ...more: readonly Part[]): Buffer =>
  rawPdf([CATALOGUE, pages("3 0 R", 1), page("4 0 R", resources), content(bytes), FONT, ...more]);
const repeated = (text: string, times: number): Buffer => Buffer.from(text.repeat(times));

const FILES: readonly (readonly [name: string, make: () => Buffer])[] = [
  ["8 million times q", () => drawing(repeated("q ", 8_000_000))],
  ["8 million times Q", () => drawing(repeated("Q ", 8_000_000))],
  ["4 million marks that begin", () => drawing(repeated("/a BMC ", 4_000_000))],
  ["a million texts of one letter", () => drawing(Buffer.concat([Buffer.from("BT /F1 12 Tf "), repeated("(a) Tj 1 0 Td ", 1_000_000)]))],
  ["lists in lists, 2 million deep", () => drawing(repeated("[", 2_000_000))],
  ["dictionaries in dictionaries", () => drawing(repeated("<< /a ", 1_000_000))],
  ["a string that never ends", () => drawing(repeated("(a", 8_000_000))],
  [
    "an object 500,000 lists deep",
    () =>
      rawPdf([
        { text: `<< /Type /Catalog /Pages 2 0 R /A ${"[".repeat(500_000)}${"]".repeat(500_000)} >>` },
        pages("3 0 R", 1),
        page("4 0 R"),
        content(Buffer.from("q")),
        FONT,
      ]),
  ],
  [
    "a billion pages said, one there",
    () => rawPdf([CATALOGUE, pages("3 0 R", 1_000_000_000), page("4 0 R"), content(Buffer.from("q")), FONT]),
  ],
  [
    "pages that are their own pages",
    () => rawPdf([CATALOGUE, pages("2 0 R 2 0 R", 100_000), page("4 0 R"), content(Buffer.from("q")), FONT]),
  ],
  [
    "one page named 100,000 times",
    () => rawPdf([CATALOGUE, pages("3 0 R ".repeat(100_000), 100_000), page("4 0 R"), content(Buffer.from("BT /F1 9 Tf (a) Tj ET")), FONT]),
  ],
  [
    "20,000 pages",
    () => {
      const count = 20_000;
      const kids = Array.from({ length: count }, (_, n) => `${n + 6} 0 R`).join(" ");
      return rawPdf([
        CATALOGUE,
        pages(kids, count),
        { text: "null" },
        content(Buffer.from("BT /F1 9 Tf (a) Tj ET")),
        FONT,
        ...Array.from({ length: count }, () => page("4 0 R")),
      ]);
    },
  ],
  [
    "a form that draws itself",
    () =>
      drawing(Buffer.from("/X Do ".repeat(1000)), "/XObject << /X 6 0 R >>", {
        text: "<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 6 0 R >> >> /Length LENGTH >>",
        stream: repeated("/X Do ", 1000),
      }),
  ],
  [
    "forms that draw the next ten times, nine of them",
    () =>
      drawing(
        Buffer.from("/X6 Do"),
        `/XObject << ${Array.from({ length: 9 }, (_, n) => `/X${n + 6} ${n + 6} 0 R`).join(" ")} >>`,
        ...Array.from({ length: 9 }, (_, n) => ({
          text: `<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X ${Math.min(n + 7, 14)} 0 R >> >> /Length LENGTH >>`,
          stream: repeated("/X Do ", n === 8 ? 0 : 10),
        })),
      ),
  ],
  ["a page that unpacks to 60 MB", () => pdfBomb(60)],
  ["a page that unpacks to 2 GB", () => pdfBomb(2000)],
  [
    "contents in 100,000 parts",
    () => rawPdf([CATALOGUE, pages("3 0 R", 1), page(`[${"4 0 R ".repeat(100_000)}]`), content(repeated("q Q ", 1000)), FONT]),
  ],
  [
    "a table of places that leads in circles",
    () =>
      Buffer.concat([rawPdf([CATALOGUE, pages("3 0 R", 1), page("4 0 R"), content(Buffer.from("q")), FONT], "/Prev 9"), Buffer.alloc(0)]),
  ],
  [
    "a filter named 1,000 times",
    () =>
      rawPdf([
        CATALOGUE,
        pages("3 0 R", 1),
        page("4 0 R"),
        { text: `<< /Length LENGTH /Filter [${"/FlateDecode ".repeat(1000)}] >>`, stream: deflateSync(Buffer.alloc(1_000_000)) },
        FONT,
      ]),
  ],
  [
    "a predictor of a billion columns",
    () =>
      rawPdf([
        CATALOGUE,
        pages("3 0 R", 1),
        page("4 0 R"),
        {
          text: "<< /Length LENGTH /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 /Colors 4 >> >>",
          stream: deflateSync(Buffer.alloc(1_000_000)),
        },
        FONT,
      ]),
  ],
  [
    "a font that maps everything, 3,000 times",
    () =>
      rawPdf([
        CATALOGUE,
        pages("3 0 R", 1),
        page("4 0 R"),
        content(Buffer.from("BT /F1 9 Tf <0001> Tj ET")),
        {
          text: "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>",
        },
        {
          text: "<< /Length LENGTH /Filter /FlateDecode >>",
          stream: deflateSync(
            Buffer.from(
              `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${"1 beginbfrange <0000> <ffff> <0041> endbfrange ".repeat(3000)} endcmap`,
            ),
          ),
        },
      ]),
  ],
  [
    "an outline in circles and a title of 5 MB",
    () =>
      rawPdf(
        [
          { text: "<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>" },
          pages("3 0 R", 1),
          page("4 0 R"),
          content(Buffer.from("q")),
          FONT,
          { text: `<< /First 6 0 R /Next 6 0 R /Title (${"a".repeat(5_000_000)}) >>` },
        ],
        "/Info 6 0 R",
      ),
  ],
  [
    "no table of places, and a million numbers that look like objects",
    () => Buffer.concat([Buffer.from("%PDF-1.4\n"), repeated("1 0 obj\n", 1_000_000), Buffer.from("startxref\n99999999\n%%EOF")]),
  ],
  [
    "endstream looked for in 9 MB",
    () => Buffer.concat([Buffer.from("%PDF-1.4\n"), repeated("1 0 obj << /Length 5 >>\nstream\nendstrea", 200_000)]),
  ],
];

export const pdf: readonly CostEntry[] = FILES.map(([name, make], at) => ({
  name: `a PDF: ${name}`,
  ...(at === 8 && { isShort: true as const }),
  async run(site: Site) {
    const bytes = make();
    const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
    const fileId = await site.upload({ name: "a.pdf", bytes });
    if (fileId === null) return;
    await site.call({ path: "/api/source/quote", body: { fileId } });
    await site.call({ path: "/api/source/add", body: { fileId, noteId, requestId: randomUUID() } });
  },
}));
