/** Faults of the search, each for the next calls of it. */
export const WEB_FAULTS = [
  /** 503, and nothing else. */
  "down",
  /** No answer until the connection is closed. */
  "slow",
  /** 403 with an HTML page, as SearXNG answers where `json` is not among its formats. */
  "forbidden",
  /** 429 with `retry-after: 20`. */
  "limited",
  /** An HTML page with status 200. */
  "garbage",
  /** A sound answer without a page. */
  "empty",
  /** Sound JSON in which every field has another type than it should. */
  "wrongTypes",
  /** Addresses nobody should open, titles with tags, dates to come. */
  "hostile",
] as const;

export type WebFault = (typeof WEB_FAULTS)[number];
