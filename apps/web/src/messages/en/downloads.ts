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
  total: (count) => `${count} in all`,
  empty: { cells: "none", title: "No files yet", text: "Word files and tables you download are listed here.", action: "Go to my writing" },
  failed: "Couldn't load your downloads",
} satisfies typeof zh;
