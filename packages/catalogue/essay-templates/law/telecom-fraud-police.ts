import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const telecomFraudPolice = defineTemplate({
  slug: "telecom-fraud-police",
  kind: "professional",
  discipline: "law",
  major: { zh: "侦查学", en: "Criminal Investigation" },
  levels: ["any"],
  method: "case",
  length: { default: 4000, min: 3000, max: 8000 },
  numbering: "B",
  title: {
    zh: "电信网络诈骗预警劝阻工作的难点与改进",
    en: "Early warning and dissuasion against telecom fraud: difficulties and improvements",
  },
  pattern: {
    zh: "〔犯罪类型〕预警劝阻工作的难点与改进",
    en: "Early warning and dissuasion against 〔offence〕: difficulties and improvements",
  },
  slots: [{ label: { zh: "犯罪类型", en: "offence" }, default: { zh: "电信网络诈骗", en: "telecom fraud" } }],
  remark: { zh: "从“劝不住”写起，写到可量化的改进", en: "From a failed phone call to improvements one can measure" },
  keywords: [
    { zh: "反诈", en: "fraud prevention" },
    { zh: "预警劝阻", en: "warning and dissuasion" },
    { zh: "基层警务", en: "grassroots policing" },
    { zh: "专业论文", en: "professional article" },
  ],
  bring: [
    { zh: "经审批脱敏的工作数据", en: "Work data cleared and anonymised" },
    { zh: "典型警情复盘记录", en: "Debriefing records of typical cases" },
    { zh: "制度文件", en: "Regulations" },
    { zh: "保密审查意见", en: "A security clearance for publication" },
  ],
  outline: [
    {
      title: { zh: "问题缘起", en: "How the question arose" },
      intent: { zh: "复盘一次劝阻失败，找出失败在哪几十秒", en: "Debrief one failure and find the moment at which it failed" },
      weight: 12,
      needs: ["data"],
    },
    {
      title: { zh: "预警劝阻的工作流程与成效", en: "Workflow and results" },
      intent: { zh: "画出闭环，写清成功劝阻的统计口径", en: "Draw the loop and define what counts as a success" },
      weight: 20,
      needs: ["table", "figure"],
      mistake: { zh: "数据口径不清", en: "Figures without a stated counting rule" },
    },
    {
      title: { zh: "难点分析", en: "Difficulties" },
      intent: { zh: "时间、信任、信息三类，各配警情", en: "Time, trust and information, each with a case" },
      weight: 30,
      needs: ["data"],
      children: [
        {
          title: { zh: "黄金时间短而环节多", en: "A short window, many steps" },
          intent: { zh: "按时间轴拆解从预警到见面各段耗时", en: "Break down the time from alert to meeting" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "当事人不相信警察", en: "Victims who do not believe the police" },
          intent: { zh: "分析对方预设了什么，当事人为何先信对方", en: "What the fraudster had prepared them for" },
          weight: 10,
          needs: ["data"],
        },
        {
          title: { zh: "预警信息质量参差", en: "Uneven quality of alerts" },
          intent: { zh: "误报消耗警力，漏报失去机会，两头都看", en: "False alarms cost officers, misses cost victims: look at both" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "只谈人手不足", en: "Talking only about short staffing" },
        },
      ],
    },
    {
      title: { zh: "改进做法", en: "Improvements" },
      intent: { zh: "写清试行范围、时间与比较对象", en: "Scope and period of the trial, and what it is compared with" },
      weight: 28,
      needs: ["table"],
      children: [
        {
          title: { zh: "分级响应", en: "Tiered response" },
          intent: { zh: "列级别、触发条件、时限、方式", en: "Tiers, triggers, time limits and means" },
          weight: 14,
          needs: ["table"],
        },
        {
          title: { zh: "劝阻话术与现场处置", en: "Wording and handling on site" },
          intent: { zh: "给出忌用与可用句式，说明道理", en: "Phrases to use and to avoid, and why" },
          weight: 14,
          mistake: { zh: "公开涉密侦查手段", en: "Disclosing confidential investigative means" },
        },
      ],
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "成效依赖哪些条件，哪些地方不宜照搬", en: "What the results depend on, and where not to copy them" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "用劝阻失败的一通电话引出问题，读得进去", en: "A phone call that failed opens the question and draws the reader in" },
    { zh: "把失败分成三类，对策才有针对性", en: "Failures fall into three kinds, so remedies have a target" },
    { zh: "话术写到句子，也写明忌用", en: "Wording is given down to the sentence, with what to avoid" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题缘起", en: "How the question arose" } },
    {
      type: "paragraph",
      text: {
        zh: "一次夜间预警，民警在几分钟内联系到当事人，对方却反问：“我怎么知道你不是骗子？”随后挂断并关机。等社区民警上门时，钱已经转出。事后复盘，系统预警及时，民警反应也快，问题出在电话接通后的那几十秒：当事人此前刚被对方叮嘱“会有人冒充警察来电”，我们说的每一句话，都落进了对方预设的剧本。",
        en: "One night an alert came in and within minutes an officer was on the line to the person concerned, who asked, “How do I know you're not the fraudster?”, hung up and switched off. By the time a community officer reached the door, the money was gone. The debriefing found that the alert had come in time and the police had been quick. What failed were the seconds after the call was answered: the victim had just been told that “someone will ring pretending to be the police”, and everything we said fitted the script the other side had written.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这类“劝不住”的情形并非个例。本单位【待补充：统计期间】的预警劝阻中，未能成功的警情大致可以归为三类：联系不上、联系上不相信、相信了但已转账。三类的原因不同，对策也应不同。本文结合基层工作实践，分析预警劝阻的流程与难点，介绍试行分级响应和话术调整的做法，供同行参考。文中数据均已脱敏，不涉及技术侦查手段。",
        en: "Failures of this kind are not isolated. Among our unit's interventions in 【to fill in: period】, those that failed fall roughly into three kinds: the person could not be reached; was reached but did not believe us; believed us but had already paid. The causes differ and so should the remedies. From practice at the grassroots, this article analyses the workflow and its difficulties and reports on a trial of tiered response and revised wording, for colleagues' reference. All data are anonymised; technical means of investigation are not discussed.",
      },
    },
  ],
  hardSample: {
    title: { zh: "话术调整", en: "Revising the wording" },
    text: {
      zh: "以往民警开口多为“您好，我是派出所的，您可能正在遭遇诈骗”，当事人的第一反应是戒备。试行中改为先给对方一个可以自行核实的办法：“请您先挂断，拨打【待补充：公开号码】转我的警号，我等您。”主动让对方核实，意在先取得信任，是否有效要看试行数据。对正在被对方控制、不肯挂断的，不与其争辩真假，而是请家属或同事先到身边打断通话。应避免使用“你被骗了”“别傻了”一类否定判断的说法，它们会激起辩护心理。",
      en: "Officers used to begin, “Hello, this is the police station, you may be the target of a fraud,” and the first reaction was suspicion. In the trial we first offer a way to check: “Please hang up, ring 【to fill in: public number】 and ask for my badge number. I'll wait.” The aim of inviting the check is to earn trust before asking for it; whether it does so has to be seen in the trial's own figures. With someone still under the fraudster's control who will not hang up, we do not argue over what is true but ask family or colleagues to be at their side and break off the call. Phrases that deny the person's judgement, such as “you've been fooled” or “don't be silly”, should be avoided: they provoke a defence.",
    },
  },
  staged: true,
  checklist: [
    { zh: "数据脱敏并经审批", en: "Data are anonymised and cleared" },
    { zh: "保密审查已通过", en: "Security review is passed" },
    { zh: "成功劝阻的口径全文一致", en: "“Success” is counted one way throughout" },
    { zh: "试行范围、时间与对照已写明", en: "Scope, period and comparison of the trial are stated" },
  ],
  scenes: ["professionalEssay", "workExperience"],
  since: "2026-11-22",
});
