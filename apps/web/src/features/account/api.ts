import { APPLICATION_TIMEOUT_MS, PAGE_SIZE_MAX } from "@tangleaf/contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { encryptPassword } from "#lib/encrypt-password.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient, refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** Memberships are picked out of the orders, so more is asked for than is shown. */
export const recentVipLogQuery = queryOptions({
  queryKey: queryKeys.orders.recent,
  queryFn: ({ signal }) => call("/api/user/getVipLog", { size: PAGE_SIZE_MAX }, { signal, shownBy: "screen" }),
});

/** What the user keeps, in bytes; counted anew whenever the screen is opened. */
export const spaceQuery = queryOptions({
  queryKey: queryKeys.space,
  queryFn: ({ signal }) => call("/api/user/space", {}, { signal, shownBy: "screen" }),
  staleTime: 0,
});

export const devicesQuery = queryOptions({
  queryKey: queryKeys.devices,
  queryFn: ({ signal }) => call("/api/user/sessions", {}, { signal, shownBy: "screen" }),
});

/** Changes nickname or avatar; every place that shows them follows. */
export async function updateProfile(change: { nickname?: string; headimg?: string }): Promise<void> {
  queryClient.setQueryData(userQuery.queryKey, await call("/api/user/update", change, { shownBy: "action" }));
}

type NewPassword = { username?: string; password: string; oldPassword?: string };

/** Sets, changes or (without the old one) resets the password; neither travels as it is. Other devices are signed out by it. */
export async function setPassword({ username, password, oldPassword }: NewPassword): Promise<void> {
  const { publicKey } = await call("/api/auth/publicKey", {}, { shownBy: "action" });
  const sealed = (plain: string) => encryptPassword({ password: plain, publicKey });
  const user = await call(
    "/api/user/setPassword",
    {
      password: await sealed(password),
      ...(username === undefined ? {} : { username }),
      ...(oldPassword === undefined ? {} : { oldPassword: await sealed(oldPassword) }),
    },
    { shownBy: "action" },
  );
  queryClient.setQueryData(userQuery.queryKey, user);
  await refreshAnswers(devicesQuery.queryKey);
}

export async function signDeviceOut(id: string): Promise<void> {
  await call("/api/user/revokeSession", { id });
  await refreshAnswers(devicesQuery.queryKey);
}

/** Answers how many were signed out. */
export async function signOthersOut(): Promise<number> {
  const { revoked } = await call("/api/user/revokeSessions", {});
  await refreshAnswers(devicesQuery.queryKey);
  return revoked;
}

/** Has everything the user owns packed into a file and gives its link. Takes minutes where there is much, or others wait before. */
export async function packData(signal: AbortSignal): Promise<string> {
  const { url } = await call("/api/user/export", {}, { signal, timeoutMs: APPLICATION_TIMEOUT_MS });
  await refreshAnswers(queryKeys.downloads.all);
  return url;
}

/** Asks for the account to be deleted and returns when it will be. */
export async function closeAccount(): Promise<string> {
  const { closesAt } = await call("/api/user/close", {});
  await refreshAnswers(userQuery.queryKey);
  return closesAt;
}

export async function reopenAccount(): Promise<void> {
  await call("/api/user/reopen", {});
  await refreshAnswers(userQuery.queryKey);
}

/** The refusal to show where it belongs; null where the page has told already (session, transport). */
export function refusalOf(error: unknown): ApiError | null {
  return error instanceof ApiError && error.kind === "refused" ? error : null;
}
