/** 常写: what people are asked for most, one click from the form. */
export const OFTEN_WRITTEN: readonly string[] = [
  "weeklyReport",
  "internWeekly",
  "clubCampaign",
  "postReading",
  "notice",
  "workEmail",
  "polishDoc",
  "svTitle",
];
