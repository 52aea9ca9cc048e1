import { useState } from "react";
import { copyLine } from "#lib/text-actions/copy-line.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { isOver, QrFrame } from "./qr-frame.tsx";
import css from "./qr-login.module.css";
import { CodeLink } from "./qr-login.tsx";
import { RememberCheck } from "./remember-check.tsx";
import { useQrLogin } from "./use-qr-login.ts";
import type { WayProps } from "./way-props.ts";

type Copying = "not yet" | "copied" | "failed";

/** On the telephone itself nobody can scan: the page is opened inside the app, or the code is saved and picked there. */
export function PhoneLogin({ reason, sandbox, remember, onRemember }: WayProps & { sandbox: boolean }) {
  const login = useQrLogin({ remember });
  const [copying, setCopying] = useState<Copying>("not yet");
  const copy = () => {
    copyLine(location.href).then(
      () => setCopying("copied"),
      () => setCopying("failed"),
    );
  };
  return (
    <div className={css["qr"]}>
      <h2 tabIndex={-1}>{m.wx.phoneTitle}</h2>
      <p className={css["why"]}>{reason ?? m.wx.phoneHow}</p>
      <div className={css["action"]}>
        <Button tone="solid" size="lg" block onClick={copy}>
          <Icon name={copying === "copied" ? "check" : "copy"} />
          {m.wx.copyLink}
        </Button>
        <p role="status">{SAID[copying]}</p>
      </div>
      <p className={css["why"]}>{m.wx.press}</p>
      <QrFrame login={login} asPicture />
      <RememberCheck remember={remember} onRemember={onRemember} />
      {sandbox ? (
        <p className={css["note"]}>
          <CodeLink address={isOver(login.state) ? null : login.qrurl}>{m.wx.sandbox}</CodeLink>
        </p>
      ) : null}
    </div>
  );
}

const SAID: Readonly<Record<Copying, string | null>> = { "not yet": null, copied: m.wx.copied, failed: m.wx.copyFailed };
