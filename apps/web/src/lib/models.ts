import { useBaseInfo } from "./queries.ts";

/** Whether the sample writer will write, with this choice; null = the default one. */
export function useWritesSample(name: string | null): boolean {
  const models = useBaseInfo()?.modelList ?? [];
  return (models.find((model) => model.name === name) ?? models.find(({ isDefault }) => isDefault))?.builtin ?? false;
}

/** Metered tokens per token of the model that will write; null = the default one. */
export function useModelPrice(name: string | null): number {
  const models = useBaseInfo()?.modelList ?? [];
  const chosen = models.find((model) => model.name === name) ?? models.find(({ isDefault }) => isDefault);
  return chosen?.price ?? 1;
}
