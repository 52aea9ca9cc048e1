import type { Download } from "@tangleaf/contract";
import { PAGE_SIZE_DEFAULT } from "@tangleaf/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf, momentOf } from "#lib/day-of.ts";
import { formatBytes } from "#lib/format-bytes.ts";
import { formatNumber } from "#lib/format-number.ts";
import { downloadsMessages as m } from "#messages/downloads.ts";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { downloadsQuery } from "./api.ts";
import { DownloadAgain } from "./download-again.tsx";

/** Files made in the last 30 days, newest first. */
export function DownloadsList() {
  const [page, setPage] = useState(1);
  const answer = useQuery(downloadsQuery(page));
  return (
    <Loaded answer={answer} failed={m.failed}>
      {({ list, total }) =>
        total === 0 ? (
          <EmptyState cells={m.empty.cells} title={m.empty.title}>
            {m.empty.text}
          </EmptyState>
        ) : (
          <>
            <DataTable
              caption={m.title}
              columns={columnsAt(new Date())}
              rows={list}
              keyOf={({ fileId }) => fileId}
              busy={answer.isPlaceholderData}
            />
            <Pager page={page} size={PAGE_SIZE_DEFAULT} total={total} totalText={m.total(formatNumber(total))} onPage={setPage} />
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
];
