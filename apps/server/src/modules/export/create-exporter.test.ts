import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { hashToken } from "../../platform/ids.ts";
import { readBounded } from "../../platform/read-bounded.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createMemoryBlobs } from "../../testing/memory-blobs.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { createMetering } from "../metering/index.ts";
import { createExporter, type ExporterModule } from "./create-exporter.ts";
import type { ContentExport, ExportText } from "./exporter.ts";
import { addOwner } from "./testing/add-owner.ts";
import { readZipText } from "./testing/read-zip-text.ts";
import { PICTURE, REPORT } from "./testing/sample-document.ts";
import { WEEKLY_REPORT } from "./testing/sample-texts.ts";
import { THESIS, THESIS_IMAGES } from "./testing/sample-thesis.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TEXT: ExportText = { title: "前端组周报/47", text: WEEKLY_REPORT, profile: "plain-zh", language: "zh", builtin: false };

let database: OpenedDatabase;
let module: ExporterModule;
const clock = createManualClock();
const blobs = createMemoryBlobs();
const texts = new Map<string, ExportText>([
  ["u1 g1", TEXT],
  ["u1 g2", { ...TEXT, builtin: true, profile: "plain-en", language: "en", title: "Weekly report", text: "# Weekly report\n\nDone." }],
]);
const logged: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await addOwner(database.db);
  module = createExporter({
    db: database.db,
    blobs,
    clock,
    log: pino({ level: "info" }, { write: (line: string) => void logged.push(line) }),
    metering: createMetering({ db: database.db, clock, variant: "zh" }),
    variant: "zh",
    loadText: async ({ userId, generationId }) => texts.get(`${userId} ${generationId}`) ?? null,
    labelProducer: "TL001",
  });
});
afterAll(async () => {
  await module.close();
  await database.close();
});

const ask = { userId: "u1", generationId: "g1", format: "docx", withoutVisibleLabel: false } as const;
const ticketOf = (url: string) => url.split("/")[2] ?? "";

/** What a link opens, whole. */
async function opened(url: string): Promise<Buffer> {
  const file = await module.open(ticketOf(url));
  return file === null ? Buffer.alloc(0) : readBounded(file.content, file.bytes);
}

