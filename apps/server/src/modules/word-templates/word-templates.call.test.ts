import { WORD_TEMPLATES_MAX } from "@tangleaf/contract";
import { strToU8, zipSync } from "fflate";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { type Person, signInMember, writtenEssay } from "../essays/testing/written-essay.ts";
import { findWordFaults } from "../export/testing/find-word-faults.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { COVER, schoolFile, textBox } from "../school-template/testing/school-files.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";

const upload = async (app: TestApp, { token }: Person, bytes: Uint8Array, name = "柑子洲大学模板.docx") =>
  (await sendForm(app, token, await formOf({ name, bytes }))).data.fileId;

async function added(app: TestApp, person: Person, bytes: Uint8Array = schoolFile()) {
  return app.call("/api/wordTemplate/add", { fileId: await upload(app, person, bytes) }, person.token);
}

const COVER_FACTS = { college: "管理学院", author: "林一", studentId: "2022010203", supervisor: "周老师　教授", date: "2026年6月" };

async function fileOf(app: TestApp, asked: { essayId: string; templateId: string }, { token }: Person) {
  const { data, code } = await app.call("/api/essay/export", { ...asked, format: "docx" }, token);
  expect(code).toBe(0);
  return { cover: data.cover, parts: readZipText((await app.app.inject({ url: data.url })).rawPayload) };
}

