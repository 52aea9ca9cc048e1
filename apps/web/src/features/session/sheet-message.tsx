import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./confirm-login.module.css";

type SheetMessageProps = { title: string; detail: string; good?: boolean; action?: ReactNode };

/** The result of a sign-in, on a page of its own. */
export function SheetMessage({ title, detail, good = false, action }: SheetMessageProps) {
  return (
    <div role="status" className={css["message"]} data-good={good || undefined}>
      <Icon name={good ? "check-circle-fill" : "warning-circle"} size={24} />
      <h1>{title}</h1>
      <p>{detail}</p>
      {action}
    </div>
  );
}
