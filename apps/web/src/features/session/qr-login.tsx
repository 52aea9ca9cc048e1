import { isShareable } from "#lib/is-shareable.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { isOver, QrFrame } from "./qr-frame.tsx";
import css from "./qr-login.module.css";
import { RememberCheck } from "./remember-check.tsx";
import { useQrLogin } from "./use-qr-login.ts";
import type { WayProps } from "./ways.ts";

type QrLoginProps = WayProps & {
  /** Name of the official account that is followed by scanning; null: the code opens a page of this site, and that is said. */
  account: string | null;
  /** The messaging platform is the sandbox: its code can be opened in a tab. */
  sandbox: boolean;
};

/** A code for another device to scan. */
export function QrLogin({ reason, account, sandbox, remember, onRemember }: QrLoginProps) {
  const login = useQrLogin({ remember });
  const address = isOver(login.state) ? null : login.qrurl;
  const leadsHere = account !== null || login.qrurl === null || isShareable(login.qrurl);
  return (
    <div className={css["qr"]}>
      <h2 tabIndex={-1}>{account === null ? m.dialog.title : m.wx.title}</h2>
      <p className={css["why"]}>{reason ?? (account === null ? m.dialog.embedded : m.wx.how(account))}</p>
      {leadsHere ? <QrFrame login={login} /> : null}
      <RememberCheck remember={remember} onRemember={onRemember} />
      {account === null ? (
        <p className={css["note"]}>
          {leadsHere ? m.dialog.embeddedNote : m.dialog.noAddress}
          <br />
          <CodeLink address={address === null || leadsHere ? address : onThisAddress(address)}>
            <span className={css["desktop"]}>{m.dialog.openHere}</span>
            <span className={css["phone"]}>{m.dialog.openHerePhone}</span>
          </CodeLink>
        </p>
      ) : null}
      {account !== null && sandbox ? (
        <p className={css["note"]}>
          <CodeLink address={address}>{m.wx.sandbox}</CodeLink>
        </p>
      ) : null}
    </div>
  );
}

function onThisAddress(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Opens in another tab what the code holds; where there is no code, its place stays empty. */
export function CodeLink({ address, children }: { address: string | null; children: React.ReactNode }) {
  if (address === null) return <span>&nbsp;</span>;
  return (
    <a className="link" href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
