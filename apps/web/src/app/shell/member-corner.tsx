import { NoticeBell } from "#features/notices/notice-bell.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The signed-in corner of the top bar. */
export function MemberCorner() {
  return (
    <>
      <NoticeBell />
      <UserMenu />
    </>
  );
}
