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
  empty: "Once the form is filled in, an outline comes first; then it is written section by section under “My essays”",
  tooLong: (most: string) => `Without membership a document has up to ${most} words: shorten it to go on`,
  oneByOne: "Writing a whole text at once is off here. Make an outline under “My essays” and write section by section",
  look: "It is laid out as such a text usually is; there is nothing to choose",
};
