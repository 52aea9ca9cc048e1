import { closeService, useServiceDialog } from "#lib/service-dialog-store.ts";
import { useService } from "#lib/use-service.ts";
import { adviceMessages } from "#messages/advice.ts";
import { serviceMessages as m } from "#messages/service.ts";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import css from "./service-dialog.module.css";

/** How to reach the operator: the QR where there is one, with its address for whoever cannot scan it, the mail address, the hours. */
export function ServiceDialog({ onFeedback }: { onFeedback: () => void }) {
  const open = useServiceDialog((state) => state.open);
  const service = useService();
  if (service === null) return null;
  const { qr, email, hours } = service;
  return (
    <Dialog open={open} onClose={closeService} title={m.title} shape="sheet" width="sm">
      <div className={css["ways"]}>
        {qr === null ? null : (
          <>
            <div className={css["code"]}>
              <QrCode text={qr} label={m.qr} />
            </div>
            <p>{m.scan}</p>
            <a className="link" href={qr} target="_blank" rel="noreferrer">
              {m.chat}
            </a>
          </>
        )}
        <dl className={css["facts"]}>
          {email === null ? null : (
            <>
              <dt>{m.email}</dt>
              <dd>
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
                <CopyButton text={email} label={m.copyEmail} size="sm" />
              </dd>
            </>
          )}
          <dt>{m.hoursLabel}</dt>
          <dd>{m.hours(hours.weekdays, hours.weekends)}</dd>
        </dl>
        <p className={css["feedback"]}>
          {m.feedback}{" "}
          <button
            type="button"
            className="link"
            onClick={() => {
              closeService();
              onFeedback();
            }}
          >
            {adviceMessages.open}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
