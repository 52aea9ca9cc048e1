import { PAGE_SIZE_DEFAULT } from "@tangleaf/contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

export const downloadsQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.downloads.page(page),
    queryFn: ({ signal }) => call("/api/user/downloads", { page, size: PAGE_SIZE_DEFAULT }, { signal, shownBy: "screen" }),
    placeholderData: keepPreviousData,
    // A file made a moment ago on another screen must be here.
    staleTime: 0,
  });

export async function removeFile(fileId: string): Promise<void> {
  await call("/api/user/removeDownload", { fileId });
}

/** Goes to a new address of the file: a plain navigation, which in-app browsers can save from. */
export async function openFile(fileId: string): Promise<void> {
  const { url } = await call("/api/user/download", { fileId });
  location.assign(url);
}
