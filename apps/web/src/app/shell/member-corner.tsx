import type { Counter } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { ACCOUNT_PLACES } from "#features/account/account-places.ts";
import { Balance } from "#features/counter/balance.tsx";
import { gaugeValue } from "#features/counter/quota-numbers.ts";
import { InstallItem } from "#features/install/install-item.tsx";
import { NoticeBell } from "#features/notices/notice-bell.tsx";
import { PromoButton } from "#features/pay/promo-button.tsx";
import { openFeedback } from "#lib/feedback-store.ts";
import { useCounter, useUser } from "#lib/queries.ts";
import { openService } from "#lib/service-dialog-store.ts";
import { signOut } from "#lib/sign-out.ts";
import { chooseTheme, useTheme } from "#lib/theme.ts";
import { usePhone } from "#lib/use-phone.ts";
import { useService } from "#lib/use-service.ts";
import { adviceMessages } from "#messages/advice.ts";
import { counterMessages } from "#messages/counter.ts";
import { serviceMessages } from "#messages/service.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { CitrusGauge } from "#ui/citrus-gauge/citrus-gauge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuDivider, MenuItem, MenuLink } from "#ui/menu/menu.tsx";
import { QuotaActions } from "./quota-actions.tsx";
import bar from "./top-bar.module.css";
import css from "./user-menu.module.css";

/** The signed-in corner of the top bar. */
export function MemberCorner() {
  return (
    <>
      <ButtonLink className={bar["essays"]} tone="ghost" to={webPaths.essayList}>
        {m.user.essays}
      </ButtonLink>
      <PromoButton />
      <NoticeBell />
      <UserMenu />
    </>
  );
}

const SHOWN: ReadonlySet<string> = new Set([webPaths.myInfo, webPaths.texts, webPaths.myCount, webPaths.myInvite]);

/** Gauge, balance and avatar; opens the menu of the account. */
export function UserMenu() {
  const user = useUser();
  const counter = useCounter();
  const service = useService();
  const phone = usePhone();
  const theme = useTheme();
  const otherTheme = theme === "dark" ? "light" : "dark";
  return (
    <Menu
      label={m.user.open}
      openOnHover
      header={
        <>
          <Balance />
          <QuotaActions />
        </>
      }
      trigger={(props) => (
        <button {...props} className={css["chip"]}>
          <span className="sr">{m.user.open}</span>
          <CitrusGauge value={gaugeValue(counter)} size="sm" />
          <span className={css["amount"]}>{counter === undefined ? "" : writeAmount(counter, phone)}</span>
          <Avatar name={user?.nickname ?? ""} picture={user?.headimg} />
        </button>
      )}
    >
      {ACCOUNT_PLACES.filter(({ to }) => SHOWN.has(to)).map(({ to, icon, text }) => (
        <MenuLink key={to} to={to}>
          <Icon name={icon} />
          {to === webPaths.myInfo ? m.nav.account : text}
        </MenuLink>
      ))}
      <MenuLink to={webPaths.upgrade}>
        <Icon name="tag-duotone" />
        {m.nav.price}
      </MenuLink>
      <MenuDivider />
      <MenuItem onClick={() => chooseTheme(otherTheme)}>
        <Icon name={otherTheme === "dark" ? "moon" : "sun"} />
        {otherTheme === "dark" ? m.user.theme.toDark : m.user.theme.toLight}
      </MenuItem>
      <MenuItem onClick={openFeedback}>
        <Icon name="chat-circle" />
        {adviceMessages.open}
      </MenuItem>
      {service === null ? null : (
        <MenuItem onClick={openService}>
          <Icon name="headset" />
          {serviceMessages.open}
        </MenuItem>
      )}
      <InstallItem />
      <MenuDivider />
      <MenuItem onClick={() => void signOut()}>
        <Icon name="sign-out" />
        {m.user.signOut}
      </MenuItem>
    </Menu>
  );
}

/** Writes the balance; members write without one. */
function writeAmount({ unLimitPlan, balanceTokenStr }: Counter, isPhone: boolean): string {
  if (unLimitPlan.isUnLimit) return m.user.member;
  return isPhone ? counterMessages.quota.short(balanceTokenStr) : counterMessages.quota.tokens(balanceTokenStr);
}
