import { useBaseInfo } from "#lib/queries.ts";

/** Metered tokens per token of the model that will write; null = the default one. */
export function useModelPrice(name: string | null): number {
  const models = useBaseInfo()?.modelList ?? [];
  const chosen = models.find((model) => model.name === name) ?? models.find(({ isDefault }) => isDefault);
  return chosen?.price ?? 1;
}
