import type { mindtreeHelp as zh } from "../zh/mindtree-help.ts";

export const mindtreeHelp = {
  title: "How it works",
  rows: [
    {
      title: "Grow it from one topic",
      text: "Write a topic and plant it. With a node chosen, Tab adds one below, Enter one beside it, and typing rewrites it. Drag a branch to move all of it. A phone shows the outline first; the map can be edited too, and two fingers zoom.",
    },
    {
      title: "Stuck? Ask for ideas",
      text: "Ctrl J on a node brings a few ideas, in five ways: more, steps, examples, the opposite, questions. Click to take one; those you leave never enter the tree. Ideas cost no tokens and have a daily number.",
    },
    {
      title: "Start from material",
      text: "Paste a page of a lecture, minutes or an article and AI grows the first levels. XMind, OPML, FreeMind, Markdown and Word outlines can be imported, always as a new tree.",
    },
    {
      title: "Make it into something",
      text: "A note, an essay outline, a picture, an XMind or Word file. What a format can't carry is said before you export. The tree stays where it is.",
    },
    {
      title: "Nothing gets lost",
      text: "Every change is saved. Offline work is sent when you are back, and changes from several devices are merged. Look at a version before you bring it back. Trees made before you sign in stay on this device and come along.",
    },
    { title: "How large", text: "Up to 5,000 nodes and 50 levels. Removed trees wait in the bin for 30 days." },
  ],
} satisfies typeof zh;
