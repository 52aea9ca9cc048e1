import { NoticeBell } from "#features/notices/notice-bell.tsx";
import { PromoButton } from "#features/pay/promo-button.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The signed-in corner of the top bar. */
export function MemberCorner() {
  return (
    <>
      <PromoButton />
      <NoticeBell />
      <UserMenu />
    </>
  );
}
