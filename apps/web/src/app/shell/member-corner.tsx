import { NoticeBell } from "#features/notices/notice-bell.tsx";
import { PromoButton } from "#features/pay/promo-button.tsx";
import { MemberExtras } from "./member-extras.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The signed-in corner of the top bar, and the dialogs only members have: one part to load, not two. */
export function MemberCorner() {
  return (
    <>
      <PromoButton />
      <NoticeBell />
      <UserMenu />
      <MemberExtras />
    </>
  );
}
