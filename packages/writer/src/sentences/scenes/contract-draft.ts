import type { SceneSentences } from "../sentence-types.ts";

export const contractDraft: SceneSentences = {
  scene: "contractDraft",
  fields: { requirement: ["Rights and duties", "Breach"] },
  sections: {
    Subject: {
      zh: {
        ask: [
          "做什么或买卖什么：名称、数量、规格、质量标准",
          "图纸、清单或样品，作为哪一份附件",
          "谁提供材料，材料不合格怎么办",
          "甲方中途改要求，怎么算",
        ],
      },
      en: {
        ask: [
          "what is made, done or sold: name, quantity, specification, quality",
          "which drawing, list or sample is attached",
          "who supplies the material, and what if it is not good enough",
          "how a change asked for on the way is counted",
        ],
      },
    },
    "Price and payment": {
      zh: {
        ask: [
          "价款的大写与小写、含不含税、分几次付、各在什么时候",
          "收款的户名、开户行和账号",
          "发票什么时候开、开哪一种",
          "有没有定金或质保金，多少、哪天退",
        ],
      },
      en: {
        ask: [
          "the price in figures and words, tax included or not, and when each part is due",
          "the payee, the bank and the account",
          "when the invoice is issued, and of what kind",
          "any deposit or retention, how much, and when it is returned",
        ],
      },
    },
    "Term and acceptance": {
      zh: {
        ask: [
          "从哪天到哪天，在哪里履行，怎么算验收合格",
          "哪些情况可以顺延，怎么通知",
          "验收由谁签字，几天内提出异议",
          "不合格的，几天内返工",
        ],
      },
      en: {
        ask: [
          "from when to when, where, and what counts as accepted",
          "what extends the term, and how notice is given",
          "who signs for acceptance, and how long objections may take",
          "how soon defects are put right",
        ],
      },
    },
    "Rights and duties": {
      zh: {
        ask: ["两边各要做的事：交什么、付什么、配合什么", "谁办许可、谁买保险", "哪些资料要保密，保密到什么时候", "成果归谁，能不能转包"],
      },
      en: {
        ask: [
          "the duties of each side: what it delivers, pays and helps with",
          "who gets the permits, and who insures",
          "what is kept confidential, and until when",
          "who owns the result, and whether work may be passed on",
        ],
      },
    },
    Breach: {
      zh: {
        ask: ["逾期、质量不合格、逾期付款各怎么承担", "逾期一天按多少算，上限多少", "什么情况可以单方解除", "天灾、停电这类情况怎么免责"],
      },
      en: {
        ask: [
          "what follows from delay, defects and late payment",
          "what a day's delay costs, and the most it can cost",
          "when one side may end the contract alone",
          "how events beyond control are treated",
        ],
      },
    },
    "Changes, termination, disputes": {
      zh: {
        say: ["变更和解除，以双方签字的书面文件为准。", "本合同一式两份，双方各执一份，自双方签字或盖章之日起生效。"],
        ask: ["争议由哪个法院管辖或哪个仲裁机构仲裁", "通知寄到哪里、发到哪个邮箱算送达"],
      },
      en: {
        say: [
          "Changes and termination are made in writing and signed by both.",
          "Each party holds one original; the contract takes effect when both have signed.",
        ],
        ask: ["which court or which arbitration body decides", "the addresses at which notices count as received"],
      },
    },
  },
};
