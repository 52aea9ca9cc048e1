import { estimateTokens, type InputOf, passageCharacters, type RouteAt } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { documentRoots, writeContent } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { scripted } from "../generation/testing/ask-for-paragraphs.ts";
import { watchEvents } from "../generation/testing/watch-events.ts";
import { makeMember } from "../jobs/testing/job-app.ts";
import { noteWithSources } from "../sources/testing/note-with-sources.ts";

const PARAGRAPHS = ["因为时间很紧⟦1⟧，所以我们进行了讨论。", "目前现在的问题是人手不足。"];
const GOOD = ["时间很紧⟦1⟧，我们为此讨论过。", "眼下的问题是人手不足。"];

type Asked = Partial<InputOf<RouteAt<"/api/note/suggest">>>;

/** A note with two sections; what came of one request about the first, and what it cost. */
async function suggest(app: TestApp, asked: Asked = {}) {
  const { token, userId } = await app.signIn();
  const markdown = "# 旧书店\n\n## 为什么\n\n因为时间很紧。\n";
  const { noteId } = (await app.call("/api/note/create", { markdown }, token)).data;
  await editDocument(app.deps.documents, {
    userId,
    documentId: noteId,
    change: (doc) => void documentRoots(doc).meta.set("audience", "大一新生"),
  });
  const { content: before } = await app.deps.documents.read({ userId, documentId: noteId });
  const headingId = String(before.blocks.find(({ type }) => type === "heading")?.attrs?.["id"]);
  const balance = (await app.deps.metering.counter(userId)).balanceToken;
  const request = { noteId, headingId, action: "polish" as const, paragraphs: PARAGRAPHS, ...asked };
  const answer = await app.call("/api/note/suggest", request, token);
  if (answer.code !== 0) return { refusal: answer.refusal };
  const { generationId, estimate } = answer.data;
  for await (const _ of watchEvents(app.deps.generations, { userId, generationId, after: 0, signal: new AbortController().signal }));
  const kept = await app.deps.generations.get({ userId, generationId });
  const spent = balance - (await app.deps.metering.counter(userId)).balanceToken;
  const { content } = await app.deps.documents.read({ userId, documentId: noteId });
  return { kept, spent, estimate, isSameDocument: JSON.stringify(content) === JSON.stringify(before) };
}

/** A note with a source that says who buys, its first section, and what came of requests about it. */
async function noteToSuggestIn(app: TestApp) {
  const note = await noteWithSources(app);
  const { token, userId } = note;
  await makeMember(app, userId);
  await note.add("访谈.md", "三家旧书店里，学生占六成，买旧书的人比五年前年轻。");
  const { noteId } = note;
  await editDocument(app.deps.documents, {
    userId,
    documentId: noteId,
    change: (doc, content) =>
      writeContent(doc, {
        ...content,
        blocks: [{ type: "heading", attrs: { level: 2, id: "aaaaaaaaaa" }, content: [{ type: "text", text: "谁在买旧书" }] }],
      }),
  });
  const ask = async (asked: Asked) => {
    const request = { noteId, headingId: "aaaaaaaaaa", action: "polish" as const, paragraphs: PARAGRAPHS, ...asked };
    const { generationId } = (await app.call("/api/note/suggest", request, token)).data;
    for await (const _ of watchEvents(app.deps.generations, { userId, generationId, after: 0, signal: new AbortController().signal }));
    return { kept: await app.deps.generations.get({ userId, generationId }) };
  };
  return { ...note, headingId: "aaaaaaaaaa", ask };
}

