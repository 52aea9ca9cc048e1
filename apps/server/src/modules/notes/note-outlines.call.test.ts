import type { InputOf, OutlineBranch, RouteAt } from "@tangleaf/contract";
import { noteOutlineCharacters } from "@tangleaf/contract/note-outline";
import { documentRoots } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { createScriptedModel } from "../generation/testing/scripted-model.ts";
import { watchEvents } from "../generation/testing/watch-events.ts";
import { addTokens, makeMember } from "../jobs/testing/job-app.ts";
import { noteWithSources } from "../sources/testing/note-with-sources.ts";

const MATERIAL = "走访了 11 家旧书店。\n年轻顾客占两成七，喜欢碰巧遇见。\n租金一年涨了两成。";
const leaf = (title: string, characters = 1, brief = "写清来由") => ({ title, brief, characters });

type Person = { readonly token: string; readonly userId: string };

async function member(app: TestApp): Promise<Person> {
  const person = await app.signIn("member");
  await makeMember(app, person.userId);
  await addTokens(app, person.userId, 500_000);
  return person;
}

async function note(
  app: TestApp,
  { token }: Person,
  markdown = "## 为什么是旧书店\n\n文字。\n\n## 谁还在买旧书\n\n### 到店顾客",
): Promise<string> {
  return (await app.call("/api/note/create", { title: "老城旧书店生存调查", markdown }, token)).data.noteId;
}

const ask = (app: TestApp, { token }: Person, noteId: string, other: Partial<InputOf<RouteAt<"/api/note/outline">>> = {}) =>
  app.call("/api/note/outline", { noteId, material: MATERIAL, length: 3000, ...other }, token);

async function proposed(app: TestApp, person: Person, noteId: string, other: Parameters<typeof ask>[3] = {}) {
  const { data } = await ask(app, person, noteId, other);
  const { generationId } = data;
  const { userId } = person;
  for await (const _ of watchEvents(app.deps.generations, { userId, generationId, after: 0, signal: new AbortController().signal }));
  const { list } = (await app.call("/api/note/outlines", { noteId }, person.token)).data;
  const proposal = list.find((one) => one.generationId === generationId);
  if (proposal === undefined) throw new Error("the proposal is not in the list");
  return { proposal, estimate: data.estimate, list };
}

const flat = (branches: readonly OutlineBranch[]): OutlineBranch[] => branches.flatMap((one) => [one, ...flat(one.subPara)]);
const sum = (branches: readonly OutlineBranch[]) => branches.reduce((all, { targetCnt }) => all + targetCnt, 0);
const withModel = (...answers: unknown[]) => {
  const model = createScriptedModel(
    "scripted",
    answers.map((answer) => (typeof answer === "string" ? answer : JSON.stringify(answer))),
  );
  return { model, options: { models: [model] } };
};

describe("an outline proposed for a note", () => {
  testOnEachDatabase("keeps the headings that are there, has lengths that add up, and changes nothing by itself", async (app) => {
    const person = await member(app);
    const noteId = await note(app, person);
    const before = (await app.call("/api/note/get", { noteId }, person.token)).data;
    const { proposal, estimate } = await proposed(app, person, noteId);
    expect(proposal).toMatchObject({ status: "done", material: MATERIAL, length: 3000, depth: 2 });
    const { outline } = proposal;
    expect(outline.map(({ title }) => title)).toEqual(expect.arrayContaining(["为什么是旧书店", "谁还在买旧书"]));
    expect(outline.find(({ title }) => title === "谁还在买旧书")?.subPara.map(({ title }) => title)).toEqual(["到店顾客"]);
    expect(sum(outline)).toBe(3000);
    for (const { subPara, targetCnt } of flat(outline)) if (subPara.length > 0) expect(sum(subPara)).toBe(targetCnt);
    expect(
      flat(outline)
        .map(({ title, brief }) => `${title} ${brief}`)
        .join("\n"),
    ).toContain("租金一年涨了两成");
    expect(proposal.charged).toBeLessThanOrEqual(estimate.maxTokens);
    expect((await app.call("/api/note/get", { noteId }, person.token)).data).toEqual(before);
  });

  testOnEachDatabase(
    "is one for a repeat of a request, also where the note has changed since, and another one for a new request",
    async (app) => {
      const person = await member(app);
      const noteId = await note(app, person);
      const requestId = crypto.randomUUID();
      const first = await proposed(app, person, noteId, { requestId });
      await app.clock.advance(1000);
      await app.deps.notes.rename({ userId: person.userId, noteId, title: "改了题目" });
      expect((await ask(app, person, noteId, { requestId })).data.generationId).toBe(first.proposal.generationId);
      expect(await ask(app, person, noteId, { requestId, length: 5000 })).toMatchObject({ refusal: { reason: "request.mismatch" } });
      const second = await proposed(app, person, noteId);
      expect(second.list.map(({ generationId }) => generationId)).toEqual([first.proposal.generationId, second.proposal.generationId]);
      expect(second.proposal.outline.map(({ title }) => title)).not.toEqual(first.proposal.outline.map(({ title }) => title));
    },
  );

  testOnSqlite("has no more levels than were asked for", async (app) => {
    const person = await member(app);
    const noteId = await note(app, person);
    const { proposal } = await proposed(app, person, noteId, { depth: 1 });
    expect(proposal.outline.every(({ subPara }) => subPara.length === 0)).toBe(true);
  });

  testOnSqlite("is refused to strangers, for notes in the bin, and where there is nothing to go by", async (app) => {
    const person = await member(app);
    const noteId = await note(app, person);
    const stranger = await app.signIn("stranger");
    const unknown = { code: 1, refusal: { reason: "document.unknown" } };
    expect(await ask(app, stranger, noteId)).toMatchObject(unknown);
    expect(await app.call("/api/note/outlines", { noteId }, stranger.token)).toMatchObject(unknown);
    await app.call("/api/note/remove", { noteIds: [noteId] }, person.token);
    expect(await ask(app, person, noteId)).toMatchObject(unknown);
    expect(await app.call("/api/note/outlines", { noteId }, person.token)).toMatchObject(unknown);
    const empty = (await app.call("/api/note/create", {}, person.token)).data.noteId;
    expect(await ask(app, person, empty, { material: " … " })).toMatchObject({ refusal: { reason: "field.required", field: "material" } });
  });

  testOnSqlite("is waited for like any text", async (app) => {
    const person = await app.signIn();
    const noteId = await note(app, person);
    await proposed(app, person, noteId);
    expect(await ask(app, person, noteId)).toMatchObject({ refusal: { reason: "wait.notOver" } });
  });
});

