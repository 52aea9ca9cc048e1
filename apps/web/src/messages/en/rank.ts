import type { rankMessages as zh } from "../zh/rank.ts";

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

export const rankMessages = {
  title: "Compare plans",
  lead: "What free accounts and members may do.",
  what: "What",
  levels: { free: "Free", vip: "Member" },
  yours: "you now",
  rows: {
    wait: "Between two texts",
    concurrent: "Written at once",
    essayTitles: "Essay titles",
    essayLevels: "Levels of essays",
    export: "Export",
    outline: "Outline of an essay",
    drafts: "Downloaded by themselves",
    essayText: "Text of an essay",
    essayMore: "Also in an essay",
    stored: "Stored files",
    notes: "Notes",
  },
  noWait: "No wait",
  wait: (seconds) => (seconds === 60 ? "1 minute" : `${seconds} seconds`),
  texts: (count) => (count === 1 ? "1 text" : `${count} texts`),
  essayTitles: (titles, keywords) => `${titles} at once, ${keywords} keywords each`,
  levelsJoined: (names) => AND.format(names),
  formats: { markdown: "Markdown", word: "Word", json: "essay JSON" },
  formatsJoined: (names) => AND.format(names),
  chapters: (chapters) => `Up to ${chapters} chapters`,
  drafts: { titles: "titles", outline: "outline", none: "none" },
  essayText: {
    whole: (words) => `All at once, up to ${words} words a section`,
    one: (words) => `Section by section, up to ${words} words each`,
  },
  essayMore: { abstract: "abstracts", titles: "section titles" },
  stored: (files, size) => `Up to ${files} files, ${size}`,
  notes: (notes) => `Up to ${notes}`,
  facts: {
    title: "Where tokens come from",
    newUser: (tokens, days) => `Your first sign-in brings ${tokens} tokens, valid for ${days} days.`,
    invite: (tokens, days) => `Every new friend you invite who writes a first text brings ${tokens} tokens, valid for ${days} days.`,
    rate: (tokens) => `One word takes about ${tokens} tokens.`,
  },
} satisfies typeof zh;
