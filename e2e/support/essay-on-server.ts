import type { SharedServer } from "./start-server.ts";

type Paragraph = { id: string; title: string; text: string; subPara: Paragraph[] };
export type StoredEssay = {
  essayId: string;
  outline: Paragraph[];
  job: { jobId: string; status: string; done: number; total: number } | null;
};

/** Chapters of an essay as they are made: sections with an id each. */
export const ESSAY_OUTLINE = [
  {
    id: "c1",
    title: "第一章 绪论",
    subPara: [
      { id: "s11", title: "1.1 研究背景", targetCnt: 300, textData: "说明短视频普及与阅读变化" },
      { id: "s12", title: "1.2 概念界定", targetCnt: 300 },
    ],
  },
  {
    id: "c2",
    title: "第二章 调查设计",
    subPara: [
      { id: "s21", title: "2.1 样本选取", targetCnt: 400 },
      { id: "s22", title: "2.2 问卷编制", targetCnt: 400 },
      { id: "s23", title: "2.3 访谈提纲", targetCnt: 400 },
    ],
  },
];

/** An essay with an outline, as if its steps had been gone through. */
export async function makeEssay(server: SharedServer, token: string, outline: unknown = ESSAY_OUTLINE): Promise<string> {
  const facts = { title: "短视频时代大学生的深度阅读", level: "undergraduate", language: "zh", length: 8000, major: "汉语言文学" };
  const { data, message } = await server.call("/api/essay/create", { ...facts, outline }, token);
  if (data === null) throw new Error(message);
  return (data as { essayId: string }).essayId;
}

/** The trial membership, which is claimed. */
export async function makeMember(server: SharedServer, token: string): Promise<void> {
  const { code, message } = await server.call("/api/pay/activity/claim", { goodsId: "vip99" }, token);
  if (code !== 0) throw new Error(message);
}

export async function storedEssay(server: SharedServer, token: string, essayId: string): Promise<StoredEssay> {
  return (await server.call("/api/essay/get", { essayId }, token)).data as StoredEssay;
}

/** Its sections with none below them, by their id. */
export function sectionsOf({ outline }: StoredEssay): ReadonlyMap<string, Paragraph> {
  const below = (paragraphs: readonly Paragraph[]): Paragraph[] =>
    paragraphs.flatMap((one) => (one.subPara.length === 0 ? [one] : below(one.subPara)));
  return new Map(below(outline).map((one) => [one.id, one]));
}
