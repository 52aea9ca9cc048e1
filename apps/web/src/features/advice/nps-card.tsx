import { NPS } from "@tangleaf/contract/advice";
import { useEffect, useId, useState } from "react";
import { readCookie, writeCookie } from "#lib/cookies.ts";
import { adviceMessages } from "#messages/advice.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import css from "./advice.module.css";
import { mayAskNps, sendRate } from "./api.ts";

const m = adviceMessages.nps;
const COOKIE = "nps";
const RATES = Array.from({ length: NPS.rateMax + 1 }, (_, rate) => rate);

/** Asks whether one would recommend it, where the server says so. Nothing waits for it, and no focus is taken. */
export function NpsCard() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let gone = false;
    const timer = window.setTimeout(async () => {
      if (readCookie(COOKIE) !== null || document.hidden || !(await mayAskNps())) return;
      writeCookie({ name: COOKIE, value: "1", days: NPS.cookieDays });
      if (!gone) setOpen(true);
    }, NPS.delayMs);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, []);
  return open ? <NpsQuestion onDone={() => setOpen(false)} /> : null;
}

/** 10 is sent at once; below it one may say what is missing; closing sends what was chosen. */
export function NpsQuestion({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [rate, setRate] = useState<number | null>(null);
  const [why, setWhy] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const finish = async (chosen: number, advise: string) => {
    onDone();
    await sendRate(chosen, advise);
    toast({ tone: "ok", title: m.thanks, pill: true });
  };
  const choose = (chosen: number) => {
    setRate(chosen);
    if (chosen === NPS.rateMax) void finish(chosen, "");
  };
  const close = () => {
    if (rate === null) onDone();
    else void finish(rate, problemOf(why) === null ? why.trim() : "");
  };
  return (
    <section className={css["nps"]} aria-labelledby={`${id}-title`}>
      <button type="button" className={css["close"]} aria-label={m.close} onClick={close}>
        <Icon name="x" size={18} />
      </button>
      <h2 id={`${id}-title`}>{m.title}</h2>
      <p>{m.hint(NPS.rateMax)}</p>
      <fieldset className={css["scale"]} aria-label={m.scale}>
        {RATES.map((one) => (
          <label key={one} data-on={one === rate || undefined} data-below={(rate !== null && one < rate) || undefined}>
            <input
              type="radio"
              className="sr"
              name={id}
              checked={one === rate}
              aria-label={m.rate(one)}
              // Arrows pass over the ten; it is sent when somebody presses it.
              onChange={() => setRate(one)}
              onClick={(event) => {
                if (event.detail > 0) choose(one);
              }}
              onKeyDown={(event) => {
                if (event.key === "Enter" || event.key === " ") choose(one);
              }}
            />
            {one}
          </label>
        ))}
      </fieldset>
      {rate === null ? null : (
        <>
          <div className={css["why"]}>
            <Field label={m.missing(NPS.rateMax - rate)} aside={`${why.trim().length} / ${NPS.adviceMaxCharacters}`} error={problem}>
              {(control) => (
                <TextArea
                  {...control}
                  value={why}
                  onChange={(event) => {
                    setWhy(event.target.value);
                    setProblem(null);
                  }}
                />
              )}
            </Field>
          </div>
          <div className={css["foot"]}>
            <span>{m.closing}</span>
            <Button
              tone="solid"
              onClick={() => {
                const found = why.trim() === "" ? m.empty : problemOf(why);
                setProblem(found);
                if (found === null) void finish(rate, why.trim());
              }}
            >
              {m.send}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function problemOf(why: string): string | null {
  const length = why.trim().length;
  return length > NPS.adviceMaxCharacters ? adviceMessages.problems.contentLong(length, NPS.adviceMaxCharacters) : null;
}
