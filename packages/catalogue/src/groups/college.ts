import type { Group } from "../scene-schema.ts";

export const college: readonly Group[] = [
  {
    title: { zh: "实习与实践", en: "Internships and fieldwork" },
    remark: { zh: "去了哪、做了什么、学到什么", en: "Where you went, what you did, what stayed with you" },
    scenes: ["internWeekly", "summerPracticeReport", "internSummary", "summerPracticeFeel", "volunteerFeel", "militarySummary"],
  },
  {
    title: { zh: "竞选、班级与活动", en: "Elections, classes and events" },
    remark: { zh: "上台之前，先有一份顺口的稿子", en: "Have the words ready before you stand up" },
    scenes: [
      "activityPlan",
      "clubCampaign",
      "hostScript",
      "clubRecruit",
      "activityNews",
      "activitySummary",
      "sportsNews",
      "broadcastScript",
      "classMeeting",
      "merits",
      "classMerits",
      "counsellorTalk",
    ],
  },
  {
    title: { zh: "课堂与作业", en: "Coursework" },
    remark: { zh: "老师下周就要收的那几份", en: "The ones due next week" },
    scenes: ["debateSpeech", "classPresent", "readingNote", "experimentReport", "questionnaire", "contestReview", "lessonPlan"],
  },
  {
    title: { zh: "规划与成长", en: "Plans and growth" },
    remark: { zh: "写给以后的自己，也写给老师看", en: "For your future self, and for whoever marks it" },
    scenes: ["careerPlan", "growthReport", "semesterPlan", "postgradPlan", "startupPlan", "contestApply"],
  },
  {
    title: { zh: "申请与说明", en: "Applications and notes" },
    remark: { zh: "情况说实，理由说清，话说得体", en: "Plain facts, clear reasons, the right tone" },
    scenes: [
      "scholarshipApply",
      "grantApply",
      "workStudyApply",
      "leaveNoteStudent",
      "transferMajor",
      "reflectionLetter",
      "gwPartyApply",
      "gwThoughtReport",
    ],
  },
  {
    title: { zh: "求职与升学", en: "Jobs and further study" },
    remark: { zh: "对着岗位和学校写，不群发", en: "Written for one reader, never a mass mailing" },
    scenes: ["selfIntro", "jobLetter", "selfRecommend", "personalStatement", "motivationLetter", "recommendLetter"],
  },
  {
    title: { zh: "毕业季", en: "Graduation" },
    remark: { zh: "大学的最后几页", en: "The last few pages" },
    scenes: ["gradSelfEval", "defenseSpeech", "thesisAck", "gradFeel", "gradMessage"],
  },
];
