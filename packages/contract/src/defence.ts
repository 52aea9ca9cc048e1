/** How long a talk may be, in minutes. */
export const DEFENCE_MINUTES = [5, 8, 10] as const;

export const DEFENCE_LIMITS = {
  /** Slides between the first one, with the title, and the last one. */
  slides: { min: 2, max: 14 },
  /** Lines on a slide, and characters of one. */
  points: 6,
  pointCharacters: 80,
  questions: { min: 3, max: 8 },
} as const;

/** Characters (words of English) said in a minute of a talk with slides. */
const SPOKEN_A_MINUTE = { zh: 220, en: 130 } as const;
/** Lines of the slides, and the questions with their answers. */
const BESIDE_THE_TALK = { zh: 1200, en: 700 } as const;

/** How much is said in a talk of so many minutes. */
export function talkCharacters(minutes: number, language: "zh" | "en"): number {
  return minutes * SPOKEN_A_MINUTE[language];
}

/** How long so much takes to say, in seconds. */
export function talkSeconds(characters: number, language: "zh" | "en"): number {
  return Math.round((characters / SPOKEN_A_MINUTE[language]) * 60);
}

/** Characters of slides, talk and questions for so many minutes. */
export function defenceCharacters(minutes: number, language: "zh" | "en"): number {
  return talkCharacters(minutes, language) + BESIDE_THE_TALK[language];
}
