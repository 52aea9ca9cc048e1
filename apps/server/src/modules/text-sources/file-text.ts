/** The text of a file: pages of a PDF, one piece of a Word file, which has none of its own. */
export type FileText = {
  readonly title: string;
  readonly pages: readonly string[];
  /** null = the file has no pages. */
  readonly pageCount: number | null;
  readonly isCut: boolean;
};
