import { writeContent } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type { ModelRequest } from "../../ports/model.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { expectExact, jobWhen, restingJob } from "../jobs/testing/job-app.ts";
import { begunWith, essayOf, leaves, member, type Person } from "./testing/essay-app.ts";
import { createScholarModel, listedSections, type ScholarModel, withMarks } from "./testing/scholar-model.ts";

let model: ScholarModel;
const withScholar = () => {
  model = createScholarModel();
  return { models: [model] };
};
const withSmall = () => {
  model = createScholarModel();
  // 1,360 characters an answer: two sections.
  return { models: [{ ...model, info: { ...model.info, maxOutput: 1700 } }] };
};
const FEW = { length: 3000, chapters: [3, 2, 1] };
const THESIS = {
  length: 4000,
  outline: [
    ["绪论", ["研究背景", "研究意义", "研究思路"]],
    ["盘点的现状", ["门店概况", "盘点流程", "四次盘点的记录"]],
    ["盘点的问题与成因", ["自盘自查", "叶菜损耗没有单列", "差异无人追责"]],
    ["改进对策", ["交叉盘点", "叶菜单独记账", "差异责任到人"]],
    ["结论", ["主要结论", "研究不足", "后续展望"]],
  ] as const,
};

const promptOf = (request: ModelRequest | undefined) => request?.messages.at(-1)?.content ?? "";
const prompts = () => model.asked.map(promptOf);
const promptOn = (chapter: string) => prompts().find((prompt) => prompt.includes(`] ${chapter} › `)) ?? "";

async function written(app: TestApp, person: Person, essayId: string, more: { paragraphIds?: string[] } = {}) {
  const { data } = await app.call("/api/essay/write", { essayId, ...more }, person.token);
  const job = await restingJob(app, { ...person, jobId: data.jobId });
  expect(job.job.status).toBe("done");
  await expectExact(app);
  return { job, essay: await essayOf(app, person, essayId) };
}

async function thesis(app: TestApp, person: Person): Promise<string> {
  const count = THESIS.outline.reduce((sum, [, sections]) => sum + sections.length, 0);
  const outline = THESIS.outline.map(([title, sections], chapter) => ({
    id: `c${chapter + 1}`,
    title,
    subPara: sections.map((name, n) => ({
      id: `s${chapter + 1}-${n + 1}`,
      title: name,
      targetCnt: Math.floor(THESIS.length / count),
      textData: `说明${name}`,
    })),
  }));
  const asked = { title: "社区生鲜店存货盘点的问题与改进", level: "undergraduate", language: "zh", length: THESIS.length } as const;
  const material = "3 家门店；月末盘点由店员自己盘；叶菜损耗没有单独记。一年盘点 4 次，差异率在 0.8% 到 1.6% 之间；差异没有人追责";
  const { data } = await app.call("/api/essay/create", { ...asked, material, outline }, person.token);
  return data.essayId;
}

/** The longest chain of texts, each of which needs the one before it. */
function depthOf(steps: readonly { name: string; type: string; needs: readonly string[] }[]): number {
  const depths = new Map<string, number>();
  for (const { name, type, needs } of steps)
    depths.set(name, Math.max(0, ...needs.map((need) => depths.get(need) ?? 0)) + (type === "generation" ? 1 : 0));
  return Math.max(...depths.values());
}

