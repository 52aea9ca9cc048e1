/** Content that cannot be used. Each fault names file, line and field, and what would be right. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ContentError";
    this.faults = faults;
  }
}
