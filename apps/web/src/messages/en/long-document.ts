/** Texts of documents a generator writes. */
export const longDocumentMessages = {
  kinds: {
    openingReport: "Thesis proposal",
    journalEssay: "Journal article",
    professionalEssay: "Professional paper",
    kepu: "Popular science",
  },
  beginning: "Setting up the document",
  member: "Become a member",
  tooLong: (most: string) => `Without membership a document has up to ${most} words: shorten it to go on`,
  oneByOne: "Writing a whole text at once is off here. Make an outline under “My papers” and write section by section",
  look: "It is laid out as such a text usually is; there is nothing to choose",
};
