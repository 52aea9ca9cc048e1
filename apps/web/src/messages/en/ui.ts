import type { uiMessages as zh } from "../zh/ui.ts";

export const uiMessages = {
  brand: "Tangleaf",
  close: "Close",
  seal: { short: "hot", spoken: "Popular" },
  toast: { region: "Messages" },
} satisfies typeof zh;
