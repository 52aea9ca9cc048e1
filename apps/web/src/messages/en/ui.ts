import type { uiMessages as zh } from "../zh/ui.ts";

export const uiMessages = {
  brand: "Tangleaf",
  changed: { added: "Added", removed: "Removed" },
  close: "Close",
  copy: { action: "Copy", done: "Copied", failed: "Couldn't copy. Select the text and copy it." },
  remove: (what) => `Remove “${what}”`,
  between: (min: string, max: string) => `Only ${min} to ${max}; changed to fit`,
  seal: { short: "hot", spoken: "Popular" },
  toast: { region: "Messages" },
} satisfies typeof zh;
