import type { ApiLogEntry, CountData, FileLink } from "@tangleaf/contract";

/** What is looked at: everything of a user, or a part of it. Moments are inclusive, in milliseconds. */
export type LogFilter = {
  readonly userId: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Kind of generation, or `grant`, or `expire`. */
  readonly kind?: string | undefined;
};

/** Public API of the usage module: what a user's tokens came from and went to. */
export interface Usage {
  /** Every generation that ended, every grant and every expiry, once, newest first. */
  log(input: LogFilter & { page: number; size: number }): Promise<{ total: number; list: ApiLogEntry[] }>;
  /** The newest 50,000 entries of the same log as a CSV file among the user's downloads. */
  exportLog(filter: LogFilter): Promise<FileLink>;
  /**
   * Use by Shanghai day and by kind; a moment stands for its day. Without a span the last 14 days. Throws span.invalid for
   * one that ends before it begins or is longer than 366 days.
   */
  countData(input: { userId: string; from?: number | undefined; to?: number | undefined }): Promise<CountData>;
}
