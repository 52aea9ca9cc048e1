/** Marks of nodes as XMind knows them. */
export const XMIND_MARKERS: Readonly<Record<string, string>> = {
  important: "priority-1",
  question: "symbol-question",
  todo: "task-start",
  done: "task-done",
  star: "star-yellow",
};

/** The same as icons of FreeMind. */
export const FREEMIND_ICONS: Readonly<Record<string, string>> = {
  important: "messagebox_warning",
  question: "help",
  todo: "unchecked",
  done: "button_ok",
  star: "bookmark",
};

/** The same as boxes of a list in Markdown. */
export const TASK_BOXES: Readonly<Record<string, string>> = { todo: "[ ]", done: "[x]" };
