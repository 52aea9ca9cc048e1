import type { outlineMessages as zh } from "../zh/outline.ts";

/** Texts of the outline beside a document. */
const words = (count: string) => (count === "1" ? "1 word" : `${count} words`);

export const outlineMessages = {
  title: "Outline",
  empty: "No headings yet. Add a section, or type # and a space in the text.",
  add: "Add a section",
  untitled: "Untitled",
  unwritten: "Not written",
  queued: "Queued",
  writing: (count: string) => `Writing, ${count}`,
  failed: "Couldn't write it",
  stopped: (count: string) => `Stopped at ${count}`,
  locked: "Locked",
  expand: (title: string) => `Expand ${title}`,
  collapse: (title: string) => `Collapse ${title}`,
  collapseAll: "Collapse all",
  expandAll: "Expand all",
  hint: "Drag to move a section, Tab to make it a subsection",
  rename: "Heading",
  more: (title: string) => `Actions for ${title}`,
  actions: {
    rename: "Rename",
    up: "Move up",
    down: "Move down",
    indent: "Make a subsection",
    outdent: "Move up a level",
    remove: "Delete section",
  },
  moved: (title: string, place: number, all: number) => `${title} is now section ${place} of ${all}`,
  cannot: "It can't move any further",
  held: "That section is locked, so nothing moved",
  unlock: "Unlock",
  removeTitle: (title: string) => `Delete “${title}”?`,
  removeText: (sections: number, characters: string) =>
    sections > 1
      ? `With ${sections === 2 ? "the section" : `the ${sections - 1} sections`} below it, ${words(characters)} in all. You can undo this.`
      : `${words(characters)} in all. You can undo this.`,
  remove: "Delete",
  keep: "Keep",
} satisfies typeof zh;
