import { ADVICE } from "@tangleaf/contract/advice";
import { useId } from "react";
import { adviceMessages as m } from "#messages/advice.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./advice.module.css";

type StarsProps = { value: number; problem: string | undefined; onChange: (star: number) => void };

const ALL = Array.from({ length: ADVICE.stars }, (_, n) => n + 1);

/** One to five stars; radio buttons, so that arrows change them. */
export function Stars({ value, problem, onChange }: StarsProps) {
  const id = useId();
  return (
    <fieldset className={css["stars"]} aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend>{m.stars}</legend>
      <div>
        {ALL.map((star) => (
          <label key={star} data-on={star <= value || undefined}>
            <input
              type="radio"
              className="sr"
              name={id}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={m.starOf(star)}
            />
            <Icon name={star <= value ? "star-fill" : "star"} size={24} />
          </label>
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert" className={css["problem"]}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
