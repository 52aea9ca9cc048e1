import { Profile } from "#features/account/profile.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { accountMessages as m } from "#messages/account.ts";
import { MyPage } from "./my-page.tsx";

export const meta = () => pageMeta({ title: m.info.title });

/** `/my/info`: who one is here, and how this account is kept safe. */
export default function InfoScreen() {
  return (
    <MyPage title={m.info.title}>
      <Profile />
    </MyPage>
  );
}
