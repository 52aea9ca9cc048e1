import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import css from "./banner.module.css";

export type BannerTone = "blue" | "amber" | "red" | "leaf" | "orange";

/** A fact that lasts as long as the page does. */
export function Banner({
  tone = "blue",
  icon = "info",
  children,
  action,
}: {
  tone?: BannerTone;
  icon?: IconName;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css["banner"]} data-tone={tone} role={tone === "red" ? "alert" : undefined}>
      <Icon name={icon} />
      <div className={css["words"]}>{children}</div>
      {action}
    </div>
  );
}
