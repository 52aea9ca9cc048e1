/** Records which parts of a work are indexed for the search (docs/decisions/096). An entry is a draft of a text, or a work of another kind. */
export type WorkIndexTable = {
  entry_id: string;
  user_id: string;
  /** Its number, which the ids of its parts in the index begin with. */
  no: number;
  /** The state of the work that was made ready; "" while parts are missing. */
  stamp: string;
  /** JSON of the indexed parts: [[slot, hash, place], ...]. */
  parts: string;
};
