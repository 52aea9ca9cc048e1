import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENT_PROFILES } from "../export/profiles/index.ts";
import { REPORT } from "../export/testing/sample-document.ts";
import { renderDocument } from "../export/word/document/render-document.ts";
import { createImporter } from "./create-importer.ts";

const log = pino({ level: "silent" });
const importer = createImporter({ log });
let good: Record<string, Uint8Array>;

beforeAll(async () => {
  const task = { content: REPORT, language: "zh", profile: DOCUMENT_PROFILES.note.zh, images: new Map(), labelJson: null } as const;
  good = unzipSync(await renderDocument({ ...task, visibleLabel: null, product: "橘笺" }));
});
afterAll(() => importer.close());

const readBytes = (bytes: Uint8Array) => importer.readWordFile({ userId: "u", bytes, language: "zh" });
/** The good file with parts in the places of its own. */
const readWith = (parts: Record<string, Uint8Array>) => readBytes(zipSync({ ...good, ...parts }, { level: 1 }));
const documentWith = (edit: (xml: string) => string) =>
  readWith({ "word/document.xml": strToU8(edit(strFromU8(good["word/document.xml"] ?? new Uint8Array()))) });
const refused = (reason: string) => ({ reason });

describe("a file that is no Word document is refused for what it is", () => {
  it("anything else", async () => {
    await expect(readBytes(strToU8("%PDF-1.7"))).rejects.toMatchObject(refused("import.notWord"));
    await expect(readBytes(new Uint8Array())).rejects.toMatchObject(refused("import.notWord"));
    await expect(readBytes(zipSync({ "xl/workbook.xml": strToU8("<a/>") }))).rejects.toMatchObject(refused("import.notWord"));
  });

  it("an old document, and one with a password", async () => {
    const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
    await expect(readBytes(new Uint8Array(ole))).rejects.toMatchObject(refused("import.oldWord"));
    const locked = Buffer.concat([ole, Buffer.alloc(512), Buffer.from("EncryptedPackage", "utf16le")]);
    await expect(readBytes(new Uint8Array(locked))).rejects.toMatchObject(refused("import.encrypted"));
  });

  it("one with macros", async () => {
    const types = strFromU8(good["[Content_Types].xml"] ?? new Uint8Array()).replace(
      "wordprocessingml.document.main",
      "ms-word.document.macroEnabled.main",
    );
    await expect(readWith({ "[Content_Types].xml": strToU8(types) })).rejects.toMatchObject(refused("import.macros"));
  });

  it("a torn one", async () => {
    const whole = zipSync(good);
    await expect(readBytes(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(refused("import.damaged"));
    await expect(documentWith((xml) => xml.slice(0, xml.length / 2))).rejects.toMatchObject(refused("import.damaged"));
    const flipped = whole.slice();
    for (let at = 200; at < flipped.length; at += 97) flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    await expect(readBytes(flipped)).rejects.toMatchObject({ reason: expect.stringMatching(/^import\./) });
  });
});

describe("a file made to do harm", () => {
  it("is not unpacked where it would be too large", async () => {
    const bomb = new Uint8Array(70 * 1024 * 1024);
    await expect(readWith({ "word/document.xml": bomb })).rejects.toMatchObject(refused("import.tooLarge"));
    await expect(readBytes(new Uint8Array(51 * 1024 * 1024))).rejects.toMatchObject(refused("import.tooLarge"));
    const many = Object.fromEntries(Array.from({ length: 4001 }, (_, index) => [`word/part${index}.bin`, new Uint8Array()]));
    await expect(readWith(many)).rejects.toMatchObject(refused("import.tooLarge"));
  });

  it("counts paragraphs, cells, runs and tags before it builds anything of them", async () => {
    const bodyOf = (xml: string) => documentWith(() => `<w:document><w:body>${xml}</w:body></w:document>`);
    const tooMany = (what: string, max: number) => ({ reason: `import.tooMany${what}`, details: { params: { max } } });
    await expect(bodyOf("<w:p/>".repeat(100_001))).rejects.toMatchObject(tooMany("Paragraphs", 100_000));
    await expect(bodyOf(`<w:tbl><w:tr>${"<w:tc/>".repeat(100_001)}</w:tr></w:tbl>`)).rejects.toMatchObject(tooMany("Paragraphs", 100_000));
    await expect(bodyOf(`<w:p>${"<w:r/>".repeat(400_001)}</w:p>`)).rejects.toMatchObject(tooMany("Runs", 400_000));
    await expect(bodyOf("<a/>".repeat(1_500_001))).rejects.toMatchObject(tooMany("Elements", 1_500_000));
  });

  it("brings no more words than a document may have", async () => {
    const wordOf = (letters: number) =>
      documentWith(() => `<w:document><w:body><w:p><w:r><w:t>${"a".repeat(letters)}</w:t></w:r></w:p></w:body></w:document>`);
    await expect(wordOf(4_000_001)).rejects.toMatchObject(refused("import.tooLarge"));
    expect((await wordOf(1000)).content.blocks).toHaveLength(1);
  });

  it("reads names of any length, with a value or without one, in linear time", async () => {
    const { content } = await documentWith((xml) =>
      xml.replace("<w:body>", `<w:body><w:p ${"a".repeat(400_000)} ${"b".repeat(400_000)}="c"/>`),
    );
    expect(content.title).toBe(REPORT.title);
  });

  it("has no entries that share their bytes", async () => {
    const packed = Buffer.from(zipSync({ ...good, "word/media/a.png": new Uint8Array(1000) }, { level: 0 }));
    // All entries of the directory name the bytes of the first one.
    for (let at = packed.indexOf("PK\u0001\u0002", 0, "latin1"); at !== -1; at = packed.indexOf("PK\u0001\u0002", at + 4, "latin1")) {
      packed.writeUInt32LE(packed.length - 1000, at + 20);
      packed.writeUInt32LE(0, at + 42);
    }
    await expect(readBytes(new Uint8Array(packed))).rejects.toMatchObject(refused("import.damaged"));
  });

  it("brings so many pictures, and none that takes too much to show", async () => {
    const pictureOf = (width: number) => {
      const png = Buffer.alloc(24);
      png.write("89504e470d0a1a0a", "hex");
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(10_000, 20);
      return new Uint8Array(png);
    };
    const names = Array.from({ length: 302 }, (_, at) => `p${at}.png`);
    const links = names.map((name, at) => `<Relationship Id="p${at}" Type="image" Target="media/${name}"/>`);
    const drawings = names.map((_, at) => `<w:p><w:r><w:drawing><a:blip r:embed="p${at}"/></w:drawing></w:r></w:p>`);
    const { assets, left } = await readWith({
      "word/document.xml": strToU8(`<w:document><w:body>${drawings.join("")}</w:body></w:document>`),
      "word/_rels/document.xml.rels": strToU8(`<Relationships>${links.join("")}</Relationships>`),
      ...Object.fromEntries(names.map((name, at) => [`word/media/${name}`, pictureOf(at === 0 ? 6401 : 1)])),
    });
    expect(assets.size).toBe(300);
    expect(left).toContain("有 1 张图片超过 64 百万像素，没有导入，原处留有标记：p0.png；位置：第 1 段");
    expect(left).toContain("一个文件最多导入 300 张图片，其余的没有导入，原处留有标记（1 处）；位置：第 302 段");
  });

  it("does not grow beyond the size it names", async () => {
    const packed = zipSync({
      ...good,
      "word/document.xml": strToU8(`<w:document><w:body>${"<w:p/>".repeat(2_000_000)}</w:body></w:document>`),
    });
    // The sizes in the directory are made small.
    const view = Buffer.from(packed);
    let at = view.indexOf("PK\u0001\u0002", 0, "latin1");
    while (at !== -1) {
      if (view.toString("latin1", at + 46, at + 46 + view.readUInt16LE(at + 28)) === "word/document.xml") view.writeUInt32LE(1000, at + 24);
      at = view.indexOf("PK\u0001\u0002", at + 4, "latin1");
    }
    await expect(readBytes(new Uint8Array(view))).rejects.toMatchObject(refused("import.damaged"));
  });

  it("reads no other file through an entity, and no entity at all", async () => {
    const dtd = '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa">]>';
    await expect(documentWith((xml) => xml.replace("<w:document", `${dtd}<w:document`))).rejects.toMatchObject(refused("import.damaged"));
    const { content } = await documentWith((xml) => xml.replace("本报告", "&x;"));
    expect(JSON.stringify(content)).toContain("&x;");
  });

  it("is not believed about paths", async () => {
    const relations = strFromU8(good["word/_rels/document.xml.rels"] ?? new Uint8Array()).replaceAll(
      /Target="[^"]*"/g,
      'Target="../../../etc/passwd"',
    );
    const { left, assets } = await readWith({ "word/_rels/document.xml.rels": strToU8(relations), "../evil.xml": strToU8("<a/>") });
    expect(assets.size).toBe(0);
    expect(left).toBeInstanceOf(Array);
  });

  it("keeps no link but to the web and to mail", async () => {
    const relations = strFromU8(good["word/_rels/document.xml.rels"] ?? new Uint8Array()).replaceAll(
      "https://example.com",
      "javascript:alert(1)//",
    );
    const { content } = await readWith({ "word/_rels/document.xml.rels": strToU8(relations) });
    expect(JSON.stringify(content)).not.toContain("javascript");
  });

  it("says of sections only what a section can be", async () => {
    const ids = REPORT.blocks.flatMap(({ type, attrs }) => (type === "heading" ? [String(attrs?.["id"])] : []));
    const rows = (attributes: string) => ids.map((id) => `<section heading="${id}" ${attributes}/>`).join("");
    const details = (inside: string) =>
      readWith({
        "customXml/item1.xml": strToU8(`<tangleaf:document xmlns:tangleaf="urn:tangleaf:document">${inside}</tangleaf:document>`),
      });
    const factsIn = async (inside: string) =>
      (await details(inside)).content.blocks.flatMap(({ type, attrs }) => {
        const { level: _level, id: _id, unnumbered: _unnumbered, ...facts } = attrs ?? {};
        return type === "heading" ? [facts] : [];
      });
    for (const attributes of [
      'status="writing"',
      'status="&lt;script&gt;"',
      'target="1e9" locked="2"',
      'target="-1" status=""',
      'target="99999999" generationId="g1" level="9" id="x"',
      'points=""',
    ])
      expect(await factsIn(rows(attributes))).toEqual(ids.map(() => ({})));
    const [long] = await factsIn(rows(`points="${"字".repeat(30_000)}"`));
    expect(String(long?.["points"])).toHaveLength(2000);
    expect(await factsIn('<section heading="nowhere" status="done"/>'.repeat(20_000))).toEqual(ids.map(() => ({})));
    expect((await details("<section")).content.blocks.length).toBeGreaterThan(10);
  });

  it("cannot nest without end, nor tie its styles in a circle", async () => {
    await expect(documentWith((xml) => xml.replace("<w:body>", `<w:body>${"<w:sdt><w:sdtContent>".repeat(500)}`))).rejects.toMatchObject(
      refused("import.damaged"),
    );
    const styles = strFromU8(good["word/styles.xml"] ?? new Uint8Array()).replaceAll(
      /<w:basedOn w:val="[^"]*"\/>/g,
      '<w:basedOn w:val="Quote"/>',
    );
    expect((await readWith({ "word/styles.xml": strToU8(styles) })).content.blocks.length).toBeGreaterThan(10);
  });

  it("ends where it takes too long, and the next one is read", async () => {
    const quick = createImporter({ log, cpuMaxMs: 50 });
    const paragraphs = "<w:p><w:r><w:t>字</w:t></w:r></w:p>".repeat(30_000);
    const xml = strFromU8(good["word/document.xml"] ?? new Uint8Array()).replace("<w:body>", `<w:body>${paragraphs}`);
    const bytes = zipSync({ ...good, "word/document.xml": strToU8(xml) });
    const read = quick.readWordFile({ userId: "u", bytes, language: "zh" });
    await expect(read).rejects.toMatchObject({ ...refused("import.tooLarge"), cause: { reason: "work.tooHeavy" } });
    await quick.close();
    expect((await readBytes(zipSync(good))).content.title).toBe(REPORT.title);
  });
});

describe("files of text", () => {
  const file = (text: string, format: "md" | "txt") =>
    importer.readTextFile({ userId: "u", bytes: new TextEncoder().encode(text), format, language: "zh" });

  it("become documents, their pictures named", async () => {
    const read = await file("---\ntitle: x\n---\n\n# 题目\n\n## 一节\n\n![图](pic.png)文字\n", "md");
    expect(read.content).toMatchObject({ title: "题目", blocks: [{ type: "heading" }, { type: "paragraph" }] });
    expect(read.left).toEqual(["有 1 张图片没有导入，请在正文里重新插入：pic.png"]);
    expect((await file("\ufeff　　一\r\n\r\n二\n", "txt")).content.blocks).toMatchObject([
      { content: [{ text: "一" }] },
      { content: [{ text: "二" }] },
    ]);
    expect((await file("", "txt")).content.blocks).toEqual([{ type: "paragraph" }]);
  });

  it("are refused where no document could hold them", async () => {
    await expect(file("字".repeat(1_000_001), "txt")).rejects.toMatchObject(refused("import.tooLarge"));
    await expect(file("字\n".repeat(100_001), "txt")).rejects.toMatchObject(refused("import.tooManyParagraphs"));
  });
});
