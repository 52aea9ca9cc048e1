import { estimateTokens } from "@tangleaf/contract/estimate";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfo, useCounter } from "#lib/queries.ts";
import { documentMessages as m } from "#messages/document.ts";

type RewordCost = {
  /** The sample writer is all there is. */
  readonly isSample: boolean;
  /** What so many characters in another wording are quoted at, as the server will say; null = not known yet. */
  costOf(characters: number): string | null;
};

/** `name`: of the model; null = the default one. */
export function useRewordCost(name: string | null): RewordCost {
  const models = useBaseInfo()?.modelList ?? [];
  const model = models.find((one) => one.name === name) ?? models.find(({ isDefault }) => isDefault);
  const unlimited = useCounter()?.unLimitPlan.isUnLimit === true;
  return {
    isSample: model?.builtin ?? true,
    costOf(characters) {
      if (model === undefined) return null;
      return unlimited ? m.cost.free : m.cost.about(formatNumber(estimateTokens(characters, model.price)));
    },
  };
}