describe("what is suggested for paragraphs of a note", () => {
  const model = scripted({ paragraphs: GOOD });
  testOnSqlite(
    "comes back one for one, costs no more than was quoted, keeps to the settings, and changes no document",
    async (app) => {
      const { kept, spent, estimate, isSameDocument } = await suggest(app, { before: "前一段。", after: "后一段。" });
      expect(kept).toMatchObject({ kind: "passage", status: "done", result: { paragraphs: GOOD }, title: "旧书店" });
      expect(estimate?.tokens).toBe(estimateTokens(passageCharacters("polish", countCharacters(PARAGRAPHS.join("\n"))), 1));
      expect(spent).toBe(kept?.usage.charged);
      expect(spent).toBeLessThanOrEqual(estimate?.maxTokens ?? 0);
      expect(isSameDocument).toBe(true);
      const prompt = model.asked()[0]?.messages.at(-1)?.content ?? "";
      for (const words of ["润色", PARAGRAPHS[0], "读者：大一新生", "旧书店", "为什么", "前一段。", "后一段。"])
        expect(prompt).toContain(words);
    },
    model.options,
  );

  const mended = scripted({ paragraphs: ["时间很紧，讨论过。", GOOD[1]] }, { paragraphs: GOOD });
  testOnSqlite(
    "is asked for once more where it has lost a citation",
    async (app) => {
      expect((await suggest(app)).kept).toMatchObject({ status: "done", result: { paragraphs: GOOD } });
      expect(mended.asked()).toHaveLength(2);
    },
    mended.options,
  );

  testOnSqlite(
    "fails and costs nothing where the number of paragraphs is never right",
    async (app) => {
      const { kept, spent } = await suggest(app);
      expect(kept).toMatchObject({ status: "failed", result: null, usage: { charged: 0 } });
      expect(spent).toBe(0);
    },
    scripted({ paragraphs: [] }, { paragraphs: ["一"] }).options,
  );

  const going = scripted({ paragraphs: ["又见⟦1⟧。"] }, { paragraphs: ["接着一段。\n\n再一段。"] });
  testOnSqlite(
    "goes on with any number of paragraphs, in which no sign of another one may stand",
    async (app) => {
      const { kept } = await suggest(app, { action: "continue" });
      expect(kept?.result).toEqual({ paragraphs: ["接着一段。", "再一段。"] });
      expect(going.asked()).toHaveLength(2);
    },
    going.options,
  );

  const asked = scripted({ paragraphs: GOOD });
  testOnSqlite(
    "takes an instruction as the request inside the fence, apart from the settings, and adds nothing else",
    async (app) => {
      await suggest(app, { action: "instruct", instruction: "改得俏皮一点" });
      const prompt = asked.asked()[0]?.messages.at(-1)?.content ?? "";
      expect(prompt).toMatch(/愿望：\n<<<[0-9a-f]+\n读者：大一新生\n/);
      expect(prompt).toMatch(/要求：\n<<<[0-9a-f]+\n改得俏皮一点\n/);
      expect(prompt).toContain("没有给的事实、数据和文献不添。");
    },
    asked.options,
  );

  const leaf = (title: string) => ({ title, brief: "", characters: 1 });
  const told = scripted({ sections: [leaf("谁在买"), leaf("为什么")] }, { paragraphs: GOOD });
  testOnSqlite(
    "is told what the note's owner said of the whole when they asked for an outline",
    async (app) => {
      const { noteId, token, userId, ask } = await noteToSuggestIn(app);
      const asked = { noteId, material: "给街坊看的，别写成论文", length: 1000 };
      const { generationId } = (await app.call("/api/note/outline", asked, token)).data;
      for await (const _ of watchEvents(app.deps.generations, { userId, generationId, after: 0, signal: new AbortController().signal }));
      await ask({});
      const prompt = told.asked()[1]?.messages.at(-1)?.content ?? "";
      expect(prompt).toContain("作者对全文说的：给街坊看的，别写成论文");
      expect(prompt).toContain("其中的事实不添进来");
    },
    told.options,
  );

  const sourced = scripted({ paragraphs: ["学生占六成[[R1]]，这是后来才有的事[[R9]]。"] });
  testOnSqlite(
    "may add what the sources of its section say, and cites those alone",
    async (app) => {
      const { ask, headingId, noteId, userId } = await noteToSuggestIn(app);
      const { kept } = await ask({ action: "expand", paragraphs: ["谁在买旧书，没有人说得清。"] });
      expect(kept?.result).toEqual({ paragraphs: ["学生占六成[[R1]]，这是后来才有的事。"] });
      const prompts = () => sourced.asked().map(({ messages }) => messages.at(-1)?.content ?? "");
      expect(prompts()[0]).toMatch(/<<<[0-9a-f]+\n\[\[R1\]\] [^<]*学生占六成/);
      await ask({ action: "polish", paragraphs: ["谁在买旧书，没有人说得清。"] });
      const settle = (attrs: object) =>
        editDocument(app.deps.documents, {
          userId,
          documentId: noteId,
          change: (doc, content) =>
            writeContent(doc, {
              ...content,
              blocks: content.blocks.map((block) =>
                block.attrs?.["id"] === headingId ? { ...block, attrs: { ...block.attrs, ...attrs } } : block,
              ),
            }),
        });
      await settle({ sourceIds: "-" });
      await ask({ action: "expand", paragraphs: ["谁在买旧书，没有人说得清楚。"] });
      await settle({ sourceIds: "R1" });
      await editDocument(app.deps.documents, {
        userId,
        documentId: noteId,
        change: (doc) => void documentRoots(doc).meta.set("noReferences", 1),
      });
      await ask({ action: "expand", paragraphs: ["谁在买旧书，没有人说得清楚了。"] });
      expect(prompts().length).toBeGreaterThanOrEqual(4);
      for (const prompt of prompts().slice(1)) expect(prompt).not.toContain("学生占六成");
    },
    sourced.options,
  );

  testOnSqlite("of the sample writer is as far as its rules go", async (app) => {
    expect((await suggest(app)).kept?.result).toEqual({ paragraphs: ["因为时间很紧⟦1⟧，所以我们讨论了。", "目前的问题是人手不足。"] });
  });

  testOnSqlite("is refused by the sample writer where only a model could do it", async (app) => {
    const needs: Asked[] = [
      { action: "expand" },
      { action: "translate", to: "en" },
      { action: "instruct", instruction: "改" },
      { action: "continue" },
    ];
    for (const one of needs) expect((await suggest(app, one)).refusal?.reason).toBe("note.needsModel");
  });

  testOnSqlite(
    "names what is missing of a request",
    async (app) => {
      const missing: [Asked, string][] = [
        [{ paragraphs: [] }, "paragraphs"],
        [{ action: "instruct", instruction: " " }, "instruction"],
        [{ action: "translate" }, "to"],
      ];
      for (const [one, field] of missing) expect((await suggest(app, one)).refusal).toMatchObject({ reason: "field.required", field });
    },
    scripted({ paragraphs: GOOD }).options,
  );
});

