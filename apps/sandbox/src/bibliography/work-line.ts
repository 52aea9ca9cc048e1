/** One line of the data: type, title, authors, year, container, volume, issue, pages, abstract. */
export type WorkLine = readonly [
  type: "article" | "conference" | "book" | "chapter" | "thesis" | "report" | "preprint",
  title: string,
  /** With `;` between them; English ones as `Family, Given`. */
  authors: string,
  year: number,
  /** Empty for what stands alone. */
  container: string,
  volume: string,
  issue: string,
  pages: string,
  abstract: string,
];
