import type { Essay, Generation } from "@tangleaf/contract";
import { expect } from "vitest";
import type { TestApp } from "../../../testing/test-app.ts";
import { watchEvents } from "../../generation/testing/watch-events.ts";
import { RETRY_PAUSES_MS, SWEEP_MS } from "../../jobs/constants.ts";
import { addTokens, jobWhen, makeMember, type Owned, stepOf } from "../../jobs/testing/job-app.ts";
import { outlineOf } from "./essay-outline.ts";

export const TOPIC = { major: "会计", topic: "社区生鲜店存货盘点", language: "zh", level: "undergraduate" } as const;
export const MATERIAL = "3 家门店；月末盘点由店员自己盘；叶菜损耗没有单独记";
const FACTS = { title: "社区生鲜店存货盘点的问题与改进", level: "undergraduate", language: "zh", material: MATERIAL } as const;

export type Person = { readonly token: string; readonly userId: string };

/** Somebody who may have whole essays written, with tokens. */
export async function member(app: TestApp, name = "member", tokens = 500_000): Promise<Person> {
  const person = await app.signIn(name);
  await makeMember(app, person.userId);
  await addTokens(app, person.userId, tokens);
  return person;
}

/** A generation once it has ended. */
export async function ended(app: TestApp, { userId }: Person, generationId: string): Promise<Generation> {
  for await (const _ of watchEvents(app.deps.generations, { userId, generationId, after: 0, signal: new AbortController().signal }));
  return app.deps.generations.get({ userId, generationId });
}

/** An essay with a generated outline. */
export async function drafted(app: TestApp, person: Person, length = 3000): Promise<string> {
  const { data } = await app.call("/api/essay/outline", { ...FACTS, length }, person.token);
  await ended(app, person, data.generationId);
  return data.essayId;
}

/** An essay with a document of six sections in three chapters. */
export async function begun(app: TestApp, person: Person, length = 1200): Promise<string> {
  const essayId = await drafted(app, person, length);
  const { outlines, title, level, language } = await essayOf(app, person, essayId);
  const outline = outlines[0]?.outline ?? [];
  expect((await app.call("/api/essay/create", { essayId, title, level, language, length, outline }, person.token)).code).toBe(0);
  return essayId;
}

/** An essay of so many sections a chapter, of about the same length each; its last chapter concludes. */
export async function begunWith(app: TestApp, person: Person, { length, chapters }: { length: number; chapters: readonly number[] }) {
  const { data } = await app.call("/api/essay/create", { ...FACTS, length, outline: outlineOf({ length, chapters }) }, person.token);
  return data.essayId;
}

export async function essayOf(app: TestApp, { token }: Person, essayId: string): Promise<Essay> {
  return (await app.call("/api/essay/get", { essayId }, token)).data;
}

export const leaves = (essay: Essay): Essay["outline"] => essay.outline.flatMap(({ subPara }) => subPara);

/** Three failures of a step, and the pause after each. */
export async function throughRetries(app: TestApp, owned: Owned, step: string): Promise<void> {
  for (const [n, pauseMs] of RETRY_PAUSES_MS.entries()) {
    await jobWhen(app, owned, (job) => stepOf(job, step).status === "ready" && stepOf(job, step).attempts === n + 1);
    await app.clock.advance(pauseMs + SWEEP_MS);
  }
}
