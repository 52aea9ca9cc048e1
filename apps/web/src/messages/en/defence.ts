import type { defenceMessages as Messages } from "../zh/defence.ts";

/** Texts of speaking about an essay or a note: talk, slides, likely questions. */
export const defenceMessages: typeof Messages = {
  action: "Talk and slides",
  title: "Talk, slides and questions",
  lead: "From the words of this text alone: slides, what to say with each of them, and the questions you may be asked, for the time you choose. No figure appears that isn't in the text.",
  minutes: "Length of the talk",
  minutesOf: (minutes) => `${minutes} minutes`,
  write: "Prepare",
  again: "Prepare another",
  working: "Preparing. It stops if you close this window.",
  stop: "Stop",
  failed: "That didn't work, and cost nothing. Please try again.",
  loadFailed: "What was prepared before couldn't be loaded",
  cost: (tokens) => `about ${tokens} tokens`,
  free: "free",
  made: (date, minutes) => `${date} · ${minutes} minutes`,
  earlier: "Prepared before",
  spoken: (minutes, seconds) =>
    `takes about ${[minutes === 0 ? "" : `${minutes} min`, seconds === 0 ? "" : `${seconds} s`].filter((part) => part !== "").join(" ")} to say`,
  shorter: "The text doesn't say enough for the time you chose: the talk is shorter. Write more of the text, and it will fill.",
  slides: "Slides and talk",
  slideNo: (no) => `Slide ${no}`,
  questions: "Likely questions",
  from: (section) => `From: ${section}`,
  pptx: "Download slides",
  docx: "Download the talk (Word)",
  docxLocked: "Word files are for members",
  copy: "Copy the talk",
  opened: "The file is ready and downloading",
  exportFailed: "The file couldn't be made",
  close: "Close",
};
