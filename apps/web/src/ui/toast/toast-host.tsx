import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { uiMessages as m } from "#messages/ui.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import css from "./toast-host.module.css";
import { dismissToast, type Toast, type ToastAction, type ToastTone, toastMs, useToasts } from "./toast-store.ts";
import { useFreePlace } from "./use-free-place.ts";

const ICONS: Readonly<Record<ToastTone, IconName>> = {
  ok: "check-circle-fill",
  info: "info",
  lock: "lock-simple",
  error: "warning-circle-fill",
};

/** Where toasts appear: one for the page, beside its controls. Errors interrupt a screen reader, the others wait. */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts);
  const urgent = toasts.filter((shown) => shown.tone === "error");
  const calm = toasts.filter((shown) => shown.tone !== "error");
  const host = useRef<HTMLElement>(null);
  const place = useFreePlace(host, toasts.length > 0);
  return (
    <section ref={host} className={css["host"]} style={place ?? undefined} aria-label={m.toast.region}>
      <div role="alert" className={css["kind"]}>
        {urgent.map((shown) => (
          <ToastCard key={shown.id} toast={shown} />
        ))}
      </div>
      <div role="status" className={css["kind"]}>
        {calm.map((shown) => (
          <ToastCard key={shown.id} toast={shown} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => dismissToast(toast.id), toastMs(toast));
    return () => window.clearTimeout(timer);
  }, [held, toast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer or focus on a notice only keep it from going
    <div
      className={css["card"]}
      data-tone={toast.tone}
      data-pill={toast.pill || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[toast.tone]} className={css["sign"]} />
      <div className={css["words"]}>
        <b>{toast.title}</b>
        {toast.detail === undefined ? null : <p>{toast.detail}</p>}
        {toast.action === undefined ? null : <Act toast={toast} action={toast.action} />}
      </div>
      {toast.pill ? null : (
        <button type="button" className={css["close"]} aria-label={m.close} onClick={() => dismissToast(toast.id)}>
          <Icon name="x" size={14} />
        </button>
      )}
    </div>
  );
}

function Act({ toast, action }: { toast: Toast; action: ToastAction }) {
  const leave = () => dismissToast(toast.id);
  if ("to" in action)
    return (
      <Link className={`link ${css["act"]}`} to={action.to} onClick={leave}>
        {action.text}
      </Link>
    );
  const act = () => {
    leave();
    action.run();
  };
  return (
    <button type="button" className={`link ${css["act"]}`} onClick={act}>
      {action.text}
    </button>
  );
}
