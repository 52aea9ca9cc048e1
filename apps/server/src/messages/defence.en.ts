import type { defenceWordsZh } from "./defence.zh.ts";

export const defenceWordsEn: Readonly<Record<keyof typeof defenceWordsZh, string>> = {
  title: "{title}: talk and questions",
  talk: "Talk",
  slide: "Slide {no}: {title}",
  questions: "Likely questions",
  from: "From “{section}”: {quote}",
};
