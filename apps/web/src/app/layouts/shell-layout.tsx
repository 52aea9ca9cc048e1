import { Outlet } from "react-router";
import { shellMessages as m } from "#messages/shell.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";

export default function ShellLayout() {
  return (
    <>
      <a className="sr" href="#main">
        {m.skip}
      </a>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastHost />
    </>
  );
}
