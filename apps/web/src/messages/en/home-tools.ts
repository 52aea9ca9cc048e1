import type { homeToolsMessages as zh } from "../zh/home-tools.ts";

export const homeToolsMessages = {
  title: "Long texts and tools",
  note: "Mind trees cost no tokens",
  tools: {
    essay: { title: "AI essays", text: "From a topic to a Word file. It goes on writing while you're away" },
    note: { title: "Notebook", text: "Feed it sources, add charts, write long texts section by section" },
    template: { title: "Templates", text: "See how a text is built, then build your own" },
    mindtree: { title: "Mind trees", text: "One thought, grown into a tree" },
    table: { title: "Talk to a table", text: "Bring a table and ask it in a sentence" },
    chart: { title: "Charts", text: "Paste figures, get a chart fit for a paper" },
  },
} satisfies typeof zh;
