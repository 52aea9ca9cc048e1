/** Empties the query cache of everything personal, where it was loaded at all. */
export async function forgetAnswers(): Promise<void> {
  const { removeAnswers } = await import("./query-client.ts");
  removeAnswers();
}
