import { NavLink } from "react-router";
import { cx } from "#lib/cx.ts";
import { openFeedback } from "#lib/feedback-store.ts";
import { useSession } from "#lib/session-store.ts";
import { signOut } from "#lib/sign-out.ts";
import { accountMessages as m } from "#messages/account.ts";
import { adviceMessages } from "#messages/advice.ts";
import { Icon } from "#ui/icon/icon.tsx";
import link from "#ui/side-link/side-link.module.css";
import css from "./account-links.module.css";
import { ACCOUNT_PLACES } from "./account-places.ts";

/** The sidebar's block while one is in the account. */
export function AccountLinks() {
  const signedIn = useSession((state) => state.token !== null);
  return (
    <>
      <ul className={css["places"]}>
        {ACCOUNT_PLACES.map(({ to, icon, text }) => (
          <li key={to}>
            <NavLink to={to} prefetch="intent" className={link["link"]} title={text}>
              <Icon name={icon} />
              <span className={link["label"]}>{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      {signedIn ? (
        <>
          <p className={css["other"]}>{m.places.other}</p>
          <button type="button" className={cx(link["link"], css["action"])} title={adviceMessages.open} onClick={openFeedback}>
            <Icon name="chat-circle" />
            <span className={link["label"]}>{adviceMessages.open}</span>
          </button>
          <button type="button" className={cx(link["link"], css["action"])} title={m.places.signOut} onClick={() => void signOut()}>
            <Icon name="sign-out-duotone" />
            <span className={link["label"]}>{m.places.signOut}</span>
          </button>
        </>
      ) : null}
    </>
  );
}
