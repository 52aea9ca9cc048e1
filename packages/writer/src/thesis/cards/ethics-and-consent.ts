import type { MethodCard } from "../method-card.ts";

export const ethicsAndConsent: MethodCard = {
  key: "ethics-and-consent",
  title: { zh: "研究伦理与知情同意", en: "Research ethics and consent" },
  methods: ["clinical", "empirical", "education", "case"],
  roles: ["procedure", "subjects"],
  cues: {
    zh: ["研究伦理", "伦理审查", "伦理委员会", "知情同意", "征得同意", "家长同意", "匿名", "录音"],
    en: ["research ethics", "informed consent", "ethical approval", "ethics committee", "consent", "anonymous", "recorded"],
  },
  sentences: {
    zh: [
      "知情同意须说明研究目的、要做什么、占用多少时间、可能的不适与好处、资料如何保存，以及可以随时退出而不受不利影响。",
      "需要伦理审查的研究，批准应在招募第一名参加者之前取得，并写明审查机构与批件编号。",
      "未成年人参加的，须由监护人同意，并以其听得懂的话征得本人同意。",
      "参加者是研究者的学生、患者或下属时，宜由无利害关系的人招募，使对方可以拒绝。",
      "匿名指资料无法对应到个人，保密指可以对应但不公开；留有编号与姓名对照表的资料只能承诺保密。",
      "编号与姓名的对照表宜与研究资料分开存放，写明谁可以查看、保存到何时、如何销毁。",
      "问题涉及创伤、疾病或违规行为的，应允许跳过，并事先备好可以提供的求助渠道。",
      "给参加者的报酬以补偿时间为度，不宜高到使人难以拒绝。",
    ],
    en: [
      "Informed consent covers the purpose, what will be done and how long it takes, possible discomfort and benefit, how data are kept, and the right to withdraw at any time without disadvantage.",
      "Where ethical review is required, approval must be obtained before the first participant is recruited, and the body and reference number should be given.",
      "Minors take part only with a guardian's consent and with their own agreement, asked for in words they understand.",
      "If participants are the researcher's students, patients or subordinates, someone without an interest should recruit them, so that they are free to refuse.",
      "Anonymous data cannot be linked to a person; confidential data can be but are not disclosed. Where a list of names and codes exists, only confidentiality can be promised.",
      "Any list of names and codes should be stored apart from the data, with a statement of who may see it, how long it is kept and how it is destroyed.",
      "Questions on trauma, illness or misconduct should be optional, and sources of help should be at hand beforehand.",
      "Payment should compensate for time and not be so high that refusing becomes difficult.",
    ],
  },
  missing: {
    zh: ["是否经过伦理审查、由哪个机构、批件编号", "同意的形式（书面、电子或口头）", "资料存放的地点、期限与可查看的人"],
    en: [
      "whether the study was reviewed, by which body, and the reference number",
      "form of consent (written, electronic or oral)",
      "where data are kept, for how long and who may see them",
    ],
  },
  limits: {
    zh: ["取得同意不免除研究者评估风险的责任；超出原说明用途的使用须重新征得同意。"],
    en: ["Consent does not relieve researchers of weighing the risks; use beyond the purpose explained needs new consent."],
  },
  exhibits: [],
  never: { zh: ["毫无风险", "绝对保密"], en: ["entirely without risk", "absolute confidentiality"] },
};
