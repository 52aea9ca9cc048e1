import type { tableHelp as zh } from "../zh/table-help.ts";

export const tableHelp = {
  title: "How it works",
  rows: [
    {
      title: "Bring a table",
      text: "Drop in an Excel, CSV or web table, or paste cells copied from a sheet. Old encodings are read too. Which rows are the heading and which are totals is worked out first and written under the title; a press puts it right.",
    },
    {
      title: "Ask in a sentence",
      text: "“Total amount by department”, “how much more in March than in February”, “mark scores of 85 and above”. The steps come first, then the figures. Words that can't be read are named, and you're asked about them; nothing is guessed. Every figure comes from cells you can see.",
    },
    {
      title: "Change how it's worked out",
      text: "Every shaded word of a plan can be pressed: another column, another number, an average instead. It's worked out again at once and costs no tokens. You can go on with “and by month”.",
    },
    {
      title: "When you want AI",
      text: "A question that wasn't understood can be read by AI, and an answer can be explained: each figure is checked against the table, and a sentence that fails is left out. The button says how many tokens it takes. AI sees the headings, a few sample rows, the commonest words and the result; of phone and ID columns only the name.",
    },
    {
      title: "Make something of it",
      text: "An answer becomes a new table, a chart or Markdown; tables and answers download as Excel, CSV or Markdown. Filters, marks and changed cells are steps you can switch off and undo. The file itself never changes.",
    },
    {
      title: "How large it can be",
      text: "A file may have 20 MB, 100,000 rows, 50 columns and 20 sheets. From a longer one you can use the first 100,000 rows, and every answer says so. Before you sign in, tables stay on this device; they come along when you do.",
    },
  ],
} satisfies typeof zh;
