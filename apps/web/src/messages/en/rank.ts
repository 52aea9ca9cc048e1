import type { rankMessages as zh } from "../zh/rank.ts";

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const rankMessages = {
  title: "Compare plans",
  lead: "What free accounts and members may do.",
  what: "What",
  levels: { free: "Free", vip: "Member" },
  yours: "you now",
  rows: {
    wait: "Between two texts",
    concurrent: "Written at once",
    titles: "Essay titles",
    titlesDownload: "Download of all titles",
    outlineLevels: "Outline levels",
    outlineChapters: "Outline length",
    outlineDownload: "Download of the outline",
    fullText: "Writing the essay",
    paragraph: "Paragraph length",
    bulkRewrite: "Rewriting many paragraphs",
    abstract: "Abstract",
    paragraphTitles: "Editing paragraph titles",
    export: "Export",
  },
  noWait: "No wait",
  wait: (seconds) => (seconds === 60 ? "1 minute" : `${seconds} seconds`),
  texts: (count) => (count === 1 ? "1 text" : `${count} texts`),
  titles: (titles, keywords) => `${titles} at a time, ${keywords} keywords each`,
  chapters: (count) => `Up to ${count} chapters`,
  levelNames: { middle: "middle school", college: "college", bachelor: "undergraduate", master: "master's", phd: "doctoral" },
  levelsJoined: (names) => capital(AND.format(names)),
  byHand: "Paragraph by paragraph",
  oneClick: "The whole text in one click",
  paragraph: (characters) => `Up to ${characters} words`,
  paragraphFree: "As long as the model can write",
  yes: "Yes",
  no: "No",
  formats: { markdown: "Markdown", word: "Word", json: "JSON" },
  formatsJoined: (names) => AND.format(names),
  facts: {
    title: "Where tokens come from",
    newUser: (tokens, days) => `Your first sign-in brings ${tokens} tokens, valid for ${days} days.`,
    invite: (tokens, days) => `Every new friend you invite who writes a first text brings ${tokens} tokens, valid for ${days} days.`,
    rate: (tokens) => `One word takes about ${tokens} tokens.`,
  },
} satisfies typeof zh;
