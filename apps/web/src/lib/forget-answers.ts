/** Drops every stored answer that belongs to a person; what is the same for all stays. */
export async function forgetAnswers(): Promise<void> {
  const { queryClient } = await import("./query-client.ts");
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "baseInfo" });
}