describe("exportText", () => {
  it("gives a link with the file's real name that opens for 15 minutes", async () => {
    const { url, fileName, expiresIn } = await module.exportText(ask);
    expect(fileName).toBe("前端组周报 47.docx");
    expect(url).toMatch(/^\/files\/[\w-]{43}\/%E5.*\.docx$/);
    expect(expiresIn).toBe(900);
    const file = await module.open(ticketOf(url));
    expect(file?.name).toBe(fileName);
    expect(file?.contentType).toBe("application/vnd.openxmlformats-officedocument.wordprocessingml.document");
    expect(readZipText(await opened(url)).get("word/document.xml")).toContain("支付改版");

    clock.jumpTo(clock.now() + 15 * MINUTE_MS - 1);
    expect(await module.open(ticketOf(url))).not.toBeNull();
    clock.jumpTo(clock.now() + 1);
    expect(await module.open(ticketOf(url))).toBeNull();
  });

  it("labels the file with its generation and the provider", async () => {
    const { url } = await module.exportText(ask);
    const parts = readZipText(await opened(url));
    const property = /<vt:lpwstr>(.*?)<\/vt:lpwstr>/.exec(parts.get("docProps/custom.xml") ?? "")?.[1]?.replaceAll("&quot;", '"');
    expect(JSON.parse(property ?? "")).toEqual({
      AIGC: {
        Label: "1",
        ContentProducer: "TL001",
        ProduceID: "g1",
        ReservedCode1: "",
        ContentPropagator: "",
        PropagateID: "",
        ReservedCode2: "",
      },
    });
    expect(logged.join("")).not.toContain("without the visible");
  });

  it("stores only the hash of the ticket", async () => {
    const { url } = await module.exportText(ask);
    const rows = JSON.stringify(await database.db.selectFrom("file").selectAll().execute());
    expect(rows).not.toContain(ticketOf(url));
  });

  it("logs who left the visible label out, and keeps the other one", async () => {
    const { url } = await module.exportText({ ...ask, format: "md", withoutVisibleLabel: true });
    const text = (await opened(url)).toString();
    expect(text).toMatch(/^---\ntitle: "前端组周报\/47"\nAIGC: \{"Label":"1",.*"ProduceID":"g1".*\}\n---\n\n# 前端组周报/);
    expect(text).not.toContain("内容由");
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ userId: "u1", generationId: "g1", msg: "exported without the visible AI label" }),
    );
  });

  it("says when the built-in writer wrote it", async () => {
    const { url, fileName } = await module.exportText({ ...ask, generationId: "g2", format: "md" });
    expect(fileName).toBe("Weekly report.md");
    const file = await module.open(ticketOf(url));
    expect(file?.contentType).toBe("text/markdown; charset=utf-8");
    expect((await opened(url)).toString()).toMatch(/\n---\n\nAI-generated \(sample writer\)\n$/);
  });

  it("knows no text of somebody else", async () => {
    await expect(module.exportText({ ...ask, userId: "u2" })).rejects.toMatchObject({ reason: "generation.unknown" });
  });

  it("builds several files at once", async () => {
    const asked = (["docx", "md"] as const).flatMap((format) => ["g1", "g2"].map((generationId) => ({ ...ask, format, generationId })));
    const files = await Promise.all(asked.map(module.exportText));
    expect(new Set(files.map((file) => file.url)).size).toBe(4);
  });

  it("gives the file made before for the same text in the same look, and another one for anything else", async () => {
    const rows = () => database.db.selectFrom("file").select(["id", "name", "blob_key"]).execute();
    const { url } = await module.exportText(ask);
    const [before, stored] = [await rows(), blobs.stored.size];
    clock.jumpTo(clock.now() + MINUTE_MS);
    const again = await module.exportText(ask);
    expect(await rows()).toEqual(before);
    expect(blobs.stored.size).toBe(stored);
    expect(await module.open(ticketOf(url))).toBeNull();
    expect((await module.open(ticketOf(again.url)))?.name).toBe("前端组周报 47.docx");
    const [file] = (await module.list({ userId: "u1", page: 1, size: 1 })).list;
    expect(Date.parse(file?.expiresAt ?? "")).toBe(clock.now() + 30 * DAY_MS);

    texts.set("u1 g1", { ...TEXT, text: `${WEEKLY_REPORT}改了` });
    await module.exportText(ask);
    texts.set("u1 g1", TEXT);
    await module.exportText({ ...ask, withoutVisibleLabel: true });
    expect(await rows()).toHaveLength(before.length + 2);
  });

  it("builds one file for the same export asked for many times at once", async () => {
    texts.set("u1 g1", { ...TEXT, text: "只此一份。" });
    const before = blobs.stored.size;
    const links = await Promise.all(Array.from({ length: 8 }, () => module.exportText(ask)));
    texts.set("u1 g1", TEXT);
    expect(blobs.stored.size).toBe(before + 1);
    const open = await Promise.all(links.map(({ url }) => module.open(ticketOf(url))));
    expect(open.filter((file) => file !== null)).toHaveLength(1);
  });

  it("makes a file anew whose stored bytes were lost", async () => {
    const { url } = await module.exportText(ask);
    const row = await database.db
      .selectFrom("file")
      .select(["id", "blob_key"])
      .where("ticket_hash", "=", hashToken(ticketOf(url)))
      .executeTakeFirstOrThrow();
    blobs.lose(row.blob_key);
    const again = await module.exportText(ask);
    expect((await module.open(ticketOf(again.url)))?.bytes).toBeGreaterThan(0);
    const after = await database.db.selectFrom("file").select("blob_key").where("id", "=", row.id).executeTakeFirstOrThrow();
    expect(after.blob_key).not.toBe(row.blob_key);
    expect(await database.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);
  });
});

describe("open", () => {
  it.each(["", "nonsense", "a".repeat(43), "' or 1=1 --"])("gives nothing for %j", async (ticket) => {
    expect(await module.open(ticket)).toBeNull();
  });
});

describe("removeExpired", () => {
  it("removes files and rows after 30 days, by itself", async () => {
    await module.exportText(ask);
    const before = blobs.stored.size;
    expect(before).toBeGreaterThan(0);
    clock.jumpTo(clock.now() + 29 * DAY_MS);
    await clock.advance(60 * MINUTE_MS);
    expect(blobs.stored.size).toBe(before);
    clock.jumpTo(clock.now() + DAY_MS);
    await clock.advance(60 * MINUTE_MS);
    expect(blobs.stored.size).toBe(0);
    expect(await database.db.selectFrom("file").select("id").execute()).toEqual([]);
  });
});

