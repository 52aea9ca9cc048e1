import { pino } from "pino";
import { expect, test } from "vitest";
import { createWorkerPool } from "../../platform/worker-pool.ts";
import { type PdfReading, readPdf } from "./read-pdf.ts";
import { pdfBomb, pdfOf } from "./testing/write-pdf.ts";

const CHINESE = "图书角的使用情况由三位班主任记录，每周一次。\n借阅次数从每周二十次升到每周五十次，学生自己管理。";
const LATIN = "The reading corner was used fifty times a week after the change.";

test("the text of a PDF comes by page, also of Chinese fonts the file does not bring along", async () => {
  expect(await readPdf(pdfOf([CHINESE, LATIN], { title: "乡村小学图书角研究" }))).toEqual({
    title: "乡村小学图书角研究",
    pages: [expect.stringContaining("借阅次数从每周二十次"), expect.stringContaining("fifty times a week")],
    pageCount: 2,
    isCut: false,
  });
});

test.each([
  ["a password", pdfOf([LATIN], { isEncrypted: true }), "reference.encrypted"],
  ["pages without text, as a scanner makes them", pdfOf(["", "", ""]), "reference.noText"],
  ["an end that is missing", pdfOf([LATIN]).subarray(0, 40), "reference.damaged"],
  ["nothing but its mark", Buffer.from("%PDF-1.7\n"), "reference.damaged"],
])("a PDF with %s is refused, and why is said", async (_, bytes, refusal) => {
  expect(await readPdf(bytes)).toEqual({ refusal });
});

test("a PDF of a few kilobytes that unpacks to gigabytes is given up in the worker, and the next one is read", async () => {
  const pool = createWorkerPool<Uint8Array, PdfReading>({
    file: new URL("./read-pdf.ts", import.meta.url),
    what: "test",
    log: pino({ level: "silent" }),
    heapMaxMb: 256,
    cpuMaxMs: 20_000,
  });
  try {
    const bomb = pdfBomb(2048);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await pool.run("readPdf", bomb, { userId: "u" })).toEqual({ refusal: "reference.tooHeavy" });
    expect(await pool.run("readPdf", pdfOf([LATIN]), { userId: "u" })).toMatchObject({ pageCount: 1 });
  } finally {
    await pool.close();
  }
}, 30_000);
