import type { downloadsMessages as zh } from "../zh/downloads.ts";

export const downloadsMessages = {
  title: "Downloads",
  lead: (days) => `Files are kept for ${days} days, then deleted.`,
  name: "File",
  size: "Size",
  made: "Made",
  kept: "Kept until",
  again: "Download",
  againOf: (name) => `Download ${name}`,
  action: "Action",
  remove: "Delete",
  removeOf: (name) => `Delete ${name}`,
  removed: "Deleted",
  confirm: {
    title: "Delete this file?",
    text: (name) => `${name} will be gone. Your writing stays, and you can make the file again at any time.`,
    keep: "Keep it",
    remove: "Delete",
  },
  total: (count, size, maxFiles, maxSize) =>
    `${count === "1" ? "1 file" : `${count} files`}, ${size}. You can keep up to ${maxFiles} files, ${maxSize}.`,
  empty: { cells: "none", title: "No files yet", text: "Word files and tables you download are listed here.", action: "Go to my writing" },
  failed: "Couldn't load your downloads",
} satisfies typeof zh;
