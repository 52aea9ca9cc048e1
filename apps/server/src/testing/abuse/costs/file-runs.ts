import { randomUUID } from "node:crypto";
import { pdfOf } from "../../../modules/text-sources/testing/write-pdf.ts";
import { xlsxOf } from "../../../modules/text-sources/testing/write-xlsx.ts";
import type { CostEntry } from "./cost-entry.ts";
import { cutCells, headingRun, runOf, SIGNS } from "./hostile-signs.ts";
import { docxOf, paragraph, zipOf } from "./hostile-zips.ts";
import type { Site } from "./site.ts";

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/[\ud800-\udfff]{1,2}|[^\t\n\r -\uffff]/gu, "字");

/** A kind of file: how one is written with this text, and where it goes. */
type FileKind = {
  readonly ending: string;
  readonly characters: number;
  readonly into: readonly string[];
  /** Calls that take the file itself. */
  readonly uploadTo?: string;
  write(text: string): Uint8Array | string;
};

const SOURCE = "/api/source/add";
const TREE = "/api/mindtree/import";
const NOTE = "/api/note/import";
const REFERENCES = "/api/reference/import";
const TABLE = "/api/table/upload";

const FILE_KINDS: readonly FileKind[] = [
  { ending: "md", characters: 1_000_000, into: [NOTE, TREE, SOURCE], write: (text) => text },
  { ending: "txt", characters: 1_000_000, into: [NOTE, TREE, SOURCE, REFERENCES], write: (text) => text },
  { ending: "csv", characters: 1_000_000, into: [SOURCE], uploadTo: TABLE, write: (text) => `a,b\n${cutCells(text).join(",1\n")}` },
  {
    ending: "html",
    characters: 1_000_000,
    into: [],
    uploadTo: TABLE,
    write: (text) => `<table><tr><td>${cutCells(text).join("</td></tr><tr><td>")}</td></tr></table>`,
  },
  { ending: "docx", characters: 1_000_000, into: [NOTE, TREE, SOURCE], write: (text) => docxOf(paragraph(escapeXml(text))) },
  {
    ending: "xlsx",
    characters: 1_000_000,
    into: [SOURCE],
    uploadTo: TABLE,
    write: (text) =>
      xlsxOf([
        {
          name: "a",
          data: cutCells(text)
            .map((cell) => `<row><c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c></row>`)
            .join(""),
        },
      ]),
  },
  { ending: "pdf", characters: 100_000, into: [SOURCE], write: (text) => pdfOf([text]) },
  {
    ending: "opml",
    characters: 1_000_000,
    into: [TREE],
    write: (text) => `<opml version="2.0"><body><outline text="${escapeXml(text)}"/></body></opml>`,
  },
  { ending: "mm", characters: 1_000_000, into: [TREE], write: (text) => `<map version="1.0.1"><node TEXT="${escapeXml(text)}"/></map>` },
  {
    ending: "xmind",
    characters: 1_000_000,
    into: [TREE],
    write: (text) => zipOf({ "content.json": JSON.stringify([{ rootTopic: { title: text, notes: { plain: { content: text } } } }]) }),
  },
  { ending: "json", characters: 1_000_000, into: [TREE], write: (text) => JSON.stringify({ text, kids: [{ text, note: text }] }) },
  {
    ending: "bib.txt",
    characters: 190_000,
    into: [REFERENCES],
    write: (text) => `@article{a,\n title={${text}},\n author={${text.slice(0, 5000)} and b},\n year={2020}\n}\n`,
  },
  {
    ending: "ris.txt",
    characters: 190_000,
    into: [REFERENCES],
    write: (text) => `TY  - JOUR\nTI  - ${text}\nAU  - ${text.slice(0, 5000)}\nER  - \n`,
  },
];

/** Places a file kind goes, each asked by somebody of its own: imports have a pace by person. */
async function sendFiles(site: Site, { ending, characters, into, uploadTo, write }: FileKind, shape: typeof runOf): Promise<void> {
  let needs = await prepare(site);
  for (const [at, [sign, one]] of SIGNS.entries()) {
    if (at > 0 && at % 8 === 0) needs = await prepare({ ...site, token: await site.newPerson() });
    const { token, noteId, essayId } = needs;
    const file = { name: `a.${ending}`, bytes: write(shape(one, characters)), label: `${ending} of ${sign}`, token };
    if (uploadTo !== undefined) await site.upload({ ...file, path: uploadTo, label: `${uploadTo} ${file.label}` });
    for (const path of into) {
      const more = path === SOURCE ? { noteId, requestId: randomUUID() } : path === REFERENCES ? { essayId, preview: true } : {};
      await site.importFile({ ...file, into: path, more });
    }
  }
}

async function prepare({ need, token }: Pick<Site, "need" | "token">) {
  const outline = [{ id: "one", title: "绪论", targetCnt: 200 }];
  const essay = { title: "盘点的问题", level: "undergraduate", language: "zh", length: 3000, outline };
  const { noteId } = await need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" }, token);
  const { essayId } = await need<{ essayId: string }>("/api/essay/create", essay, token);
  return { token, noteId, essayId };
}

export const fileRuns: readonly CostEntry[] = [
  {
    name: "a.md of a heading, n spaces and a letter, as a source",
    finding: "F1",
    isShort: true,
    async run(site) {
      const { noteId } = await prepare(site);
      for (const spaces of [2000, 10_000, 1_000_000]) {
        const bytes = `# a${" ".repeat(spaces)}b`;
        for (const name of ["a.md", "a.txt"])
          await site.importFile({
            name,
            bytes,
            into: SOURCE,
            more: { noteId, requestId: randomUUID() },
            label: `${name}, ${spaces} spaces`,
          });
      }
    },
  },
  {
    name: "a.txt of 200,000 spaces, as a note",
    finding: "F6",
    async run(site) {
      for (const bytes of [`a${" ".repeat(200_000)}b`, `${" ".repeat(9_000_000)}b`, `a${"\u3000".repeat(3_000_000)}b`])
        await site.importFile({ name: "a.txt", bytes, into: NOTE });
    },
  },
  ...FILE_KINDS.flatMap((kind) => [
    { name: `${kind.ending}: runs of one sign`, run: (site: Site) => sendFiles(site, kind, runOf) },
    { name: `${kind.ending}: a heading and runs of one sign`, run: (site: Site) => sendFiles(site, kind, headingRun) },
    {
      name: `${kind.ending}: one sign on every line`,
      run: (site: Site) =>
        sendFiles(site, kind, (sign, characters) => `${sign.trim()}a\n`.repeat(Math.floor(characters / (sign.length + 2)))),
    },
  ]),
];
