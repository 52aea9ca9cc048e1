import { chunkHook } from "#lib/chunk-hook.ts";
import { readFlag } from "#lib/page-flags.ts";
import { closeLogin, useSession } from "#lib/session-store.ts";
import { isPhone } from "#lib/use-phone.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { PanelComing } from "./panel-coming.tsx";

const useLoginPanel = chunkHook(() => Promise.all([import("#lib/query-scope.tsx"), import("./login-panel.tsx")]));

/** The sign-in dialog; the page below keeps its state. Closing unmounts the panel, which ends the polling. */
export function LoginDialog() {
  const { open, reason } = useSession((state) => state.login);
  return (
    <Dialog
      open={open}
      onClose={closeLogin}
      title={open && (isPhone() || readFlag("device") === "mobile") ? m.signInPhone : m.signIn}
      hideTitle
      width="lg"
      flush
    >
      <LazyPanel reason={reason} />
    </Dialog>
  );
}

function LazyPanel({ reason }: { reason: string | null }) {
  const loaded = useLoginPanel();
  if (loaded === null) return <PanelComing />;
  const [{ QueryScope }, { LoginPanel }] = loaded;
  return (
    <QueryScope>
      <LoginPanel reason={reason} />
    </QueryScope>
  );
}
