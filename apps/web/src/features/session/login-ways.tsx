import { useEffect, useRef, useState } from "react";
import { keepsCookies } from "#lib/cookies.ts";
import { copyLine } from "#lib/copy-line.ts";
import { variant } from "#lib/variant.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { DevLoginForm } from "./dev-login-form.tsx";
import { LegalLine } from "./legal-line.tsx";
import { keepPasswordInput, useLoginInput } from "./login-input.ts";
import css from "./login-panel.module.css";
import { PasswordLogin } from "./password-login.tsx";
import { isOver, QrFrame } from "./qr-frame.tsx";
import phoneLoginCss from "./qr-login.module.css";
import { CodeLink, QrLogin } from "./qr-login.tsx";
import { RememberCheck } from "./remember-check.tsx";
import { useQrLogin } from "./use-qr-login.ts";
import { placeOfVisit, type Settings, type Way, type WayProps, waysOf } from "./ways.ts";
import { WxLogin } from "./wx-login.tsx";

const WAY_NAMES: Readonly<Record<Way, string>> = {
  qr: m.ways.qr,
  phone: m.wx.phoneTitle,
  inapp: m.ways.inapp,
  web: m.ways.web,
  password: m.ways.password,
  dev: m.ways.dev,
};

/** One way at a time, the others by name at the foot. */
export function LoginWays({ settings, reason }: { settings: Settings; reason: string | null }) {
  const ways = waysOf(settings.features, placeOfVisit(), variant);
  const { way: chosen, remember, password, devName } = useLoginInput();
  const [hasCookies] = useState(keepsCookies);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== undefined) focusOn(root.current);
  }, [chosen]);

  const way = chosen !== undefined && ways.includes(chosen) ? chosen : ways[0];
  const { features, wxAccountName } = settings;
  const props: WayProps = { reason, remember, onRemember: (remember) => useLoginInput.setState({ remember }) };
  const contents: Readonly<Record<Way, () => React.ReactNode>> = {
    qr: () => <QrLogin {...props} account={features.wxLogin ? wxAccountName : null} sandbox={features.sandbox} />,
    phone: () => <PhoneLogin {...props} sandbox={features.sandbox} />,
    inapp: () => <WxLogin {...props} type="inapp" />,
    web: () => <WxLogin {...props} type="web" />,
    password: () => <PasswordLogin {...props} values={password} onInput={keepPasswordInput} />,
    dev: () => <DevLoginForm {...props} username={devName} onUsername={(devName) => useLoginInput.setState({ devName })} />,
  };
  return (
    <div className={css["way"]} ref={root}>
      {hasCookies ? null : (
        <p role="alert" className={css["noCookies"]}>
          {m.dialog.noCookies}
        </p>
      )}
      {way === undefined ? <p>{m.dialog.none}</p> : contents[way]()}
      {ways.length > 1 ? (
        <nav className={css["others"]} aria-label={m.ways.label}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <button key={other} type="button" onClick={() => useLoginInput.setState({ way: other })}>
                {WAY_NAMES[other]}
              </button>
            ))}
        </nav>
      ) : null}
      {way === undefined ? null : <LegalLine />}
    </div>
  );
}

/** The button that was pressed is gone: the cursor goes to the first empty field of the new way, or to its heading. */
function focusOn(root: HTMLElement | null): void {
  const fields = root?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [];
  const target = [...fields].find(({ value }) => value === "") ?? root?.querySelector<HTMLElement>("h2");
  target?.focus();
}

type Copying = "not yet" | "copied" | "failed";

/** On the telephone itself nobody can scan: the page is opened inside the app, or the code is saved and picked there. */
function PhoneLogin({ reason, sandbox, remember, onRemember }: WayProps & { sandbox: boolean }) {
  const login = useQrLogin({ remember });
  const [copying, setCopying] = useState<Copying>("not yet");
  const copy = () => {
    copyLine(location.href).then(
      () => setCopying("copied"),
      () => setCopying("failed"),
    );
  };
  return (
    <div className={phoneLoginCss["qr"]}>
      <h2 tabIndex={-1}>{m.wx.phoneTitle}</h2>
      <p className={phoneLoginCss["why"]}>{reason ?? m.wx.phoneHow}</p>
      <div className={phoneLoginCss["action"]}>
        <Button tone="solid" size="lg" block onClick={copy}>
          <Icon name={copying === "copied" ? "check" : "copy"} />
          {m.wx.copyLink}
        </Button>
        <p role="status">{SAID[copying]}</p>
      </div>
      <p className={phoneLoginCss["why"]}>{m.wx.press}</p>
      <QrFrame login={login} asPicture />
      <RememberCheck remember={remember} onRemember={onRemember} />
      {sandbox ? (
        <p className={phoneLoginCss["note"]}>
          <CodeLink address={isOver(login.state) ? null : login.qrurl}>{m.wx.sandbox}</CodeLink>
        </p>
      ) : null}
    </div>
  );
}

const SAID: Readonly<Record<Copying, string | null>> = { "not yet": null, copied: m.wx.copied, failed: m.wx.copyFailed };
