/** What came back over the wire. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** How a request ended: answered; the connection closed without an answer; or nothing at all in the time there was. */
export type Outcome = Answer | { readonly status: null; readonly end: "closed" | "hung" };
