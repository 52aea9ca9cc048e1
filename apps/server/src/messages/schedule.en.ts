import type { scheduleZh } from "./schedule.zh.ts";

export const scheduleEn: typeof scheduleZh = {
  head: ["Stage", "Dates", "Work and what it yields"],
  noTime: "[To add: dates]",
  stages: [
    "Read the literature, write the review, settle the plan",
    "Prepare tools and material, collect data",
    "Order and analyse the data, write the first draft",
    "Revise with the supervisor, hand in the final text",
    "Prepare the defence",
  ],
};
