import { writeContent } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { watchEvents } from "../generation/testing/watch-events.ts";
import { type Person, signInMember, writtenEssay } from "./testing/written-essay.ts";

const essayOf = async (app: TestApp, { token }: Person, essayId: string) => (await app.call("/api/essay/get", { essayId }, token)).data;

async function documentOf(app: TestApp, asked: object, { token }: Person): Promise<string> {
  const file = await app.call("/api/essay/export", { format: "docx", ...asked } as never, token);
  const bytes = (await app.app.inject({ url: (file.data as { url: string }).url })).rawPayload;
  return readZipText(bytes).get("word/document.xml") ?? "";
}

describe("the cover of an essay", () => {
  testOnEachDatabase("keeps what was said of it, and prints it in the look asked for", async (app) => {
    const person = await signInMember(app);
    const essayId = await writtenEssay(app, person);
    expect((await essayOf(app, person, essayId)).cover).toEqual({});
    const cover = { school: "橘洲大学", author: "林一", className: "会计 2301", supervisor: "周老师　教授", date: "2026年6月" };
    expect((await app.call("/api/essay/update", { essayId, cover }, person.token)).code).toBe(0);
    expect((await essayOf(app, person, essayId)).cover).toEqual(cover);
    const asOwn = await documentOf(app, { essayId }, person);
    for (const words of [...Object.values(cover), "会计", "毕业论文（设计）"]) expect(asOwn).toContain(words);
    const asJunior = await documentOf(app, { essayId, look: "thesis-zh-junior" }, person);
    expect(asJunior).toContain("毕业设计（论文）");
    expect(asJunior).not.toContain("学位");
    await app.call("/api/essay/update", { essayId, cover: { author: "林一" } }, person.token);
    expect(await documentOf(app, { essayId }, person)).not.toContain("橘洲大学");
  });

  testOnSqlite("says once when the notice was accepted, and keeps the moment", async (app) => {
    const person = await signInMember(app);
    const essayId = await writtenEssay(app, person);
    expect((await essayOf(app, person, essayId)).integrityAt).toBeNull();
    await app.call("/api/essay/update", { essayId, integrityAccepted: true }, person.token);
    const { integrityAt } = await essayOf(app, person, essayId);
    expect(integrityAt).not.toBeNull();
    app.clock.jumpTo(app.clock.now() + 1000);
    await app.call("/api/essay/update", { essayId, integrityAccepted: true }, person.token);
    expect((await essayOf(app, person, essayId)).integrityAt).toBe(integrityAt);
  });
});

