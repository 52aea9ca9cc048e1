/** An answer as received. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Result of a request: an answer, a connection closed without one, or a timeout. */
export type Outcome = Answer | { readonly status: null; readonly end: "closed" | "hung" };