describe("a thesis is written by chapter", () => {
  testOnEachDatabase(
    "with few calls, and each chapter is told what it needs of the others",
    async (app) => {
      const person = await member(app);
      const essayId = await thesis(app, person);
      const { job, essay } = await written(app, person, essayId);
      const characters = model.asked.flatMap(({ messages }) => messages).reduce((sum, { content }) => sum + content.length, 0);
      const figures = { calls: model.asked.length, characters, depth: depthOf(job.steps) };
      if (process.env["TELL_FIGURES"] === "1") process.stdout.write(`${JSON.stringify(figures)}\n`);
      expect(figures.calls).toBe(7);
      expect(figures.characters).toBeLessThan(22_000);
      expect(figures.depth).toBe(5);
      expect(leaves(essay).every(({ charCnt, text }) => charCnt > 200 && !text.includes("§"))).toBe(true);
      expect(essay.job?.sections.map(({ place, status }) => `${place} ${status}`)).toEqual(Array.from({ length: 15 }, () => "placed done"));
      expect(essay.job?.sections.map(({ step }) => step).slice(2, 4)).toEqual(["write-c1", "write-c2"]);
      // A charge is shared out exactly, by the characters of the sections.
      const chapter = essay.job?.sections.filter(({ step }) => step === "write-c2") ?? [];
      const charged = job.steps.find(({ name }) => name === "write-c2")?.charged ?? 0;
      expect(chapter.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(charged);
      expect(Math.min(...chapter.map(({ tokens }) => tokens))).toBeGreaterThan(charged / 5);
      const remedies = promptOn("改进对策");
      expect(remedies).toMatch(/素材：[\s\S]*\n1\. 3 家门店\n2\. 月末盘点由店员自己盘\n[\s\S]*\n5\. 差异没有人追责\n/);
      const problems = leaves(essay).filter(({ id }) => id.startsWith("s3-"));
      for (const { title, text } of problems) expect(remedies).toContain(`${title}：${text.split("。")[0]}。`);
      expect(job.steps.find(({ name }) => name === "write-c4")?.needs).toEqual(["brief", "place-s3-1", "place-s3-2", "place-s3-3"]);
      const conclusion = promptOn("结论");
      for (const [title] of THESIS.outline.slice(0, 4)) expect(conclusion).toMatch(new RegExp(`前面各章的结果[\\s\\S]*\\n${title}：`));
      expect(
        prompts()
          .join("")
          .match(/写成 \$…\$/g),
      ).toHaveLength(5);
    },
    withScholar,
  );

  testOnSqlite("and by the sample writer, each section behind its mark and in its place", async (app) => {
    const person = await member(app);
    const { essay } = await written(app, person, await thesis(app, person));
    expect(leaves(essay).filter(({ text }) => text === "" || text.includes("§"))).toEqual([]);
  });

  testOnSqlite(
    "in several calls of consecutive sections where its model holds less",
    async (app) => {
      const person = await member(app);
      const { essay } = await written(app, person, await begunWith(app, person, { length: 3000, chapters: [4, 1] }));
      const lists = prompts().map((prompt) => listedSections(prompt).map(({ id }) => id));
      expect(lists.filter((ids) => ids.length > 0)).toEqual([["s1-1", "s1-2"], ["s1-3", "s1-4"], ["s2-1"]]);
      expect(new Set(leaves(essay).map(({ text }) => text)).size).toBe(5);
    },
    withSmall,
  );
});

describe("a section that the answer for its chapter left out", () => {
  testOnEachDatabase(
    "is asked for alone, and knows what stands before it",
    async (app) => {
      const person = await member(app);
      model.chapter = (sections) => withMarks(sections.filter(({ id }) => id !== "s1-2"));
      const { essay } = await written(app, person, await begunWith(app, person, FEW));
      const alone = prompts().filter((prompt) => prompt.includes("论文的这一节"));
      expect(alone).toHaveLength(1);
      expect(alone[0]).toContain("这一节：盘点的第1个方面 › 第1章第2节的盘点。");
      expect(alone[0]).toMatch(/本章前面各节写了什么[\s\S]*第1章第1节的盘点：/);
      expect(leaves(essay).every(({ charCnt }) => charCnt > 200)).toBe(true);
      expect(essay.job?.sections.every(({ place }) => place === "placed")).toBe(true);
    },
    withScholar,
  );

  testOnSqlite(
    "is told from one whose mark is written in another way, or is left out at the start",
    async (app) => {
      const person = await member(app);
      model.chapter = ([first, ...others]) =>
        [`好的，以下是本章正文：\n\n${first?.text}`, ...others.map(({ id, text }) => `**[[§${id}]]**\n\n## 小标题\n\n${text}`)].join(
          "\n\n",
        );
      const { essay } = await written(app, person, await begunWith(app, person, FEW));
      expect(prompts().filter((prompt) => prompt.includes("论文的这一节"))).toEqual([]);
      const texts = leaves(essay).map(({ text }) => text);
      expect(texts.join()).not.toMatch(/好的|§|\*\*|##/);
      expect(texts[1]).toMatch(/^小标题\n/);
    },
    withScholar,
  );
});

describe("sections of a chapter that are its owner's", () => {
  testOnEachDatabase(
    "are neither asked for nor changed, and the others know them",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, FEW);
      const own = { type: "paragraph" as const, content: [{ type: "text" as const, text: "这一节是我自己写的。" }] };
      await editDocument(app.deps.documents, {
        userId: person.userId,
        documentId: essayId,
        change: (doc, content) => {
          const at = content.blocks.findIndex(({ attrs }) => attrs?.["id"] === "s1-1");
          const blocks = content.blocks
            .toSpliced(at + 1, 0, own)
            .map((block) => (block.attrs?.["id"] === "s2-2" ? { ...block, attrs: { ...block.attrs, locked: 1 } } : block));
          writeContent(doc, { ...content, blocks });
        },
      });
      const { essay } = await written(app, person, essayId);
      expect(leaves(essay).map(({ charCnt }) => charCnt > 0)).toEqual([true, true, true, true, false, true]);
      expect(leaves(essay)[0]?.text).toBe("这一节是我自己写的。");
      expect(listedSections(promptOn("盘点的第1个方面")).map(({ id }) => id)).toEqual(["s1-2", "s1-3"]);
      expect(promptOn("盘点的第1个方面")).toContain("第1章第1节的盘点：这一节是我自己写的。");
    },
    withScholar,
  );

  testOnSqlite(
    "and one that is written alone is asked for as before",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, FEW);
      await written(app, person, essayId, { paragraphIds: ["s1-2"] });
      expect(prompts()).toMatchObject([expect.stringContaining("论文的这一节：盘点的第1个方面 › 第1章第2节的盘点。")]);
    },
    withScholar,
  );
});