describe("the statement on the use of AI", () => {
  testOnEachDatabase("names model, day and sections by the record, and which of them were changed since", async (app) => {
    const person = await signInMember(app);
    const essayId = await writtenEssay(app, person);
    const statement = async () => (await app.call("/api/essay/aiStatement", { essayId }, person.token)).data.paragraphs.join("\n");
    const day = new Date(app.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await statement()).toContain(
      `为什么研究盘点（样例写手，${day}，文字未再改动）；4 次盘点的记录（样例写手，${day}，文字未再改动）`,
    );
    await editDocument(app.deps.documents, {
      userId: person.userId,
      documentId: essayId,
      change(doc, content) {
        const at = content.blocks.findIndex(({ type }) => type === "paragraph");
        const own = { type: "paragraph" as const, content: [{ type: "text" as const, text: "我自己写的一段。" }] };
        writeContent(doc, { ...content, blocks: content.blocks.toSpliced(at, 1, own) });
      },
    });
    expect(await statement()).toContain(`为什么研究盘点（样例写手，${day}，之后有改动）；4 次盘点的记录（样例写手，${day}，文字未再改动）`);
    const xml = await documentOf(app, { essayId, withAiStatement: true }, person);
    expect(xml).toContain("使用人工智能工具的说明");
    expect(xml).toContain("之后有改动");
    expect(await documentOf(app, { essayId }, person)).not.toContain("使用人工智能工具的说明");
  });

  testOnEachDatabase("counts the sections whose paragraphs were reworded, and says in which of them the words stand", async (app) => {
    const person = await signInMember(app);
    const outline = [
      { id: "s1", title: "绪论" },
      { id: "s2", title: "盘点的分工" },
    ];
    const asked = { title: "自己写", level: "undergraduate", language: "zh", length: 1000, outline } as const;
    const { essayId } = (await app.call("/api/essay/create", { ...asked, outline: [...outline] }, person.token)).data;
    const statement = async () => (await app.call("/api/essay/aiStatement", { essayId }, person.token)).data.paragraphs.join("\n");
    const reword = async (sectionId: string | undefined, text: string) => {
      const input = { essayId, sectionId, action: "polish", paragraphs: [text] } as const;
      const { data } = await app.call("/api/essay/reword", { ...input, paragraphs: [...input.paragraphs] }, person.token);
      const { userId } = person;
      const signal = new AbortController().signal;
      for await (const _ of watchEvents(app.deps.generations, { userId, generationId: data.generationId, after: 0, signal }));
      const { result } = await app.deps.generations.get({ userId, generationId: data.generationId });
      return (result as { paragraphs: string[] }).paragraphs[0] ?? "";
    };
    // The rules of the sample writer find nothing to mend: it had no part.
    await reword("s1", "店里有四个人。");
    expect(await statement()).toContain("也没有由它润色、改写。");
    const mended = await reword("s1", "因为时间很紧⟦1⟧，所以我们进行了讨论。");
    await reword("s2", "目前现在的问题是人手不足。");
    await reword(undefined, "目前现在的问题是人手不足。");
    expect(await statement()).toContain("请人工智能润色或改写过 3 节的段落，它改写的文字没有采用，或之后又改过。");
    await editDocument(app.deps.documents, {
      userId: person.userId,
      documentId: essayId,
      change(doc, content) {
        const [before = "", after = ""] = mended.split("⟦1⟧");
        const cited = { type: "citation" as const, attrs: { refIds: "R1" } };
        const words = [{ type: "text" as const, text: before }, cited, { type: "text" as const, text: after }];
        writeContent(doc, { ...content, blocks: content.blocks.toSpliced(1, 0, { type: "paragraph", content: words }) });
      },
    });
    expect(await statement()).toContain("请人工智能润色或改写过 3 节的段落，其中 1 节现有它改写的文字：绪论。");
    expect(await statement()).toContain("所用模型：样例写手");
  });

  testOnSqlite("says so where AI wrote nothing, and where the record was removed", async (app) => {
    const person = await signInMember(app);
    const asked = { title: "自己写", level: "undergraduate", language: "zh", length: 1000, outline: [{ title: "绪论" }] } as const;
    const own = (await app.call("/api/essay/create", { ...asked, outline: [...asked.outline] }, person.token)).data;
    const said = await app.call("/api/essay/aiStatement", { essayId: own.essayId }, person.token);
    expect(said.data.paragraphs).toEqual([
      "按橘笺的使用记录，本文的题目、大纲、摘要和各节都没有由它的人工智能写出初稿，也没有由它润色、改写。",
    ]);
    const essayId = await writtenEssay(app, person);
    const { content } = await app.deps.documents.read({ userId: person.userId, documentId: essayId });
    for (const generationId of content.blocks.map(({ attrs }) => attrs?.["generationId"]))
      if (typeof generationId === "string") await app.deps.generations.remove({ userId: person.userId, generationId });
    const { paragraphs } = (await app.call("/api/essay/aiStatement", { essayId }, person.token)).data;
    expect(paragraphs.join("\n")).toContain("为什么研究盘点（使用记录已移除）");
  });
});

describe("a server where whole essays may not be written", () => {
  testOnSqlite(
    "refuses them with a reason, writes one section, and tells the page",
    async (app) => {
      const person = await signInMember(app);
      const outline = [{ title: "绪论", subPara: [{ title: "甲" }, { title: "乙" }] }];
      const asked = { title: "盘点", level: "undergraduate", language: "zh", length: 1000, outline } as const;
      const { essayId } = (await app.call("/api/essay/create", { ...asked, outline: [...outline] }, person.token)).data;
      const [chapter] = (await essayOf(app, person, essayId)).outline;
      const refused = { refusal: { reason: "essay.fullTextOff" } };
      expect(await app.call("/api/essay/write", { essayId }, person.token)).toMatchObject(refused);
      expect(await app.call("/api/essay/write", { essayId, paragraphIds: [chapter?.id ?? ""] }, person.token)).toMatchObject(refused);
      const one = await app.call("/api/essay/write", { essayId, paragraphIds: [chapter?.subPara[0]?.id ?? ""] }, person.token);
      expect(one.code).toBe(0);
      expect((await app.call("/api/agreement/baseInfo", {})).data.settings.features.essayFullText).toBe(false);
    },
    () => ({ config: { essayFullText: false } }),
  );
});
