/** The answer to a merchant's call. */
export type PayAnswer = { readonly status: number; readonly content: object | null };

/** A refusal: an error code for programs, and a sentence for people. */
export function refuse(status: number, code: string, message: string): PayAnswer {
  return { status, content: { code, message } };
}

/** A success; null = 204 without content. */
export function succeed(content: object | null): PayAnswer {
  return { status: content === null ? 204 : 200, content };
}
