/** Texts of the settings of a whole note, and of outlines the AI drafts for it. */
export const noteOutlineMessages = {
  settings: {
    lead: "The AI keeps to these throughout the note. Changes are saved at once.",
    voice: "Readers and voice",
    wording: "Wording",
    looks: "Layout",
    open: "Any",
    tone: "Tone",
    tones: { neutral: "Neutral", formal: "Formal", plain: "Plain", warm: "Warm", lively: "Lively", academic: "Academic" },
    person: "Person",
    persons: { first: "I", we: "We", second: "You (the reader)", third: "Third person", none: "No pronouns" },
    sectionLength: "Words per section",
    lengthOpen: "0 = any",
    lengthBounds: (least: string, most: string) => `${least} to ${most} words`,
    lengthHint: "A section with a length of its own keeps that.",
    unit: "words",
    less: "50 fewer words",
    more: "50 more words",
    words: {
      audience: { label: "Who will read it", placeholder: "e.g. the council's head of culture", hint: undefined },
      terms: { label: "Fixed terms", placeholder: "TangleLeaf\nsecond-hand bookshop", hint: "One per line, written exactly so." },
      avoid: { label: "Words to avoid", placeholder: "leverage\nsynergy", hint: "One per line. The AI will not use them." },
    },
    references: "Cite sources",
  },
};