describe("a Word file with what is suggested", () => {
  testOnSqlite("has old and new words as tracked changes; without being asked it has the text alone", async (app) => {
    const { token, userId } = await app.signIn();
    await makeMember(app, userId);
    const { noteId } = (await app.call("/api/note/create", { markdown: "# 旧书店\n\n因为时间很紧。\n\n写到这里。\n" }, token)).data;
    const passages = [
      { was: "因为时间很紧。", becomes: "时间很紧。", anchor: "" },
      { was: "写到这里。", becomes: "接着写的一段。", anchor: "", behind: 1 as const },
    ];
    const suggestion = { id: "s1", action: "polish", generationId: "g1", headingId: null, at: 1_700_000_000_000, asked: "", passages };
    await editDocument(app.deps.documents, {
      userId,
      documentId: noteId,
      change: (doc) => void documentRoots(doc).suggestions.set("s1", suggestion),
    });
    const partsOf = async (withSuggestions: boolean) => {
      const { data } = await app.call("/api/note/export", { noteId, format: "docx", withSuggestions }, token);
      return readZipText((await app.app.inject({ url: data.url })).rawPayload);
    };
    const tracked = await partsOf(true);
    const xml = tracked.get("word/document.xml") ?? "";
    expect(xml).toMatch(/<w:del [^>]*w:author="AI"[^>]*>.*?<w:delText[^>]*>因为<\/w:delText>/s);
    expect(xml).toMatch(/<w:ins [^>]*w:date="2023-11-14T22:13:20[^"]*"[^>]*>.*?接着写的一段。/s);
    expect(tracked.get("docProps/custom.xml")).toContain("AIGC");
    const plain = (await partsOf(false)).get("word/document.xml") ?? "";
    expect(plain).toContain("因为时间很紧。");
    expect(plain).not.toMatch(/<w:ins |<w:del |接着写的/);
  });
});
