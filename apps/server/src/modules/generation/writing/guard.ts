/** One stage of an answer on its way to the person: gives what may be shown by now. */
export type Guard = { push(text: string): string; end(): string };
