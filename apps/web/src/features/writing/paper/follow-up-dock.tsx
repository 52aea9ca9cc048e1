import { INSTRUCTION_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { type FormEvent, type ReactNode, useState } from "react";
import { markMore } from "#lib/mark-more.ts";
import { useCounter } from "#lib/queries.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./dock.module.css";

type FollowUpDockProps = {
  waitSeconds: number;
  /** The sample writer is offered what it can do. */
  sample: boolean;
  /** Style of writing of the scene. */
  register: string;
  /** What goes on with a text that broke off, where the form with its button is out of sight; null = it is whole. */
  goOn: ReactNode;
  onRevise: (instruction: string) => void;
};

const markSideways = (box: HTMLElement | null) => (box === null ? undefined : markMore(box));

/** After it is written: the next draft by a word, ready-made or one's own. */
export function FollowUpDock({ waitSeconds, sample, register, goOn, onRevise }: FollowUpDockProps) {
  const unlimited = useCounter()?.unLimitPlan.isUnLimit === true;
  const [own, setOwn] = useState("");
  const waiting = waitSeconds > 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const instruction = own.trim();
    if (instruction === "" || waiting) return;
    setOwn("");
    onRevise(instruction);
  };
  return (
    <form className={css["dock"]} data-kind="follow" data-broke-off={goOn !== null || undefined} aria-label={m.dock.follow} onSubmit={send}>
      {goOn === null ? null : <div className={css["goOn"]}>{goOn}</div>}
      <div className={css["chips"]} ref={markSideways}>
        {followUpsFor(register, sample ? m.sample : m.dock).map((instruction) => (
          <Chip key={instruction} aria-disabled={waiting || undefined} onClick={() => waiting || onRevise(instruction)}>
            {instruction}
          </Chip>
        ))}
      </div>
      <input
        className={css["ask"]}
        value={own}
        maxLength={INSTRUCTION_MAX_CHARACTERS}
        aria-label={m.dock.ownLabel}
        placeholder={m.dock.own}
        enterKeyHint="send"
        onChange={(event) => setOwn(event.target.value)}
      />
      {waiting ? (
        <Button tone="soft" size="sm" waiting className={css["send"]} aria-label={m.write.waitingAny(waitSeconds)}>
          <Icon name="hourglass-medium" size={16} />
          {m.write.waitingShort(waitSeconds)}
        </Button>
      ) : (
        <Button type="submit" tone="promo" size="sm" className={css["send"]} aria-label={m.dock.send} disabled={own.trim() === ""}>
          <Icon name="paper-plane-tilt" size={16} />
          {unlimited ? null : <HalfSlice />}
        </Button>
      )}
    </form>
  );
}

type FollowUpWords = { followUps: readonly string[]; followUpsOf: Readonly<Record<string, readonly string[]>> };

/** What is mostly asked of a text of this kind. */
function followUpsFor(register: string, { followUps, followUpsOf }: FollowUpWords): readonly string[] {
  return followUpsOf[register] ?? followUps;
}
