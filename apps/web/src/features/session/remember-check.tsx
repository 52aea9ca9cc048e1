import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { sessionMessages as m } from "#messages/session.ts";
import { Check } from "#ui/check/check.tsx";
import type { WayProps } from "./ways.ts";

export function RememberCheck({ remember, onRemember }: Pick<WayProps, "remember" | "onRemember">) {
  return (
    <Check checked={remember} onChange={onRemember}>
      {m.dialog.remember(SESSION_REMEMBER_DAYS)}
    </Check>
  );
}
