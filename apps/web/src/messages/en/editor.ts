import type { editorMessages as zh } from "../zh/editor.ts";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const editorMessages = {
  saved: {
    saved: "Saved",
    signIn: "You've been signed out. Sign in to save; your changes are kept.",
    saving: "Saving",
    dirty: "Not saved yet",
    offline: (ago: string) => `Offline · saved${ago}`,
    offlineKept: "Offline · changes are kept on this device",
    offlineNotKept: "Offline · changes are only in this page. Go online before you close it.",
    failed: "Couldn't save. We'll try again shortly.",
    ago: (seconds: number) =>
      seconds < 60 ? ` ${seconds} ${plural(seconds, "second", "seconds")} ago` : ` ${Math.floor(seconds / 60)} min ago`,
  },
  notKept: {
    title: "This browser can't keep unsaved changes",
    detail: "It may be in private mode or out of space. Wait for “Saved” before you close this page.",
  },
  conflict: {
    title: "This draft was also edited somewhere else. Both versions are safe.",
    mine: "Keep this one",
    theirs: "Use the other one",
    note: "Changed your mind? Undo brings the other back (⌘Z / Ctrl Z).",
  },
} satisfies typeof zh;
