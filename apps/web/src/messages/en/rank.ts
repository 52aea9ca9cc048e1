import type { rankMessages as zh } from "../zh/rank.ts";

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

export const rankMessages = {
  title: "Compare plans",
  lead: "What free accounts and members can do.",
  what: "What you can do",
  levels: { free: "Free", vip: "Member" },
  yours: "you now",
  rows: {
    wait: "Between two drafts",
    concurrent: "Written at the same time",
    essayTitles: "Essay titles",
    essayLevels: "Essay levels",
    export: "Export",
    outline: "Essay outline",
    drafts: "Separate downloads",
    essayText: "Essay text",
    essayMore: "Also in an essay",
    stored: "Stored files",
    notes: "Notes",
    mindtrees: "Mind trees",
  },
  noWait: "No wait",
  wait: (seconds) => (seconds === 60 ? "Wait 1 minute" : `Wait ${seconds} seconds`),
  texts: (count) => (count === 1 ? "1 text" : `${count} texts`),
  essayTitles: (titles, keywords) => `${titles} at a time, ${keywords} keywords each`,
  levelsJoined: (names) => AND.format(names.map((name, at) => (at === 0 || name === "PhD" ? name : name.toLowerCase()))),
  formats: { markdown: "Markdown", word: "Word", json: "essay JSON" },
  formatsJoined: (names) => AND.format(names).replace(/^./, (letter) => letter.toUpperCase()),
  chapters: (chapters) => `Up to ${chapters} chapters`,
  drafts: { titles: "titles", outline: "outline", none: "None" },
  essayText: {
    whole: (words) => `All at once, up to ${words} words a section`,
    one: (words) => `Section by section, up to ${words} words each`,
  },
  essayMore: { abstract: "abstracts", titles: "section titles" },
  stored: (files, size) => `Up to ${files.toLocaleString("en-US")} files, ${size}`,
  notes: (notes) => `Up to ${notes.toLocaleString("en-US")}`,
  mindtrees: (trees, ideas) => `Up to ${trees.toLocaleString("en-US")}, with ideas ${ideas} times a day`,
  facts: {
    title: "Where tokens come from",
    newUser: (tokens, days) => `Your first sign-in brings ${tokens} tokens, valid for ${days} days.`,
    invite: (tokens, days) => `Each friend you invite brings ${tokens} tokens with their first text, valid for ${days} days.`,
    rate: (tokens) => `One word takes about ${tokens} tokens.`,
  },
} satisfies typeof zh;