describe("an outline of a note by a model", () => {
  testOnSqlite("loses numbers typed before titles, twins beside each other and levels too many", async (_, open) => {
    const twice = { ...leaf("一、背景", 2), sections: [leaf("1.1 起因"), leaf("经过"), leaf("起因")] };
    const { options } = withModel({
      sections: [twice, leaf("背景"), { ...leaf("第二章 现状", 3), sections: [{ ...leaf("数字"), sections: [leaf("太深")] }] }],
    });
    const app = await open(options);
    const person = await member(app);
    const { proposal } = await proposed(app, person, await note(app, person, ""));
    expect(proposal.outline).toMatchObject([
      { title: "背景", level: 1, targetCnt: 1200, subPara: [{ title: "起因", level: 2 }, { title: "经过" }] },
      { title: "现状", targetCnt: 1800, subPara: [{ title: "数字", subPara: [] }] },
    ]);
    expect(proposal.outline[0]?.subPara).toHaveLength(2);
  });

  testOnSqlite(
    "is told the settings and the material inside the fence, and is asked once more where it uses a word to avoid",
    async (_, open) => {
      const bad = { sections: [leaf("赋能一线"), leaf("现状")] };
      const { options, model } = withModel(bad, { sections: [leaf("帮上一线"), leaf("现状")] });
      const app = await open(options);
      const person = await member(app);
      const noteId = await note(app, person, "");
      await editDocument(app.deps.documents, {
        userId: person.userId,
        documentId: noteId,
        change: (doc) => {
          documentRoots(doc).meta.set("avoid", "赋能");
          documentRoots(doc).meta.set("tone", "plain");
        },
      });
      const { proposal } = await proposed(app, person, noteId);
      expect(proposal.outline.map(({ title }) => title)).toEqual(["帮上一线", "现状"]);
      expect(model.asked).toHaveLength(2);
      expect(model.asked[1]?.messages.at(-1)?.content).toContain("赋能");
      const prompt = model.asked[0]?.messages.at(-1)?.content ?? "";
      const [, fenced = ""] = /愿望：\n<<<\w+\n([\s\S]*?)\n\w+>>>/.exec(prompt) ?? [];
      expect(fenced).toBe("语气：浅白易懂\n不用这些词：赋能");
      expect(prompt.replace(/<<<(\w+)[\s\S]*?\1>>>/g, "")).not.toMatch(/租金|赋能/);
    },
  );

  testOnSqlite("that uses the word again is shown as it is: it is a proposal", async (_, open) => {
    const bad = { sections: [leaf("赋能一线"), leaf("现状")] };
    const app = await open(withModel(bad, bad).options);
    const person = await member(app);
    const noteId = await note(app, person, "");
    const { userId } = person;
    await editDocument(app.deps.documents, {
      userId,
      documentId: noteId,
      change: (doc) => void documentRoots(doc).meta.set("avoid", "赋能"),
    });
    expect((await proposed(app, person, noteId)).proposal.outline).toHaveLength(2);
  });

  testOnSqlite("that never answers with one fails and costs nothing", async (_, open) => {
    const app = await open(withModel("不行", { sections: [] }).options);
    const person = await member(app);
    const { proposal } = await proposed(app, person, await note(app, person));
    expect(proposal).toMatchObject({ status: "failed", charged: 0, outline: [] });
  });
});

testOnSqlite("an outline has a place for what the sources of the note say, and none for what other notes are fed", async (app) => {
  const fed = await noteWithSources(app);
  await fed.add("店.md", "旧书店的租金一年涨了两成，三家打算搬走。");
  const other = (await app.call("/api/note/create", { title: "另一篇" }, fed.token)).data.noteId;
  await fed.add("别的.md", "旧书店的猫叫阿黄。", other);
  const { proposal } = await proposed(app, fed, fed.noteId);
  const words = JSON.stringify(proposal.outline);
  expect(words).toContain("三家打算搬走");
  expect(words).not.toContain("阿黄");
});

testOnSqlite("an outline is quoted by its length and depth, as the page quotes it", async (app) => {
  const person = await member(app);
  const noteId = await note(app, person);
  const { data } = await ask(app, person, noteId, { length: 12_000, depth: 2 });
  expect(data.estimate.tokens).toBe(Math.ceil(noteOutlineCharacters({ length: 12_000, depth: 2 }) * 1.25));
});
