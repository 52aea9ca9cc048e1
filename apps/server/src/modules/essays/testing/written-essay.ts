import type { TestApp } from "../../../testing/test-app.ts";
import { addTokens, makeMember, restingJob } from "../../jobs/testing/job-app.ts";

export type Person = { readonly token: string; readonly userId: string };

/** A member with tokens to write with. */
export async function signInMember(app: TestApp, name = "member"): Promise<Person> {
  const person = await app.signIn(name);
  await makeMember(app, person.userId);
  await addTokens(app, person.userId, 500_000);
  return person;
}

const OUTLINE = [
  { title: "绪论", subPara: [{ title: "为什么研究盘点", targetCnt: 200 }] },
  { title: "门店怎么盘点", subPara: [{ title: "4 次盘点的记录", targetCnt: 200 }] },
];

/** An essay of two sections that the sample writer wrote; the first words of its first one are changed where asked. */
export async function writtenEssay(app: TestApp, person: Person): Promise<string> {
  const asked = { title: "社区生鲜店存货盘点", level: "undergraduate", language: "zh", length: 1000, major: "会计" } as const;
  const made = await app.call("/api/essay/create", { ...asked, material: "3 家门店；月末盘点", outline: OUTLINE }, person.token);
  const { essayId } = made.data;
  const { data } = await app.call("/api/essay/write", { essayId }, person.token);
  await restingJob(app, { ...person, jobId: data.jobId });
  return essayId;
}
