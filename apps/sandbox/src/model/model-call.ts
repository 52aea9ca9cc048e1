/** One call as received. */
export type ModelCall = {
  readonly model: string;
  readonly messages: readonly { role: string; content: string }[];
  readonly maxTokens: number;
  /** null = not said. */
  readonly temperature: number | null;
  /** Name of the JSON schema it is asked for; null = text. */
  readonly format: string | null;
};
