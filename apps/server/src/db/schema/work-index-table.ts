/** What of a work was made ready for the search (docs/decisions/075). An entry is a draft of a text, or a work of any other kind. */
export type WorkIndexTable = {
  entry_id: string;
  user_id: string;
  /** Its number in the store of pairs of characters. */
  no: number;
  /** The state of the work that was made ready. */
  stamp: string;
};
