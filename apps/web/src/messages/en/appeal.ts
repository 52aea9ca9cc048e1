import type { appealMessages as zh } from "../zh/appeal.ts";

/** What stands where the content check stopped a text. */
export const appealMessages = {
  open: "Appeal",
  refused: (message) => `Appeal: ${message}\n`,
  section: (title, message) => `Appeal: section "${title}". ${message}\n`,
  ended: (number) => `Appeal: the content check ended my text (No. ${number})\n`,
} satisfies typeof zh;
