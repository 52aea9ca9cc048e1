import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const lawSensitiveInfoJournal = defineTemplate({
  slug: "law-sensitive-info-journal",
  kind: "journal",
  discipline: "law",
  major: { zh: "民商法学", en: "Civil and Commercial Law" },
  levels: ["master", "phd"],
  method: "legal",
  length: { default: 9000, min: 3000, max: 12000 },
  numbering: "B",
  title: { zh: "论敏感个人信息处理中“单独同意”的解释", en: "Interpreting Separate Consent for Sensitive Personal Information" },
  pattern: "论〔对象〕处理中“〔要件〕”的解释",
  slots: [
    { label: "对象", default: "敏感个人信息" },
    { label: "要件", default: "单独同意" },
  ],
  remark: { zh: "一个概念写透：文义、体系、目的、后果", en: "One concept: wording, system, purpose, effect" },
  keywords: ["单独同意", "个人信息", "解释论", "告知"],
  bring: ["条文与立法资料", "执法案例"],
  outline: [
    { title: { zh: "问题的提出", en: "Question" }, intent: "三种实践做法并存", weight: 12, needs: ["source"] },
    {
      title: { zh: "文义与体系解释", en: "Wording and system" },
      intent: "与书面同意、明示同意比较",
      weight: 18,
      needs: ["source", "table"],
    },
    {
      title: { zh: "规范目的的展开", en: "Purpose" },
      intent: "回答单独到底为了什么",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "注意力保护说", en: "Attention theory" }, intent: "论证与不足", weight: 12, needs: ["source"] },
        {
          title: { zh: "选择分离说", en: "Separation theory" },
          intent: "说明为何更可取",
          weight: 12,
          needs: ["source"],
          mistake: "两说并列不取舍",
        },
      ],
    },
    {
      title: { zh: "解释方案", en: "The reading" },
      intent: "给出判断步骤",
      weight: 30,
      needs: ["table"],
      children: [
        { title: { zh: "单独的判断标准", en: "Test for separateness" }, intent: "告知、动作、后果三分离", weight: 15, needs: ["table"] },
        {
          title: { zh: "例外与替代", en: "Exceptions" },
          intent: "必要性场景如何处理",
          weight: 15,
          needs: ["source"],
          mistake: "忽视老人与残障者",
        },
      ],
    },
    { title: { zh: "违反的法律效果", en: "Effects of breach" }, intent: "效力、责任、举证", weight: 10, needs: ["source"] },
    { title: { zh: "结语", en: "Conclusion" }, intent: "回到三种做法逐一评判", weight: 6 },
  ],
  whyGood: ["从三种做法切入，概念争议看得见", "两说正面取舍，论证完整", "标准拆成三个分离，可直接适用"],
  opening: [
    { type: "heading", text: "一、问题的提出" },
    {
      type: "paragraph",
      text: "处理敏感个人信息应当取得个人的单独同意，条文只有短短一句，实践中却至少有三种做法：第一种是在隐私政策之外另设一个弹窗，用户点击即可；第二种是在同一页面单列一个勾选框，不勾选也能继续；第三种是把人脸、位置、健康等信息并列在一个弹窗里，一次点击全部同意。三种做法都自称符合要求，执法机关的态度也不完全一致【待补充：执法案例】。",
    },
    {
      type: "paragraph",
      text: "分歧的根源在于对“单独”的理解：是单独告知，单独作出动作，还是可以单独拒绝而不影响其他服务？如果只要求形式上多点一次，单独同意很容易沦为多一道弹窗；如果要求过严，又可能使正常服务难以进行。本文从文义与体系出发，检讨规范目的，提出由告知、动作、后果三个方面构成的判断标准，并讨论其例外与违反的效果。",
    },
  ],
  hardSample: {
    title: "两种目的说的取舍",
    text: "注意力保护说认为，单独同意的意义在于提醒，因此弹窗足矣。但经验表明，弹窗越多，用户越倾向于一概点击，提醒的作用随次数递减；若目的仅是提醒，则加粗、语音提示等方式同样可以实现，无须以同意的形式出现。选择分离说则认为，单独同意是要把敏感信息的去留从整体交易中拆出来，使个人能够“要服务而不交这项信息”。这一理解既能解释为何须与其他处理目的分开，也与拒绝权、撤回权的规定衔接【待补充：条文】。故本文采后说，并以能否无损拒绝作为核心标准。",
  },
  staged: false,
  checklist: ["条文引用准确", "学说不断章取义", "例外有讨论", "标准可操作", "注释格式统一"],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