testOnEachDatabase(
  "stopped in the middle of a chapter keeps its whole sections and what is there of the one being written",
  async (app) => {
    const person = await member(app);
    const essayId = await begunWith(app, person, FEW);
    const sentence = "盘点由两名店员交叉进行，差异当日登记。";
    model.section = ({ prompt }) => (prompt.includes("] 盘点的第1个方面 ›") ? sentence.repeat(3) : sentence);
    // The first section and its end, the mark of the second, and a part of it.
    model.pausesAfter = "[[§s1-1]]\n".length + 3 * sentence.length + 2 + "[[§s1-2]]\n".length + sentence.length;
    const { data } = await app.call("/api/essay/write", { essayId }, person.token);
    await expect.poll(() => model.paused()).toBeGreaterThan(1);
    await app.call("/api/job/stop", { jobId: data.jobId }, person.token);
    await jobWhen(app, { ...person, jobId: data.jobId }, ({ steps }) =>
      steps.every(({ status }) => !["waiting", "ready", "running"].includes(status)),
    );
    const essay = await essayOf(app, person, essayId);
    expect(
      leaves(essay)
        .map(({ text }) => text.length)
        .slice(0, 3),
    ).toEqual([3 * sentence.length, sentence.length, 0]);
    const [first, second, third] = essay.job?.sections ?? [];
    expect([first?.status, second?.status, third?.status]).toEqual(["done", "stopped", "skipped"]);
    expect([first?.place, second?.place, third?.place]).toEqual(["placed", "placed", "none"]);
    expect(first?.tokens).toBeGreaterThan(second?.tokens ?? 0);
    expect(third?.tokens).toBe(0);
    await expectExact(app);
  },
  withScholar,
);

testOnEachDatabase(
  "a job that was planned by section finishes as it was planned",
  async (app) => {
    const person = await member(app);
    const essayId = await begunWith(app, person, { length: 1500, chapters: [2, 1] });
    model.holdsAll = true;
    const { data } = await app.call("/api/essay/write", { essayId }, person.token);
    await expect.poll(() => model.asked.length).toBe(1);
    const { db } = app.deps;
    const steps = await db.selectFrom("job_step").selectAll().where("job_id", "=", data.jobId).where("status", "=", "waiting").execute();
    const [writing, placing] = ["write-c1", "place-s1-1"].map((name) => steps.find((step) => step.name === name));
    if (writing === undefined || placing === undefined) throw new Error("two steps");
    await db.deleteFrom("job_step").where("job_id", "=", data.jobId).where("name", "like", "write-c%").execute();
    await db.deleteFrom("job_step").where("job_id", "=", data.jobId).where("name", "like", "place-%").execute();
    const needs = { "s1-1": ["brief"], "s1-2": ["brief", "place-s1-1"], "s2-1": ["brief", "place-s1-1", "place-s1-2"] };
    for (const [id, before] of Object.entries(needs)) {
      const params = JSON.stringify(id);
      await db
        .insertInto("job_step")
        .values({ ...writing, name: `write-${id}`, needs: JSON.stringify(before), params })
        .execute();
      await db
        .insertInto("job_step")
        .values({ ...placing, name: `place-${id}`, needs: JSON.stringify([`write-${id}`]), params })
        .execute();
    }
    model.release();
    expect((await restingJob(app, { ...person, jobId: data.jobId })).job.status).toBe("done");
    const essay = await essayOf(app, person, essayId);
    expect(leaves(essay).every(({ charCnt }) => charCnt > 200)).toBe(true);
    expect(essay.job?.sections.map(({ step, place }) => [step, place])).toEqual(
      expect.arrayContaining(Object.keys(needs).map((id) => [`write-${id}`, "placed"])),
    );
    expect(prompts().filter((prompt) => prompt.includes("论文的这一节"))).toHaveLength(3);
    await expectExact(app);
  },
  withScholar,
);
