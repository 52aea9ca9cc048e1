import type { homeToolsMessages as zh } from "../zh/home-tools.ts";

export const homeToolsMessages = {
  title: "Long texts and tools",
  note: "Mind trees cost no tokens",
  free: "Free",
  go: { essay: "Choose a topic", note: "Open a page" },
  tools: {
    essay: { title: "AI essays", text: "Topic, outline, text, Word file. Close the page midway: it goes on writing." },
    note: { title: "Notebook", text: "Outline, text and settings side by side. Feed it sources, add charts." },
    template: { title: "Templates", text: "See how a text is built, then build your own" },
    mindtree: { title: "Mind trees", text: "One thought, grown into a tree" },
    table: { title: "Talk to a table", text: "Bring a table and ask it in a sentence" },
    chart: { title: "Charts", text: "Paste figures, get a chart fit for a paper" },
  },
} satisfies typeof zh;
