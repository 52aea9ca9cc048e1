import type { homeRecentMessages as zh } from "../zh/home-recent.ts";

export const homeRecentMessages = {
  title: "Pick up where you left off",
  all: "All my writing",
  writing: "Writing",
  characters: (count: string) => `${count} words`,
  draft: (no: number) => `draft ${no}`,
  charactersOf: (count: string, target: string) => `${count} of ${target} words`,
  untitled: "Untitled",
  kinds: { text: "Text", essay: "AI essay", note: "Note", mindtree: "Mind tree", table: "Table", chart: "Chart" },
  sections: (done: number, total: number) => `${done} of ${total} sections`,
  sectionsRunning: (done: number, total: number) => `${done} of ${total} sections, still writing`,
  states: {
    queued: "Queued",
    writing: "Writing",
    done: "Done",
    stopped: "Stopped",
    interrupted: "Half written",
    failed: "Couldn't write it",
  },
} satisfies typeof zh;
