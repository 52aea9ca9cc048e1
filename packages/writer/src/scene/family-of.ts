import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Family } from "../sentences/sentence-types.ts";

/** Scenes whose genre differs from what register and kind say. */
const BY_KEY: Readonly<Record<string, Family>> = {
  ...keysOf(
    "report",
    "gwReport gwSelfCheck gwResearch gwDutyReport gwInfo gwBriefing gwSelfExam gwChronicle gwMinutes activitySummary contestReview",
  ),
  ...keysOf(
    "report",
    "internWeekly internSummary summerPracticeReport classMeeting counsellorTalk gradSelfEval gwTypical postmortem svReviewData",
  ),
  ...keysOf(
    "request",
    "gwRequest gwReply gwLetter gwMotion gwProposal gwPetitionReply purchaseApply subsidyApply gwSupervise gwAntiCorruption",
  ),
  ...keysOf(
    "request",
    "dunningLetter complaintReply cooperationLetter investorEmail workEmail offerLetter mkBadReply loanApply gwCertificate",
  ),
  ...keysOf("notice", "vacationNotice notice gwInitiative gwOpenLetter sop partnerTerms"),
  ...keysOf("plan", "gwImplPlan gwWorkPoints gwRectify gwEmergency gwMeetingPlan contestApply lessonPlan startupPlan activityPlan"),
  ...keysOf("plan", "bidProposal budgetPlan okr projectPlan trainingPlan workPlan meetingAgenda prd techPlan kpiPlan swot"),
  ...keysOf(
    "plan",
    "riskAssess competitorAnalysis interviewOutline interviewQuestions jobDescription questionnaire brainStorming svSeries svAccount",
  ),
  ...keysOf("plan", "svLiveFlow handover pptOutline companyIntro teamIntro visionMission mkKol mkPersona equityPlan"),
  ...keysOf(
    "reflect",
    "summerPracticeFeel militarySummary volunteerFeel growthReport gwStudyFeel gwTrainFeel gwWatchFeel postReading thesisAck",
  ),
  ...keysOf("reflect", "gradMessage readingNote"),
  ...keysOf("apply", "gwThoughtReport gwPartyApply personalStatement gwThanks gwCondolence gwCongrats gwInvitation gwPraise gwCommitment"),
  ...keysOf("apply", "careerPlan semesterPlan postgradPlan"),
  ...keysOf("apply", "resignationApplication leaveApply salaryTalk transferApply resumeStar performanceReview"),
  ...keysOf("news", "sportsNews activityNews merits classMerits gwDeeds mkPress mkBrandStory cqchyxaolt"),
  ...keysOf("academic", "experimentReport openingReport journalEssay professionalEssay"),
  ...keysOf("social", "kepu mkArticle mkQa mkWeibo mkMoments svDesc svEmotion coFounder clubRecruit"),
  ...keysOf(
    "script",
    "broadcastScript hostScript mk3gualhux svVoice svHook svTitle svCover svComment mkSales svOutline chatReply rbComment",
  ),
  ...keysOf("speech", "pitchSpeech elevatorPitch selfIntro"),
  ...keysOf("report", "midtermCheck situationNote teachReflect"),
  ...keysOf("request", "englishEmail"),
  ...keysOf("notice", "loanSlip"),
  ...keysOf("plan", "thesisTask"),
  ...keysOf("reflect", "generalFeel essayContest freeWrite"),
  ...keysOf("apply", "fullResume"),
};

const BY_REGISTER: Readonly<Record<string, Family>> = {
  campus: "report",
  academic: "academic",
  official: "notice",
  legal: "notice",
  office: "report",
  speech: "speech",
  letter: "apply",
  social: "social",
  video: "script",
  ad: "ad",
  biz: "plan",
  tool: "report",
};

function keysOf(family: Family, keys: string): Record<string, Family> {
  return Object.fromEntries(keys.split(" ").map((key) => [key, family]));
}

export function familyOf(scene: CatalogueScene): Family {
  return BY_KEY[scene.key] ?? BY_REGISTER[scene.output.register] ?? "report";
}
