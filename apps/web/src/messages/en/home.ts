import type { homeMessages as zh } from "../zh/home.ts";

export const homeMessages = {
  title: "What's due today?",
  cells: "What’s due today?",
  omni: {
    label: "Describe what you need to write, or search the scenes",
    long: (total) => `Describe it, or search ${total} scenes…`,
    short: "Describe it, or search",
    submit: "Find the scene",
    submitShort: "Find",
  },
  quick: { label: "Often used", all: (total) => `All ${total}` },
  contents: {
    title: "Contents",
    note: (chapters, total) => `${total} scenes in ${chapters} chapters, and long documents · usual length on the right`,
    notePhone: (total) => `${total} scenes`,
  },
  length: { char: (value) => String(value), item: (value) => (value === 1 ? "1 item" : `${value} items`), source: "as yours" },
  perks: {
    title: "Ink on the house",
    note: "A word is about 1.25 tokens",
    gift: {
      unit: (characters) => `tokens for new friends, about ${characters} words`,
      action: "Sign in",
      got: "Yours since your first sign-in",
    },
    daily: { text: "tokens, once a day; without WeChat, after your first text", action: "Sign in" },
    invite: { text: "tokens when a friend signs in with WeChat, or else writes a first text", action: "Invite" },
    word: { big: "Word", text: "Download what you wrote. No extra charge.", action: "Pick a scene" },
    markdown: { big: "Markdown", text: "Copy it or download it. No extra charge.", action: "Pick a scene" },
  },
} satisfies typeof zh;
