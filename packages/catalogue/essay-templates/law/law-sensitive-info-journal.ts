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
  title: {
    zh: "论敏感个人信息处理中“单独同意”的解释",
    en: "Interpreting “separate consent” in the processing of sensitive personal information",
  },
  pattern: { zh: "论〔对象〕处理中“〔要件〕”的解释", en: "Interpreting “〔requirement〕” in the processing of 〔object〕" },
  slots: [
    { label: { zh: "对象", en: "object" }, default: { zh: "敏感个人信息", en: "sensitive personal information" } },
    { label: { zh: "要件", en: "requirement" }, default: { zh: "单独同意", en: "separate consent" } },
  ],
  remark: { zh: "一个概念写透：文义、体系、目的、后果", en: "One concept in full: wording, system, purpose, effect" },
  keywords: [
    { zh: "单独同意", en: "separate consent" },
    { zh: "个人信息", en: "personal information" },
    { zh: "解释论", en: "statutory interpretation" },
    { zh: "告知", en: "notice" },
  ],
  bring: [
    { zh: "条文与立法审议资料", en: "The provisions and records of their drafting" },
    { zh: "执法案例", en: "Enforcement cases" },
    { zh: "多款应用的同意界面截图与日期", en: "Dated screenshots of consent screens in several apps" },
  ],
  outline: [
    {
      title: { zh: "问题的提出", en: "The question" },
      intent: { zh: "三种做法并存，都自称合规，争点在哪", en: "Three practices, all claiming compliance: what is at issue" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "文义与体系解释", en: "Wording and system" },
      intent: {
        zh: "与书面同意、明示同意比较，看立法为何另立一词",
        en: "Against written and explicit consent: why the law chose another word",
      },
      weight: 18,
      needs: ["source", "table"],
    },
    {
      title: { zh: "规范目的的展开", en: "Purpose of the rule" },
      intent: { zh: "单独到底为了什么：提醒，还是可以分开选择", en: "What separateness is for: a warning, or a choice that can be split" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "注意力保护说", en: "The attention theory" },
          intent: { zh: "提醒说能解释什么，解释不了什么", en: "What it explains and what it cannot" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "选择分离说", en: "The separation theory" },
          intent: { zh: "说明为何更能与拒绝权、撤回权衔接", en: "Why it fits better with refusal and withdrawal" },
          weight: 12,
          needs: ["source"],
          mistake: { zh: "两说并列不取舍", en: "Two theories side by side and no choice between them" },
        },
      ],
    },
    {
      title: { zh: "解释方案", en: "The proposed reading" },
      intent: { zh: "给出法官可以依次适用的判断步骤", en: "Steps a court could apply in order" },
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "单独的判断标准", en: "Test for separateness" },
          intent: { zh: "告知、动作、后果三个方面分别判断", en: "Notice, act and consequence, each judged separately" },
          weight: 15,
          needs: ["table"],
        },
        {
          title: { zh: "例外与替代", en: "Exceptions and substitutes" },
          intent: { zh: "为履约所必需时能否免于单独同意", en: "Does necessity for the contract dispense with it" },
          weight: 15,
          needs: ["source"],
          mistake: { zh: "忽视老人与残障者", en: "Forgetting older and disabled users" },
        },
      ],
    },
    {
      title: { zh: "违反的法律效果", en: "Effects of breach" },
      intent: { zh: "同意无效后处理行为的定性、责任与举证", en: "Status of the processing, liability and proof once consent fails" },
      weight: 10,
      needs: ["source"],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "回到三种做法逐一评判", en: "Judge the three practices one by one" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "从三种做法切入，概念争议看得见", en: "Starts from three practices, so that the conceptual dispute can be seen" },
    { zh: "两说正面取舍，论证完整", en: "Chooses openly between the two theories" },
    { zh: "标准拆成三个分离，可直接适用", en: "The test has three parts that can be applied directly" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "处理敏感个人信息应当取得个人的单独同意，条文只有短短一句，实践中却至少有三种做法：第一种是在隐私政策之外另设一个弹窗，用户点击即可；第二种是在同一页面单列一个勾选框，不勾选也能继续；第三种是把人脸、位置、健康等信息并列在一个弹窗里，一次点击全部同意。三种做法都自称符合要求，执法机关的态度也不完全一致【待补充：执法案例】。",
        en: "Sensitive personal information may be processed only with the individual's separate consent. The provision is a single short sentence, yet at least three practices exist. In the first, a pop-up appears in addition to the privacy policy and the user clicks it. In the second, a tick box stands apart on the same page and the service continues whether or not it is ticked. In the third, face, location and health data are listed together in one pop-up and a single click accepts them all. All three claim to comply, and the authorities have not been entirely consistent 【to fill in: enforcement case】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "分歧的根源在于对“单独”的理解：是单独告知，单独作出动作，还是可以单独拒绝而不影响其他服务？如果只要求形式上多点一次，单独同意很容易沦为多一道弹窗；如果要求过严，又可能使正常服务难以进行。本文从文义与体系出发，检讨规范目的，提出由告知、动作、后果三个方面构成的判断标准，并讨论其例外与违反的效果。",
        en: "The dispute goes back to the word “separate”. Is it that notice is separate, that the act is separate, or that one may refuse this item without losing other services? If the rule asks only for one more click, separate consent easily becomes one more pop-up; if it asks too much, ordinary services may hardly be able to run. Starting from wording and system, this article reviews the purpose of the rule, proposes a test made of notice, act and consequence, and discusses its exceptions and the effects of breach.",
      },
    },
  ],
  hardSample: {
    title: { zh: "两种目的说的取舍", en: "Choosing between two purposes" },
    text: {
      zh: "注意力保护说认为，单独同意的意义在于提醒，因此弹窗足矣。但弹窗增多之后，用户可能倾向于一概点击，提醒的作用随之递减【待补充：实证文献】；若目的仅是提醒，则加粗、语音提示等方式同样可以实现，无须以同意的形式出现。选择分离说则认为，单独同意是要把敏感信息的去留从整体交易中拆出来，使个人能够“要服务而不交这项信息”。这一理解既能解释为何须与其他处理目的分开，也与拒绝权、撤回权的规定衔接【待补充：条文】。故本文采后说，并以能否无损拒绝作为核心标准。",
      en: "On the attention theory, separate consent serves as a warning, so a pop-up suffices. Yet as pop-ups multiply users may come to click through them all, and the warning loses force 【to fill in: empirical literature】. If warning were the only purpose, bold type or a spoken notice would do as well, and there would be no need for the form of consent. On the separation theory, separate consent takes the fate of sensitive information out of the bargain as a whole, so that a person can have the service without giving up this item. This reading explains why it must be kept apart from other purposes of processing, and it fits the provisions on refusal and withdrawal 【to fill in: provisions】. This article adopts the second theory and takes as its central test whether one can refuse without loss.",
    },
  },
  staged: false,
  checklist: [
    { zh: "条文逐字核对", en: "Provisions are checked word by word" },
    { zh: "学说引用附完整语境与页码", en: "Doctrine is quoted in context with page numbers" },
    { zh: "例外单列一节", en: "Exceptions have a section of their own" },
    { zh: "判断步骤可由他人照用", en: "Another reader could apply the steps" },
    { zh: "注释格式统一", en: "Footnotes follow one style" },
  ],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
