import type { Group } from "../scene-schema.ts";

export const work: readonly Group[] = [
  {
    title: { zh: "周期汇报", en: "Regular reports" },
    remark: { zh: "到点就要交的", en: "The ones the calendar asks for" },
    scenes: [
      "weeklyReport",
      "dailyReport",
      "monthlyReport",
      "quartSummary",
      "yearMidSummary",
      "yearEndSummary",
      "workSummery",
      "departmentSummary",
    ],
  },
  {
    title: { zh: "汇报与述职", en: "Reporting up" },
    remark: { zh: "结论放前面，依据跟着走", en: "The point first, the evidence after" },
    scenes: [
      "workReport",
      "reportSelf",
      "regularReport",
      "promotionReport",
      "joinJobReport",
      "tripReport",
      "projectSummary",
      "workExperience",
      "dataReport",
      "incidentReview",
    ],
  },
  {
    title: { zh: "计划与方案", en: "Plans" },
    remark: { zh: "目标、步骤、谁负责", en: "Goals, steps and owners" },
    scenes: ["workPlan", "projectPlan", "okr", "trainingPlan", "budgetPlan", "kpiPlan", "sop", "prd", "techPlan", "bidProposal"],
  },
  {
    title: { zh: "会议与通知", en: "Meetings and notices" },
    remark: { zh: "开之前、开完后、要让大家知道的", en: "Before, after, and what everyone needs to know" },
    scenes: ["meetingMinutes", "polishMeetingLog", "meetingAgenda", "notice", "vacationNotice", "pptOutline"],
  },
  {
    title: { zh: "邮件与往来", en: "Emails and letters" },
    remark: { zh: "一封信只办一件事", en: "One message, one matter" },
    scenes: ["workEmail", "chatReply", "cooperationLetter", "complaintReply", "dunningLetter", "offerLetter"],
  },
  {
    title: { zh: "申请与去留", en: "Requests and moves" },
    remark: { zh: "开口之前，先写下来", en: "Write it down before you ask" },
    scenes: ["leaveApply", "purchaseApply", "salaryTalk", "transferApply", "resignationApplication", "handover"],
  },
  {
    title: { zh: "招人与用人", en: "Hiring and people" },
    remark: { zh: "岗位、面试、评价", en: "Roles, interviews and feedback" },
    scenes: ["resumeStar", "jobDescription", "interviewQuestions", "performanceReview"],
  },
  {
    title: { zh: "分析", en: "Analysis" },
    remark: { zh: "把判断摆到桌面上", en: "Put the reasoning on the table" },
    scenes: ["brainStorming", "competitorAnalysis", "swot", "riskAssess", "interviewOutline"],
  },
  {
    title: { zh: "改稿与加工", en: "Work on a text" },
    remark: { zh: "已经有一段，再改改", en: "You have a draft; make it better" },
    scenes: [
      "polishDoc",
      "reWrite",
      "proofread",
      "expandDoc",
      "condenseDoc",
      "continueDoc",
      "summaryDoc",
      "translateDoc",
      "titleGen",
      "postReading",
    ],
  },
];
