import type { essayHelpMessages as zh } from "../zh/essay-help.ts";

export const essayHelpMessages = {
  title: "Essays in four steps",
  description:
    "Title, outline, text, Word file: how an essay gets written, what the marked gaps mean, where references come from, and what academic integrity asks of you.",
  lead: "From a major to a Word file. Stop and change things at any step; closing the page loses nothing.",
  start: "Find a title now",
  steps: [
    {
      title: "Title",
      text: "Fill in your major and topic, the more specific the better: whom you study, what about, by which method. You get a few titles with a translation and keywords in two languages; select one. If you have data, interviews or work of your own, put it under “What you already have”.",
    },
    {
      title: "Outline",
      text: "Chapters and sections with a length for each; the lengths add up to the whole. Rename, add, delete and move lines, and change their lengths. If you don't like it, draft another version: the earlier one stays.",
    },
    {
      title: "Text",
      text: "Members have everything written in one go, free accounts write section by section. You can close the page; you'll be told when it's done. Edit, rewrite or lock any section: your own words are never overwritten.",
    },
    {
      title: "Word file",
      text: "Cover, declarations, abstracts, contents, page numbers, numbered headings and references, laid out as a thesis. Every page says DRAFT until you confirm that it's final.",
    },
  ],
  honest: {
    title: "What it writes and what it doesn't",
    rows: [
      {
        title: "What the marked gaps are",
        text: "Where data, an example or something only you know is missing, there is a mark, [To add: …], instead of an invention. Click it and fill in the truth. Nothing is padded to reach a length: a text of the sample writer is shorter than you asked for.",
      },
      {
        title: "References are never invented",
        text: "A reference is found in a public database of literature or imported by you. Where none is found, you are told that one is needed here. Read a work before you cite it.",
      },
      {
        title: "Nothing you didn't do is claimed",
        text: "Without data, results are empty tables with the test to use. Without interviews, nobody is quoted. A computed figure shows how it was computed.",
      },
      {
        title: "It makes mistakes",
        text: "What an AI model writes may be wrong. Check every concept, formula, law and number before you hand it in.",
      },
    ],
  },
  begin: {
    title: "You needn't begin with a title",
    rows: [
      {
        title: "Begin with a skeleton",
        text: "Every skeleton in the template library says what each part must argue, how much room it gets and what goes wrong there. Put in your own subject and press “Start writing”: it becomes the outline of an essay, a document or a note, and costs no tokens. Samples show how it is done and never enter your text; an export checks for sentences that are the same.",
        action: "See the template library",
      },
      {
        title: "The checklist stays with the text",
        text: "A text built on a skeleton has a “Plan” tab beside it: tick off what to check before you hand it in, and see which part of the skeleton is gone and what examiners find fault with there. When the template changes later, yours doesn't.",
        action: null,
      },
      {
        title: "Proposals, articles, professional papers, popular science",
        text: "Fill in one form. The outline follows the form of such a text, and it's written section by section. You find it under “My essays”, where you can edit it, have a section rewritten and export it to Word like any essay. The schedule of a proposal is a table with your dates, and blanks where you gave none.",
        action: "Write a proposal",
      },
    ],
  },
  integrity: {
    title: "Academic integrity",
    text: [
      "What you get is a draft and an outline that arrange your material as a thesis. The research is yours to do, and its conclusions are yours to answer for.",
      "Handing in a whole text written by AI as your own work is misconduct at most universities. Ask what yours and your supervisor allow: whether, where, and how it must be declared.",
      "Files carry a label that AI wrote them. Nothing here removes traces of AI or promises to pass a detector.",
    ],
  },
  limits: {
    title: "Free accounts and members",
    text: (titles, memberTitles, chapters, memberChapters) =>
      `Free accounts get ${titles} titles at a time and up to ${chapters} chapters, and write section by section. Members get ${memberTitles} titles, up to ${memberChapters} chapters, and the full text in one go.`,
    action: "Compare plans",
  },
} satisfies typeof zh;
