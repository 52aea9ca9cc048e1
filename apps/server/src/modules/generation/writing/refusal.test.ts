import { describe, expect, it } from "vitest";
import { createOpeningGuard } from "./opening-guard.ts";

function through(text: string, units: number): string {
  const guard = createOpeningGuard({ language: null, prompt: "" });
  let out = "";
  for (let at = 0; at < text.length; at += units) out += guard.push(text.slice(at, at + units));
  return out + guard.end();
}

const REFUSALS = [
  "抱歉，我无法帮助完成这个请求。",
  "很抱歉，我无法提供此类内容。",
  "对不起，我不能协助您撰写这样的文章。",
  "非常抱歉，我不能生成涉及违法的内容。",
  "作为一个AI，我不能写这样的内容。",
  "作为AI语言模型，我无法满足您的要求。",
  "作为一名人工智能助手，我没有办法替您编造数据。",
  "我是一个AI助手，无法参与这个话题。",
  "我无法协助您完成这篇文章。",
  "我不能为您提供这类信息。",
  "我无法生成该内容，因为它可能造成伤害。",
  "无法提供相关内容。",
  "抱歉，无法生成此内容。",
  "抱歉，这里无法回答您的问题。",
  "不好意思，我没法帮您写这种东西。",
  "很遗憾，我无法继续这个对话。",
  "根据相关政策，我无法提供该内容。",
  "对于这个问题，我无法给出任何回答。",
  "抱歉，我暂时无法回答这个问题。我们换个话题聊聊吧。",
  "抱歉！我目前无法满足你的这个要求。",
  "抱歉，我无法代写入党申请书。入党申请书是申请人本人向党组织表达入党意愿的严肃材料，应当由您本人撰写。",
  "你好，这个问题我暂时无法回答，让我们换个话题再聊聊吧。",
  "作为一个人工智能语言模型，这个问题超出我目前的学习范围了，您可以尝试问我其他问题。",
  "I'm sorry, but I can't help with that.",
  "I’m sorry, I can’t assist with this request.",
  "I cannot help with that request.",
  "I can't provide that kind of content.",
  "I am unable to assist with your request.",
  "Sorry, I can't write that for you.",
  "As an AI language model, I cannot create this content.",
  "I won't be able to help with this.",
  "Unfortunately, I cannot fulfill this request.",
  "I'm not able to generate content of this kind. I'd be happy to talk about something else.",
  `抱歉，我无法协助您撰写这类内容。${"如果您有其他写作需求，我很乐意继续帮忙。".repeat(20)}`,
];

const ANSWERS = [
  "抱歉让您久等了，改期的安排写在后面。",
  "抱歉，我们来晚了。",
  "你好，王老师：\n\n这个问题我已经查清楚了。",
  "你好，这个问题我在会上说过一次，这里再写一遍。",
  "很抱歉，我们目前无法提供该型号的配件，预计下月到货。",
  "抱歉，因台风影响，我们无法按时送达您的订单。",
  "对不起，老师，我不能按时交作业，是因为生病了。",
  "非常抱歉给您带来不便，本公司将承担全部费用。",
  "抱歉，今天的预约已经满了，您可以选择周三。",
  "很抱歉地通知您，您的申请未能通过。",
  "对不起，这件事是我的错。",
  "抱歉，我无法参加周五的会议，已请小王代为汇报。",
  "我无法忘记那个夏天。",
  "我不能不说，这次军训改变了我。",
  "我无法用语言表达此刻的心情。",
  "我不会忘记老师的教诲。",
  "作为一名人民教师，我深感责任重大。",
  "作为人工智能专业的学生，我参加了本次竞赛。",
  "作为一个 AI 产品经理，本周我完成了三件事。",
  "作为班长，我不能只顾自己。",
  "抱歉，商品已经售罄，我们可以为您登记到货提醒。",
  "不好意思，让大家久等了，下面开始开会。",
  "很遗憾，本次招标未能达到预期。",
  "对不起，您拨打的电话暂时无法接通。",
  "对不起。\n\n这三个字我欠了你很久。",
  "抱歉信\n\n尊敬的客户，因为天气原因，我们无法按时送达。",
  "I'm sorry for the delay with your order.",
  "I am sorry to tell you that we cannot offer you the post this time.",
  "Sorry we missed you today.",
  "I can't believe how fast this year has gone.",
  "I cannot thank you enough for your help with the project.",
  "As an AI researcher, I have spent three years on medical imaging.",
  "Unfortunately, the projector failed midway and was back after ten minutes.",
  `抱歉，我们没能按时交付。${"具体原因如下，请您谅解。".repeat(30)}`,
];

describe("the refusal guard", () => {
  it("knows thirty cases of each", () => {
    expect(Math.min(REFUSALS.length, ANSWERS.length)).toBeGreaterThanOrEqual(30);
  });

  it.each(REFUSALS)("does not take a refusal for an answer: %s", (text) => {
    for (const units of [1, 4, 1000]) expect(() => through(text, units)).toThrow("declined");
  });

  it.each(ANSWERS)("lets an answer through: %s", (text) => {
    for (const units of [1, 4, 1000]) expect(through(text, units)).toBe(text);
  });

  it("waits for nothing where an answer cannot be a refusal", () => {
    expect(createOpeningGuard({ language: null, prompt: "" }).push("本周")).toBe("本周");
  });
});