describe("a school's template", () => {
  testOnEachDatabase("is read from an uploaded file, kept, named anew, mapped and deleted with its file", async (app) => {
    const person = await signInMember(app);
    const { data: template } = await added(app, person);
    expect(template).toMatchObject({
      name: "柑子洲大学模板",
      numbering: "chapters",
      hasPageNumbers: true,
      cover: { problems: [] },
      mapping: { f3: "title", f4: "college", f5: "major", f6: "author", f7: "studentId", f8: "supervisor", f10: "date" },
    });
    const { templateId } = template;
    expect((await app.call("/api/wordTemplate/list", {}, person.token)).data.list).toMatchObject([{ templateId, name: "柑子洲大学模板" }]);
    const mapping = { f1: "school", f3: "title", f99: "author" } as const;
    const changed = await app.call("/api/wordTemplate/update", { templateId, name: "本院", mapping }, person.token);
    expect(changed.data).toMatchObject({ name: "本院", mapping: { f1: "school", f3: "title" } });
    expect((await app.call("/api/wordTemplate/get", { templateId }, person.token)).data).toEqual(changed.data);
    expect((await app.call("/api/wordTemplate/remove", { templateId }, person.token)).code).toBe(0);
    expect(await app.call("/api/wordTemplate/get", { templateId }, person.token)).toMatchObject({
      refusal: { reason: "wordTemplate.unknown" },
    });
    expect(await app.deps.db.selectFrom("file").select("id").where("owner_kind", "=", "wordTemplate").execute()).toEqual([]);
  });

  testOnEachDatabase("lays out a thesis: its own cover filled in, its looks, paper and headers for all behind it", async (app) => {
    const person = await signInMember(app);
    const essayId = await writtenEssay(app, person);
    const { templateId } = (await added(app, person)).data;
    await app.call("/api/essay/update", { essayId, cover: COVER_FACTS }, person.token);
    const { cover, parts } = await fileOf(app, { essayId, templateId }, person);
    expect(cover).toBe("kept");
    const xml = parts.get("word/document.xml") ?? "";
    const [front = ""] = xml.split("原创性声明");
    for (const words of ["本科毕业论文", "社区生鲜店存货盘点", ...Object.values(COVER_FACTS), "会计"]) expect(front).toContain(words);
    expect(front).not.toContain("毕业论文（设计）");
    expect(front).not.toContain("单击此处");
    expect(parts.get("word/styles.xml")).toMatch(/w:styleId="Heading1".*?<w:sz w:val="36"\/>/s);
    expect(
      [...parts]
        .filter(([path]) => path.startsWith("word/header"))
        .map(([, part]) => part)
        .join(""),
    ).toContain("柑子洲大学本科毕业论文");
    expect(findWordFaults(parts)).toEqual([]);
    const preview = await app.call("/api/wordTemplate/preview", { templateId, essayId }, person.token);
    expect(preview.data.cover.map(({ text }) => text).join("\n")).toContain("管理学院");
  });

  testOnSqlite("whose cover cannot be carried over says so, and its facts stand on ours", async (app) => {
    const person = await signInMember(app);
    const essayId = await writtenEssay(app, person);
    const { templateId, cover } = (await added(app, person, schoolFile({ cover: COVER + textBox }))).data;
    expect(cover?.problems).toEqual(["textBox"]);
    await app.call("/api/essay/update", { essayId, cover: COVER_FACTS }, person.token);
    const file = await fileOf(app, { essayId, templateId }, person);
    expect(file.cover).toBe("replaced");
    const xml = file.parts.get("word/document.xml") ?? "";
    for (const words of ["毕业论文（设计）", "林一"]) expect(xml).toContain(words);
    expect((await app.call("/api/wordTemplate/preview", { templateId }, person.token)).data.cover).toEqual([]);
  });

  testOnEachDatabase("of somebody else does not exist, nor does somebody else's file or essay", async (app) => {
    const [owner, other] = [await signInMember(app, "owner"), await signInMember(app, "other")];
    const { templateId } = (await added(app, owner)).data;
    const essayId = await writtenEssay(app, other);
    const fileId = await upload(app, owner, schoolFile());
    const answers = [
      await app.call("/api/wordTemplate/get", { templateId }, other.token),
      await app.call("/api/wordTemplate/update", { templateId, name: "x" }, other.token),
      await app.call("/api/wordTemplate/remove", { templateId }, other.token),
      await app.call("/api/wordTemplate/preview", { templateId }, other.token),
      await app.call("/api/essay/export", { essayId, format: "docx", templateId }, other.token),
      await app.call("/api/wordTemplate/add", { fileId }, other.token),
      await app.call("/api/wordTemplate/preview", { templateId, essayId }, owner.token),
    ];
    expect(answers.map(({ refusal }) => refusal?.reason)).toEqual([
      ...new Array<string>(5).fill("wordTemplate.unknown"),
      "upload.unknown",
      "document.unknown",
    ]);
    expect((await app.call("/api/wordTemplate/list", {}, other.token)).data.list).toEqual([]);
  });

  testOnEachDatabase("is refused beyond those one person keeps, also when several come at once", async (app) => {
    const person = await signInMember(app);
    for (let n = 1; n < WORD_TEMPLATES_MAX; n += 1) expect((await added(app, person)).code).toBe(0);
    const files = [await upload(app, person, schoolFile()), await upload(app, person, schoolFile())];
    const answers = await Promise.all(files.map((fileId) => app.call("/api/wordTemplate/add", { fileId }, person.token)));
    expect(answers.map(({ refusal }) => refusal?.reason ?? "kept").toSorted()).toEqual(["kept", "wordTemplate.tooMany"]);
  });

  testOnSqlite("is refused in words where the file is empty, locked, damaged, a bomb, has macros or is no Word file", async (app) => {
    const person = await signInMember(app);
    const macros = '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
    const bomb = { "word/theme/theme1.xml": new Uint8Array(70 * 1024 * 1024) };
    const reasons = [];
    for (const bytes of [
      schoolFile({ cover: "", rest: "<w:p/>" }),
      schoolFile({ parts: { "[Content_Types].xml": macros } }),
      schoolFile({ parts: { "word/document.xml": "<w:document><w:body>" } }),
      schoolFile({ parts: bomb }),
    ])
      reasons.push((await added(app, person, bytes)).refusal?.reason);
    expect(reasons).toEqual(["wordTemplate.empty", "import.macros", "import.damaged", "import.tooLarge"]);
    const send = async (name: string, bytes: Uint8Array) =>
      (await sendForm(app, person.token, await formOf({ name, bytes }))).refusal?.reason;
    const ole = new Uint8Array(Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("EncryptedPackage", "utf16le")]));
    expect(await send("锁了.docx", ole)).toBe("upload.wrongType");
    expect(await send("宏.docm", zipSync({ "word/document.xml": strToU8("<a/>"), "word/vbaProject.bin": strToU8("x") }))).toBe(
      "upload.wrongType",
    );
    expect(await send("空.docx", new Uint8Array(0))).toBe("upload.empty");
    const text = await upload(app, person, strToU8("不是 Word"), "a.txt");
    expect(await app.call("/api/wordTemplate/add", { fileId: text }, person.token)).toMatchObject({
      refusal: { reason: "upload.wrongType" },
    });
    expect((await app.call("/api/wordTemplate/list", {}, person.token)).data.list).toEqual([]);
  });
});
