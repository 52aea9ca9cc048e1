/** What a call of the merchant is answered with. */
export type PayAnswer = { readonly status: number; readonly content: object | null };

/** The platform's refusals: a word the merchant's code can act on, and a sentence for people. */
export function refuse(status: number, code: string, message: string): PayAnswer {
  return { status, content: { code, message } };
}

/** A success; null = 204 without content. */
export function succeed(content: object | null): PayAnswer {
  return { status: content === null ? 204 : 200, content };
}
