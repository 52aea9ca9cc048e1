import { INVITE_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { MyInvites } from "#features/invites/my-invites.tsx";
import { formatNumber } from "#lib/format.ts";
import { pageMeta } from "#lib/screen-exports.ts";
import { invitesMessages as m } from "#messages/invites.ts";
import { MyPage } from "./my-page.tsx";

export const meta = () => pageMeta({ title: m.title });

/** `/my/invite`: one's link, code and poster, and what they brought. */
export default function InviteScreen() {
  return (
    <MyPage title={m.title} lead={m.lead(formatNumber(INVITE_GIFT_TOKENS))}>
      <MyInvites />
    </MyPage>
  );
}
