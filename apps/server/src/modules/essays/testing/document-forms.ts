import type { DocumentType, Essay, InputOf, Job, OutputOf, RouteAt } from "@tangleaf/contract";
import type { TestApp } from "../../../testing/test-app.ts";
import { restingJob } from "../../jobs/testing/job-app.ts";
import { essayOf, type Person } from "./essay-app.ts";

export const START = "/api/document/start";
type Start = RouteAt<typeof START>;

/** Each generator's form, filled in. */
export const FORMS = {
  openingReport: {
    topic: "短视频平台隐私协议可读性研究",
    major: "情报学",
    level: "硕士",
    keyword: "隐私协议、可读性",
    content: "用可读性公式给 12 个平台打分；再做 30 人访谈",
    schedule: "2026年10月—11月：查阅文献；2026年12月至2027年2月：访谈；写出初稿",
    length: 3000,
  },
  journalEssay: {
    topic: "数字普惠金融与县域创业活跃度",
    major: "应用经济学",
    keyword: "数字金融、县域",
    content: "用 2015 到 2023 年 178 个县的数据",
    length: 4000,
  },
  professionalEssay: {
    topic: "装配式建筑灌浆质量的现场控制",
    major: "土木工程",
    job: "项目总工程师",
    content: "六号楼 320 个套筒；超声检测不合格 11 个；改坐浆工艺后复检全过",
    length: 3000,
  },
  kepu: {
    topic: "海水为什么是咸的",
    target: "小学生和家长",
    style: "像讲给邻居听",
    keyword: "海盐、河流",
    content: "河水把岩石里的盐带进海；死海比普通海水咸得多",
    length: 1500,
  },
} as const satisfies Record<DocumentType, Record<string, string | number>>;

export const FORMS_EN = {
  openingReport: {
    topic: "Readability of privacy terms in video apps",
    major: "Information science",
    level: "master's",
    keyword: "privacy terms, readability",
    content: "Score 12 apps with a formula; interview 30 users",
    schedule: "Oct to Nov 2026: read the literature; first draft",
    length: 1500,
  },
  journalEssay: { topic: "Inclusive finance and start-ups", major: "Economics", keyword: "finance, start-ups", length: 1500 },
  professionalEssay: { topic: "On-site control of grouting", major: "Civil engineering", job: "chief engineer", length: 1500 },
  kepu: { topic: "Why the sea is salty", target: "children", style: "plain", keyword: "salt", content: "Rivers carry salt.", length: 1500 },
} as const satisfies Record<DocumentType, Record<string, string | number>>;

export const formOf = (documentType: DocumentType, more: Record<string, string | number> = {}): InputOf<Start> => ({
  documentType,
  fields: { ...FORMS[documentType], ...more },
});

/** A document with its job at rest. */
export async function writtenDocument(
  app: TestApp,
  person: Person,
  input: InputOf<Start>,
): Promise<{ data: OutputOf<Start>; job: Job; essay: Essay }> {
  const { data } = await app.call(START, input, person.token);
  const job = await restingJob(app, { ...person, jobId: data.jobId });
  return { data, job, essay: await essayOf(app, person, data.essayId) };
}
