import { ESSAY_LENGTH } from "@tangleaf/contract/constants";
import { useState } from "react";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import css from "./outline-row.module.css";

const m = essayOutlineMessages.paper;

type LengthInputProps = { value: number; label: string; readOnly: boolean; onCommit: (length: number) => void };

/** Characters of a line, edited where they stand: taken over on leaving the field or Enter, so that a sum is not divided digit by digit. */
export function LengthInput({ value, label, readOnly, onCommit }: LengthInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const length = Number.parseInt(typed ?? "", 10);
    setTyped(null);
    if (Number.isFinite(length) && length !== value) onCommit(Math.min(ESSAY_LENGTH.max, length));
  };
  return (
    <span className={css["length"]}>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        readOnly={readOnly}
        value={typed ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/[^0-9]/g, "").slice(0, String(ESSAY_LENGTH.max).length))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setTyped(null);
        }}
      />
      <span aria-hidden="true">{m.unit}</span>
    </span>
  );
}
