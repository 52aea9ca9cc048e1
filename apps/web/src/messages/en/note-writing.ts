import type { noteWritingMessages as zh } from "../zh/note-writing.ts";

/** Texts of writing a note: all of it, or one section. */
export const noteWritingMessages = {
  menu: {
    label: "Write",
    quoted: "quoted first",
    each: (tokens: string) => `${tokens} tokens a search`,
    free: "included",
    members: "members",
  },
  all: "Write it all",
  about: (tokens: string) => `about ${tokens} tokens`,
  locked: "Writing it all is for members. Free accounts write section by section.",
  noHeadings: "There are no headings yet. Add a few sections, or import an outline, then write.",
  keeps:
    "Only these sections are written; yours and locked ones stay. Go on editing elsewhere meanwhile. Nothing is charged for what fails.",
  sample: "The sample writer writes: your notes for each section as sentences, with [To add: …] for what's missing.",
  cancel: "Not now",
  done: "It's written",
  writingOne: "Writing this section",
  writingSeveral: (count: number) => `Writing ${count} sections`,
  stop: "Stop",
  progress: (characters: string, length: string) => `Writing ${characters} / ${length} words`,
  sources: "Write from these sources",
  atWork: "Other sections are being written. Wait until they're done, or stop first.",
  again: "Rewrite this",
  replaces: "The present text will be replaced. A version is kept first.",
} satisfies typeof zh;
