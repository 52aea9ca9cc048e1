import { FILE_KEPT_DAYS } from "@tangleaf/contract/constants";
import { DownloadsList } from "#features/downloads/downloads-list.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { downloadsMessages as m } from "#messages/downloads.ts";
import { MyPage } from "../my/my-page.tsx";

export const meta = () => pageMeta({ title: m.title });

/** `/my/download`: files made before, to be had again. */
export default function MyDownloadScreen() {
  return (
    <MyPage title={m.title} lead={m.lead(FILE_KEPT_DAYS)}>
      <DownloadsList />
    </MyPage>
  );
}
