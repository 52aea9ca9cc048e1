import { Outlet } from "react-router";
import { AccountTabs } from "#features/account/account-tabs.tsx";

/** Around every screen of the account; its sidebar is the shell's. */
export default function MyLayout() {
  return (
    <>
      <AccountTabs />
      <Outlet />
    </>
  );
}
