import type { Download } from "@tangleaf/contract";
import { PAGE_SIZE_DEFAULT } from "@tangleaf/contract/constants";
import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { dayOf, momentOf } from "#lib/day-of.ts";
import { formatBytes } from "#lib/format-bytes.ts";
import { formatNumber } from "#lib/format-number.ts";
import { useUser } from "#lib/queries.ts";
import { useAddressPage } from "#lib/use-address-page.ts";
import { variant } from "#lib/variant.ts";
import { downloadsMessages as m } from "#messages/downloads.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PastTheEnd } from "#ui/pager/past-the-end.tsx";
import { downloadsQuery } from "./api.ts";
import { DownloadAgain } from "./download-again.tsx";
import { RemoveFile } from "./remove-file.tsx";

/** Files made in the last 30 days, newest first. */
export function DownloadsList() {
  const { page, showPage } = useAddressPage();
  const limits = LIMITS[variant][useUser()?.level ?? "free"];
  const totalText = (files: number, bytes: number) =>
    m.total(formatNumber(files), formatBytes(bytes), formatNumber(limits.storedFiles), formatBytes(limits.storedFileBytes));
  const answer = useQuery(downloadsQuery(page));
  return (
    <Loaded answer={answer} failed={m.failed}>
      {({ list, total, usedBytes }) =>
        total === 0 ? (
          <EmptyState cells={m.empty.cells} title={m.empty.title} action={<ButtonLink to={webPaths.texts}>{m.empty.action}</ButtonLink>}>
            {m.empty.text}
          </EmptyState>
        ) : list.length === 0 ? (
          <PastTheEnd onFirst={() => showPage(1)} />
        ) : (
          <>
            <DataTable
              caption={m.title}
              columns={columnsAt(new Date())}
              rows={list}
              keyOf={({ fileId }) => fileId}
              busy={answer.isPlaceholderData}
            />
            <Pager page={page} size={PAGE_SIZE_DEFAULT} total={total} totalText={totalText(total, usedBytes)} onPage={showPage} />
          </>
        )
      }
    </Loaded>
  );
}

const columnsAt = (now: Date): Column<Download>[] => [
  { key: "name", head: m.name, phone: "title", cell: ({ name }) => name },
  { key: "size", head: m.size, align: "end", soft: true, phone: "meta", cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
  { key: "made", head: m.made, soft: true, phone: "meta", cell: ({ createdAt }) => momentOf(createdAt, now) },
  { key: "kept", head: m.kept, soft: true, phone: "named", cell: ({ expiresAt }) => dayOf(expiresAt, now) },
  { key: "again", head: m.action, align: "end", phone: "value", cell: (file) => <DownloadAgain file={file} /> },
  { key: "remove", head: m.remove, align: "end", phone: "action", cell: (file) => <RemoveFile file={file} /> },
];
