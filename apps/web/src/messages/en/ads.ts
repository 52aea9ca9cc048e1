import type { adMessages as zh } from "../zh/ads.ts";

/** The operator's cards beside the home page. */
export const adMessages: typeof zh = {
  label: "Recommended",
  pause: "Stay on this card",
  play: "Go on turning",
  page: (place, title) => `Card ${place}: ${title}`,
};
