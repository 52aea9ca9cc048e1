import type { panelMessages as zh } from "../zh/panels.ts";

/** Texts of what opens over the bars around a screen; none of them is needed before somebody opens it. */
export const panelMessages = {
  unsaved: {
    title: "Some edits aren't saved yet",
    text: (texts: number) =>
      `Edits to ${texts === 1 ? "1 text" : `${texts} texts`} didn't reach the server: you may be offline, or the text was changed elsewhere. Signing out clears this device, and unsaved edits are lost.`,
    stay: "Stay signed in",
    discard: "Discard and sign out",
  },
  menu: {
    label: "Scene menu",
    missing: "Not here? Press",
    hint: (total: number) => `to search all ${total}`,
    all: "Full contents",
    mindtree: "Mind trees",
  },
  notices: { label: "Notifications", hasNew: "New notifications" },
  install: {
    title: "Install the app",
    iosSteps: "Tap the browser's share button, choose “Add to Home Screen”, then “Add”",
  },
} satisfies typeof zh;
