import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "#lib/cx.ts";
import css from "./button.module.css";

/** `write` is the only orange one and always means: this spends tokens. */
export type ButtonTone = "write" | "solid" | "line" | "ghost" | "soft" | "promo" | "danger" | "danger-solid";
export type ButtonSize = "sm" | "md" | "lg";

type Look = {
  tone?: ButtonTone;
  size?: ButtonSize;
  block?: boolean;
  /** Square, for a lone icon; give an `aria-label`. */
  iconOnly?: boolean;
};

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Cannot be pressed now, but its text is information ("42 秒后可再写一稿"): stays focusable and readable. */
    waiting?: boolean;
    /** 0 to 100: the button becomes its own progress bar. */
    progress?: number | undefined;
  };

export function Button({
  tone = "line",
  size,
  block,
  iconOnly,
  waiting,
  progress,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cx(css["button"], className)}
      {...lookOf({ tone, size, block, iconOnly })}
      data-waiting={waiting || undefined}
      data-progress={progress === undefined ? undefined : true}
      aria-disabled={waiting || undefined}
      onClick={waiting ? (event) => event.preventDefault() : onClick}
      {...tipOf(iconOnly, rest)}
      {...rest}
    >
      {progress === undefined ? children : <Progress value={progress}>{children}</Progress>}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ tone = "line", size, block, iconOnly, className, ...rest }: LinkProps & Look) {
  return (
    <Link
      prefetch="intent"
      className={cx(css["button"], className)}
      {...lookOf({ tone, size, block, iconOnly })}
      {...tipOf(iconOnly, rest)}
      {...rest}
    />
  );
}

/** A lone icon says its name where a pointer rests on it. */
const tipOf = (iconOnly: boolean | undefined, { "aria-label": label }: { "aria-label"?: string | undefined }) =>
  iconOnly && label !== undefined ? { title: label } : {};

/** Cost part of a write button: divider, then what it holds. */
export function ButtonCost({ children }: { children: ReactNode }) {
  return <span className={css["cost"]}>{children}</span>;
}

function Progress({ value, children }: { value: number; children: ReactNode }) {
  return (
    <>
      <i className={css["fill"]} style={{ translate: `${value - 100}%` }} />
      <span className={css["over"]}>{children}</span>
    </>
  );
}

type LookProps = { [K in keyof Look]: Look[K] | undefined };

function lookOf({ tone, size, block, iconOnly }: LookProps) {
  return { "data-tone": tone, "data-size": size, "data-block": block || undefined, "data-icon-only": iconOnly || undefined };
}
