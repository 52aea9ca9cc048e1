import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { type Person, signInMember, writtenEssay } from "../essays/testing/written-essay.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";

const MARKDOWN =
  "# 绪论\n\n近五年老城区实体书店减少了三成，旧书店却只关了两家。本文走访 11 家旧书店，访谈店主 9 人。\n\n# 结论\n\n旧书店活下来靠的是偶遇的体验与稳定的书源。样本集中在老城区，结论不能直接推广到新城区。\n";

async function noteOf(app: TestApp, { token }: Person, markdown = MARKDOWN): Promise<string> {
  return (await app.call("/api/note/create", { title: "旧书店", markdown }, token)).data.noteId;
}

const start = (app: TestApp, { token }: Person, documentId: string, more: object = {}) =>
  app.call("/api/defence/start", { documentId, minutes: 5, ...more }, token);

/** Waits for its end. */
async function made(app: TestApp, person: Person, documentId: string): Promise<string> {
  const { generationId } = (await start(app, person, documentId)).data as { generationId: string };
  await expect.poll(async () => (await app.call("/api/ai/get", { generationId }, person.token)).data.status).toBe("done");
  return generationId;
}

describe("a talk about a note", () => {
  testOnSqlite("says only what the note says, is kept with it, and costs what it was quoted at most", async (app) => {
    const person = await signInMember(app);
    const noteId = await noteOf(app, person);
    const generationId = await made(app, person, noteId);
    const { result, usage, estimate } = (await app.call("/api/ai/get", { generationId }, person.token)).data;
    expect((result as { slides: { title: string }[] }).slides.map(({ title }) => title)).toEqual(["旧书店", "绪论", "结论", "谢谢"]);
    expect(usage.charged).toBeLessThanOrEqual(estimate.maxTokens);
    const { list } = (await app.call("/api/defence/list", { documentId: noteId }, person.token)).data;
    expect(list).toMatchObject([{ generationId, status: "done", minutes: 5 }]);
  });

  testOnSqlite("is a .pptx file with the talk in its notes, and a Word file with the questions", async (app) => {
    const person = await signInMember(app);
    const generationId = await made(app, person, await noteOf(app, person));
    const fileOf = async (format: "pptx" | "docx") => {
      const { url, fileName } = (await app.call("/api/defence/export", { generationId, format }, person.token)).data;
      return { fileName, parts: readZipText((await app.app.inject({ url })).rawPayload) };
    };
    const slides = await fileOf("pptx");
    expect(slides.fileName).toBe("旧书店.pptx");
    expect(slides.parts.get("ppt/notesSlides/notesSlide2.xml")).toContain("近五年老城区实体书店减少了三成");
    expect((await fileOf("docx")).parts.get("word/document.xml")).toContain("可能的提问");
  });

  testOnSqlite("is refused where there is nothing to say, and to strangers", async (app) => {
    const [person, stranger] = [await signInMember(app), await signInMember(app, "stranger")];
    const empty = await noteOf(app, person, "# 绪论\n\n# 结论\n");
    expect((await start(app, person, empty)).refusal.reason).toBe("defence.nothingToSay");
    const noteId = await noteOf(app, person);
    const generationId = await made(app, person, noteId);
    expect((await start(app, stranger, noteId)).refusal.reason).toBe("document.unknown");
    expect((await app.call("/api/defence/list", { documentId: noteId }, stranger.token)).refusal.reason).toBe("document.unknown");
    expect((await app.call("/api/defence/export", { generationId, format: "pptx" }, stranger.token)).refusal.reason).toBe(
      "generation.unknown",
    );
  });

  testOnSqlite("is made of an essay as of a note", async (app) => {
    const person = await signInMember(app);
    const essayId = await writtenEssay(app, person);
    const { result } = (await app.call("/api/ai/get", { generationId: await made(app, person, essayId) }, person.token)).data;
    expect((result as { slides: { title: string }[] }).slides[0]?.title).toBe("社区生鲜店存货盘点");
  });

  testOnSqlite("is named by its first heading where it has no title", async (app) => {
    const person = await signInMember(app);
    const { noteId } = (await app.call("/api/note/create", { markdown: MARKDOWN.replace("# 绪论", "# 绪论\n\n## 背景") }, person.token))
      .data;
    await app.call("/api/note/rename", { noteId, title: "" }, person.token);
    const { result } = (await app.call("/api/ai/get", { generationId: await made(app, person, noteId) }, person.token)).data;
    expect((result as { slides: { title: string }[] }).slides[0]?.title).toBe("绪论");
  });

  testOnSqlite("is started once by a repeated request", async (app) => {
    const person = await signInMember(app);
    const noteId = await noteOf(app, person);
    const requestId = crypto.randomUUID();
    const [first, second] = [await start(app, person, noteId, { requestId }), await start(app, person, noteId, { requestId })];
    expect((second.data as { generationId: string }).generationId).toBe((first.data as { generationId: string }).generationId);
  });

  testOnSqlite("goes out of the list when its generation is removed", async (app) => {
    const person = await signInMember(app);
    const noteId = await noteOf(app, person);
    const generationId = await made(app, person, noteId);
    await app.call("/api/ai/remove", { generationId }, person.token);
    expect((await app.call("/api/defence/list", { documentId: noteId }, person.token)).data.list).toEqual([]);
  });
});
