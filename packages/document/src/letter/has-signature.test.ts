import { expect, it } from "vitest";
import { hasSignature } from "./has-signature.ts";

const LETTER = "尊敬的王老师：\n\n我因病请假三天，作业回校后补上。";
const ENGLISH = "Dear Ms Wang,\n\nI was ill on Monday and could not come.";

it.each([
  "此致\n敬礼！\n\n林小满\n2026年11月21日",
  "申请人：林小满",
  "**申请人**：林小满",
  "特此说明。\n\n某市教育局\n二〇二六年十一月",
  "特此说明。\n\n某市教育局 2026-11-21",
  "某市教育局\n2026年11月21日\n（联系人：王敏，电话：010-12345678）\n附件：名单\n抄送：各科室",
  "此致\n敬礼！\n\n林小满\n电话：13800000000",
  "甲方（盖章）：\n乙方（盖章）：",
  "【待补充：姓名】\n【待补充：成文日期】",
  "日期：____年__月__日",
  "报：市委办公室\n送：各科室",
  "祝工作顺利！\n\n【待补充：姓名、部门与联系方式】",
])("a Chinese text that ends with %j is signed", (end) => {
  expect(hasSignature(`${LETTER}\n\n${end}`)).toBe(true);
});

it.each([
  "",
  "此致\n敬礼！",
  "此致\n敬礼",
  "特此证明",
  "时间：2026年11月21日",
  "培训从2026年9月开始，一直办到2026年11月21日",
  "联系人：王敏，有事请打电话。",
  "一、活动时间和地点",
  "- 材料一式两份",
  "【待补充：看过贵单位的什么，觉得哪一处能出力】",
])("a Chinese text that ends with %j is not", (end) => {
  expect(hasSignature(`${LETTER}\n\n${end}`)).toBe(false);
});

it.each([
  "Yours sincerely,\n\nJane Doe",
  "Best regards,\nJane Doe\nPhone: 555 0100",
  "Kind regards,\nAcme Trading Co.",
  "21 November 2026",
  "November 21, 2026",
  "Date: 21 Nov",
  "Signed: ______",
  "To: the council\nCopies: all departments",
  "Best regards,\n[Your name]",
  "Best regards,\n[To add: name and contact details]",
])("an English text that ends with %j is signed", (end) => {
  expect(hasSignature(`${ENGLISH}\n\n${end}`)).toBe(true);
});

it.each([
  "",
  "Best regards",
  "Yours sincerely,",
  "Thank you for your time.",
  "The meeting is on November 21, 2026.",
  "1. Bring both forms",
])("an English text that ends with %j is not", (end) => {
  expect(hasSignature(`${ENGLISH}\n\n${end}`)).toBe(false);
});

it("a date far above the end signs nothing, and an empty text is not signed", () => {
  const lines = Array.from({ length: 9 }, (_, at) => `第 ${at} 件事已经办完。`);
  expect(hasSignature(["2026年11月21日", ...lines].join("\n"))).toBe(false);
  expect(hasSignature("")).toBe(false);
});
