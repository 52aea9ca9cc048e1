import type { ReactNode } from "react";
import css from "./error-state.module.css";

type ErrorStateProps = { title: string; children?: ReactNode; action?: ReactNode; heading?: "h1" | "h2" };

/** What went wrong, and what to do. */
export function ErrorState({ title, children, action, heading: Heading = "h2" }: ErrorStateProps) {
  return (
    <div className={css["state"]}>
      <svg viewBox="0 0 96 84" width="96" height="84" aria-hidden="true">
        <path d="M22 4h52v46l-8 5-7-6-8 6-7-6-8 6-7-5-7 4Z" className={css["sheet"]} />
        <path d="M32 16h32M32 26h32M32 36h20" className={css["text"]} />
        <path d="m22 54 7-4 7 5 8-6 7 6 8-6 7 6 8-5" className={css["tear"]} />
        <path d="m22 62 7-4 7 5 8-6 7 6 8-6 7 6 8-5v22H22Z" className={css["sheet"]} />
      </svg>
      <Heading>{title}</Heading>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}
