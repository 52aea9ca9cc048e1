import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { ACCOUNT_PLACES } from "#features/account/account-places.ts";
import { Balance } from "#features/counter/balance.tsx";
import { UsageTicker } from "#features/counter/usage-ticker.tsx";
import { install } from "#features/install/install-item.tsx";
import { useInstall } from "#features/install/use-install.ts";
import { openFeedback } from "#lib/feedback-store.ts";
import { useUser } from "#lib/queries.ts";
import { openService } from "#lib/service-dialog-store.ts";
import { signOut } from "#lib/sign-out.ts";
import { chooseTheme, useTheme } from "#lib/theme.ts";
import { useService } from "#lib/use-service.ts";
import { adviceMessages } from "#messages/advice.ts";
import { panelMessages } from "#messages/panels.ts";
import { serviceMessages } from "#messages/service.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./account-sheet.module.css";
import { QuotaActions } from "./quota-actions.tsx";

/** The rest of the account is a row of tabs away. */
const SHOWN: ReadonlySet<string> = new Set([webPaths.myInfo, webPaths.texts, webPaths.myCount, webPaths.myInvite]);

/** 我的 on the phone: what the user menu holds, as a sheet from below. */
export function AccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useUser();
  const theme = useTheme();
  const { prompt, explain } = useInstall();
  const service = useService();
  return (
    <Dialog open={open} onClose={onClose} title={user?.nickname ?? m.user.open} shape="sheet">
      <div className={css["balance"]}>
        <Balance />
        <QuotaActions />
      </div>
      <UsageTicker />
      <div className={css["rows"]}>
        {ACCOUNT_PLACES.filter(({ to }) => SHOWN.has(to)).map(({ to, icon, text }) => (
          <Link key={to} to={to} onClick={onClose}>
            <Icon name={icon} size={20} />
            {text}
          </Link>
        ))}
        <Link to={webPaths.templateList} onClick={onClose}>
          <Icon name="file-text-duotone" size={20} />
          {m.nav.template}
        </Link>
        <Link to={mindtreePaths.list} onClick={onClose}>
          <Icon name="tree-structure-duotone" size={20} />
          {panelMessages.menu.mindtree}
        </Link>
        <Link to={webPaths.upgrade} onClick={onClose}>
          <Icon name="tag-duotone" size={20} />
          {m.nav.price}
        </Link>
        <button type="button" onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}>
          <Icon name={theme === "dark" ? "sun" : "moon"} size={20} />
          {theme === "dark" ? m.user.theme.toLight : m.user.theme.toDark}
        </button>
        <button
          type="button"
          onClick={() => {
            onClose();
            openFeedback();
          }}
        >
          <Icon name="chat-circle" size={20} />
          {adviceMessages.open}
        </button>
        {service === null ? null : (
          <button
            type="button"
            onClick={() => {
              onClose();
              openService();
            }}
          >
            <Icon name="headset" size={20} />
            {serviceMessages.open}
          </button>
        )}
        {prompt !== null || explain ? (
          <button type="button" onClick={() => void install()}>
            <Icon name="device-mobile" size={20} />
            {m.user.install}
          </button>
        ) : null}
        <button
          type="button"
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          <Icon name="sign-out" size={20} />
          {m.user.signOut}
        </button>
      </div>
    </Dialog>
  );
}
