import { useBaseInfo } from "./queries.ts";

/** Whether anything can be bought here; undefined while nobody knows. */
export function useCanPay(): boolean | undefined {
  return useBaseInfo()?.settings.features.pay;
}