describe("exportContent", () => {
  const note: Omit<ContentExport, "format"> = {
    userId: "u1",
    owner: { kind: "user", id: "u1" },
    content: REPORT,
    look: "note",
    images: new Map([["b1", PICTURE]]),
    aiMade: null,
  };
  const fileOf = async (input: ContentExport) => opened((await module.exportContent(input)).url);
  const aiMade = { id: "n1", builtin: false, visible: true };

  it("makes every kind of file, named like the document", async () => {
    const names = await Promise.all((["docx", "md", "html", "json"] as const).map((format) => module.exportContent({ ...note, format })));
    expect(names.map(({ fileName }) => fileName)).toEqual(
      ["docx", "md", "html", "json"].map((ending) => `校园食堂满意度调查报告.${ending}`),
    );
    expect(String(await fileOf({ ...note, format: "md" }))).toMatch(/^# 校园食堂满意度调查报告\n/);
    expect(String(await fileOf({ ...note, format: "html" }))).toContain('<img src="data:image/png;base64,');
    expect(JSON.parse(String(await fileOf({ ...note, format: "json" })))).toEqual(JSON.parse(JSON.stringify(REPORT)));
    expect(readZipText(await fileOf({ ...note, format: "docx" })).get("word/document.xml")).toContain("食堂");
  });

  it("says nothing of AI where a person wrote, and all it must where AI did", async () => {
    for (const format of ["docx", "md", "html", "json"] as const) {
      const words = async (input: ContentExport) => {
        const bytes = await fileOf(input);
        return format === "docx" ? [...readZipText(bytes).values()].join("") : String(bytes);
      };
      expect(await words({ ...note, format })).not.toMatch(/AIGC|AI 生成/);
      expect(await words({ ...note, format, aiMade })).toMatch(/AIGC.*AI 生成|AI 生成.*AIGC/s);
      const quiet = await words({ ...note, format, aiMade: { ...aiMade, visible: false } });
      expect(quiet).toContain("AIGC");
      expect(quiet).not.toContain("AI 生成");
    }
  });

  it("makes the same document the same file, and another look another", async () => {
    const count = async () => (await module.list({ userId: "u1", page: 1, size: 50 })).total;
    await module.exportContent({ ...note, format: "docx" });
    const before = await count();
    await module.exportContent({ ...note, format: "docx" });
    expect(await count()).toBe(before);
    await module.exportContent({ ...note, format: "docx", look: "report" });
    expect(await count()).toBe(before + 1);
  });
});

describe("exportThesis", () => {
  const asked = {
    userId: "u1",
    owner: { kind: "document", id: "d1" },
    thesis: THESIS,
    look: "thesis-zh-undergraduate",
    images: THESIS_IMAGES,
    aiMade: { id: "job1", builtin: false, visible: true },
  } as const;

  it("gives a link to a Word file named like the thesis, with its labels, and names what the list of references has not", async () => {
    const { url, fileName, unknownCitations } = await module.exportThesis(asked);
    expect(fileName).toBe("高校食堂每日备餐量的短期预测与应用.docx");
    expect(unknownCitations).toEqual(["R99"]);
    const parts = readZipText(await opened(url));
    expect(parts.get("word/document.xml")).toContain("原创性声明");
    expect(parts.get("docProps/custom.xml")).toContain("job1");
    expect(parts.get("docProps/core.xml")).toContain("内容由 AI 生成");
  });

  it("keeps the colour of marks of what is missing", async () => {
    const mark = "【待补充：样本的数量】";
    const blocks = [{ type: "paragraph", content: [{ type: "text", text: `共发放问卷${mark}份。` }] }] as const;
    const [first, ...others] = THESIS.content.blocks;
    const thesis = { ...THESIS, content: { ...THESIS.content, blocks: [first, ...blocks, ...others] } } as typeof THESIS;
    const xml = readZipText(await opened((await module.exportThesis({ ...asked, thesis })).url)).get("word/document.xml") ?? "";
    const run = xml.split("<w:r>").find((part) => part.includes(mark));
    expect(run).toMatch(/<w:shd [^>]*w:fill="FFF2CC"/);
    expect(run).not.toContain("共发放问卷");
  });

  it("gives the same file for the same thesis, and another one in another look or without the watermark", async () => {
    const names = async () => (await database.db.selectFrom("file").select("id").execute()).length;
    await module.exportThesis(asked);
    const before = await names();
    expect((await module.exportThesis(asked)).unknownCitations).toEqual(["R99"]);
    expect(await names()).toBe(before);
    await module.exportThesis({ ...asked, look: "thesis-zh-master" });
    await module.exportThesis({ ...asked, thesis: { ...THESIS, isDraft: false } });
    expect(await names()).toBe(before + 2);
  });

  it("has no label where a person wrote it, and logs who left the visible one out", async () => {
    const own = readZipText(await opened((await module.exportThesis({ ...asked, aiMade: null })).url));
    expect(own.get("docProps/custom.xml") ?? "").not.toContain("AIGC");
    logged.length = 0;
    await module.exportThesis({ ...asked, aiMade: { ...asked.aiMade, visible: false } });
    expect(logged.join("")).toContain("without the visible AI label");
  });
});
