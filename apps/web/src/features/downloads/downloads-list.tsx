import type { Download } from "@tangleaf/contract";
import { PAGE_SIZE_DEFAULT } from "@tangleaf/contract/constants";
import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf, momentOf } from "#lib/day-of.ts";
import { formatBytes, formatNumber } from "#lib/format.ts";
import { useUser } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useAddressPage } from "#lib/use-address-page.ts";
import { variant } from "#lib/variant.ts";
import { downloadsMessages as m } from "#messages/downloads.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Pager, PastTheEnd } from "#ui/pager/pager.tsx";
import { downloadsQuery, openFile } from "./api.ts";
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

/** Asks for a new address of the file and goes there. */
function DownloadAgain({ file: { fileId, name } }: { file: Download }) {
  const [asking, setAsking] = useState(false);
  const open = async () => {
    setAsking(true);
    try {
      await openFile(fileId);
    } catch (error) {
      // Refused = the file is gone by now: the list is asked again. The page has said why.
      if (error instanceof Error && "kind" in error && error.kind === "refused") {
        await refreshAnswers(queryKeys.downloads.all);
      }
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button size="sm" waiting={asking} aria-label={m.againOf(name)} onClick={() => void open()}>
      <Icon name="download-simple" size={16} />
      {m.again}
    </Button>
  );
}
