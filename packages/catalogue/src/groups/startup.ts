import type { Group } from "../scene-schema.ts";

export const startup: readonly Group[] = [
  {
    title: { zh: "计划书", en: "Business plans" },
    remark: { zh: "把点子写成别人看得懂的账", en: "Turn the idea into sums others can follow" },
    scenes: ["bpFull", "bpOnePage", "startupPlan", "contestApply", "mvpPlan", "growthPlan"],
  },
  {
    title: { zh: "路演与融资", en: "Pitching and funding" },
    remark: { zh: "几分钟，说清为什么投你", en: "A few minutes to say why you" },
    scenes: ["pitchSpeech", "pitchDeck", "elevatorPitch", "investorEmail", "fundingPlan", "financePlan"],
  },
  {
    title: { zh: "看清市场", en: "Reading the market" },
    remark: { zh: "谁在疼、谁付钱、谁在抢", en: "Who hurts, who pays, who competes" },
    scenes: ["marketAnalysis", "painPoint", "businessModel", "riskCounter"],
  },
  {
    title: { zh: "开公司与开店", en: "Setting up" },
    remark: { zh: "起名、立牌子、开门", en: "A name, a sign and an open door" },
    scenes: ["storePlan", "companyIntro", "companyName", "visionMission", "franchise", "loanApply", "subsidyApply"],
  },
  {
    title: { zh: "找人与分工", en: "People and shares" },
    remark: { zh: "谁来干，怎么分", en: "Who joins and how it is split" },
    scenes: ["coFounder", "teamIntro", "equityPlan", "partnerTerms", "postmortem"],
  },
  {
    title: { zh: "个人准备", en: "On your own account" },
    remark: { zh: "创业还是上班，先写清自己", en: "Founder or employee, know yourself first" },
    scenes: ["careerPlan", "jobLetter", "selfRecommend"],
  },
];
