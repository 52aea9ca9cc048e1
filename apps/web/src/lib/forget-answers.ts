/** Drops every stored answer that belongs to a person, where any was asked for. */
export async function forgetAnswers(): Promise<void> {
  const { removeAnswers } = await import("./query-client.ts");
  removeAnswers();
}
