import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "#lib/cx.ts";
import css from "./chip.module.css";

type Look = { size?: "sm" | "md" };

/** Filter or quick pick; `selected` given = it toggles. */
export function Chip({ size, selected, className, type = "button", ...rest }: ComponentProps<"button"> & Look & { selected?: boolean }) {
  return <button type={type} className={cx(css["chip"], className)} data-size={size} aria-pressed={selected} {...rest} />;
}

export function ChipLink({ size, className, ...rest }: LinkProps & Look) {
  return <Link prefetch="intent" className={cx(css["chip"], className)} data-size={size} {...rest} />;
}
