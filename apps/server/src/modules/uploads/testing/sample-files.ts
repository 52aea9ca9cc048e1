import type { UploadType } from "@tangleaf/contract";
import { zipSync } from "fflate";
import { writePlainWord } from "../../export/testing/write-plain-word.ts";
import { pngOf } from "../../profile/testing/pictures.ts";

const text = (content: string) => new TextEncoder().encode(content);
const office = (...parts: string[]) =>
  zipSync(Object.fromEntries(["[Content_Types].xml", "_rels/.rels", ...parts].map((part) => [part, text(`<x>${part}</x>`)])));
/** 中文 as GBK writes it. */
const GBK = Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4, 0x0d, 0x0a);
const utf16 = (content: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content, "utf16le")]);

/** Files of every kind that may be uploaded, as they are called. */
export const ALLOWED_FILES: readonly { name: string; type: UploadType; bytes: Uint8Array }[] = [
  { name: "论文 初稿.docx", type: "docx", bytes: await writePlainWord("第一段\n第二段") },
  { name: "table.xlsx", type: "xlsx", bytes: office("xl/workbook.xml", "xl/worksheets/sheet1.xml") },
  { name: "slides.pptx", type: "pptx", bytes: office("ppt/presentation.xml") },
  { name: "paper.pdf", type: "pdf", bytes: text("%PDF-1.7\n%\u00e2\u00e3\n1 0 obj") },
  { name: "late.pdf", type: "pdf", bytes: text(`${" ".repeat(500)}%PDF-1.4`) },
  { name: "picture.png", type: "png", bytes: pngOf(64, 64) },
  { name: "photo.jpeg", type: "jpg", bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1) },
  { name: "p.webp", type: "webp", bytes: Buffer.from("RIFF\x1a\0\0\0WEBPVP8L", "latin1") },
  { name: "outline.txt", type: "txt", bytes: text("一、绪论\n\t1.1 背景\r\n") },
  { name: "gbk.TXT", type: "txt", bytes: GBK },
  { name: "utf16.txt", type: "txt", bytes: utf16("中文\r\n") },
  { name: "notes.md", type: "md", bytes: text("# 题\n") },
  { name: "notes.markdown", type: "md", bytes: text("# 题\n") },
  { name: "data.csv", type: "csv", bytes: text("\uFEFF甲,乙\n1,2\n") },
  {
    name: "map.xmind",
    type: "xmind",
    bytes: zipSync({ "content.json": text("[]"), "metadata.json": text("{}"), "manifest.json": text("{}") }),
  },
  { name: "old.xmind", type: "xmind", bytes: zipSync({ "content.xml": text("<xmap-content/>"), "META-INF/manifest.xml": text("<x/>") }) },
  { name: "outline.opml", type: "opml", bytes: text("<opml/>") },
  { name: "map.mm", type: "mm", bytes: text("<map/>") },
  { name: "tree.json", type: "json", bytes: text("{}") },
];

/** Files that may not be uploaded, whatever they are called. */
export const REFUSED_FILES: readonly { name: string; bytes: Uint8Array }[] = [
  { name: "program.txt", bytes: Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0) },
  { name: "program.docx", bytes: Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0) },
  { name: "archive.docx", bytes: zipSync({ "a.txt": text("a") }) },
  { name: "text.odt", bytes: zipSync({ mimetype: text("application/vnd.oasis.opendocument.text"), "content.xml": text("<x/>") }) },
  { name: "macros.docx", bytes: office("word/document.xml", "word/vbaProject.bin") },
  { name: "old.doc", bytes: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  { name: "page.html", bytes: text("<script>alert(1)</script>") },
  { name: "drawing.svg", bytes: text("<svg xmlns='http://www.w3.org/2000/svg'/>") },
  { name: "no ending", bytes: text("text") },
  { name: "picture.gif", bytes: text("GIF89a") },
  { name: "latin.txt", bytes: Uint8Array.of(0x63, 0x61, 0x66, 0xe9) },
  { name: "PK", bytes: text("PK") },
];
