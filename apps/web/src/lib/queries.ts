import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { queryClient, refreshAnswers } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";
import { currentToken, endSession, knowOwner, useSession } from "./session-store.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useStoredQuery } from "./use-stored-query.ts";

/** Variant, models, notices, menu and settings: once per visit. */
export const baseInfoQuery = queryOptions({
  queryKey: queryKeys.baseInfo,
  queryFn: ({ signal }) => call("/api/agreement/baseInfo", {}, { signal, shownBy: "screen" }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const userQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: async ({ signal }) => {
    const token = currentToken();
    try {
      const user = await call("/api/user/info", {}, { signal, shownBy: "screen" });
      if (token !== null) knowOwner({ token, userId: user.id });
      return user;
    } catch (error) {
      // A refusal means that nobody is signed in here, except the one for asking too often.
      if (error instanceof ApiError && error.kind === "refused" && error.waitSeconds === null) endSession();
      throw error;
    }
  },
});

export const counterQuery = queryOptions({
  queryKey: queryKeys.counter,
  queryFn: ({ signal }) => call("/api/user/getCounter", {}, { signal, shownBy: "screen" }),
});

/** Undefined while unknown, and while a prerendered part is hydrated: other parts may have asked for it earlier. */
export function useBaseInfo() {
  return useStoredQuery(baseInfoQuery);
}

/** Whether the databases of works are the sandbox: what they name does not exist. */
export function useSampleWorks(): boolean {
  return useBaseInfo()?.settings.features.sampleWorks ?? false;
}

/** `useBaseInfo` for a part that says when it cannot be had. */
export function useBaseInfoAnswer() {
  const { data, isError, error, refetch } = useQuery(baseInfoQuery);
  const hydrated = useHydrated();
  return { data: hydrated ? data : undefined, isError: hydrated && isError, error, refetch };
}

/** The signed-in user, or undefined while unknown or anonymous. */
export function useUser() {
  const token = useSession((state) => state.token);
  const user = useStoredQuery({ ...userQuery, enabled: token !== null });
  return token === null ? undefined : user;
}

/** Whether the balance is being asked for, or could not be had. */
export function useCounterState(): "known" | "asking" | "failed" {
  const token = useSession((state) => state.token);
  const { data, isError } = useQuery({ ...counterQuery, enabled: token !== null });
  if (data !== undefined) return "known";
  return isError ? "failed" : "asking";
}

/** Balance and waiting time; undefined while unknown or anonymous. */
export function useCounter() {
  const token = useSession((state) => state.token);
  const counter = useStoredQuery({ ...counterQuery, enabled: token !== null });
  return token === null ? undefined : counter;
}

/** After anything that spends or grants. Gifts that wait for a first text may be open now. */
export async function refreshCounter(): Promise<void> {
  const waits = queryClient.getQueryData(userQuery.queryKey)?.giftsOpen === false;
  const stale = [queryKeys.counter, queryKeys.apiLog.all, ...(waits ? [queryKeys.user, queryKeys.goods] : [])];
  await refreshAnswers(...stale);
}

/** Whether anything can be bought here; undefined while nobody knows. */
export function useCanPay(): boolean | undefined {
  return useBaseInfo()?.settings.features.pay;
}
