import { type RefObject, useEffect, useRef, useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay } from "#lib/queries.ts";
import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./job-banner.module.css";
import { minutesLeft } from "./time-left.ts";
import type { SectionWork } from "./use-section-work.ts";

const LOOK_EVERY_MS = 2000;
const LOOK_FOR_FOCUS_MS = 50;
const LOOKS = 40;

/** What the job is doing, or why it does nothing; empty once it has ended well. */
export function JobBanner({ work }: { work: SectionWork }) {
  const place = useRef<HTMLElement>(null);
  useLostFocus(place, work.changes);
  const status = work.begins ? "queued" : work.job?.job.status;
  const isRunning = status === "queued" || status === "running";
  const isPaused = status === "paused";
  return (
    <section ref={place} tabIndex={-1} className={css["banner"]} aria-label={isRunning || isPaused ? m.job.label : undefined}>
      {isRunning ? <Running work={work} /> : null}
      {isPaused ? <Paused work={work} /> : null}
    </section>
  );
}

/** The control that was pressed goes with what it has done: the focus goes to what tells of the job then, not to the top of the page. */
function useLostFocus(place: RefObject<HTMLElement | null>, changes: number): void {
  useEffect(() => {
    if (changes === 0) return;
    let looks = 0;
    // A dialog gives the focus back once it has closed, which takes a moment.
    const timer = window.setInterval(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
      looks += 1;
      if (looks === LOOKS) window.clearInterval(timer);
    }, LOOK_FOR_FOCUS_MS);
    return () => window.clearInterval(timer);
  }, [place, changes]);
}

function Running({ work }: { work: SectionWork }) {
  const { rows, states, job } = work;
  const writing = rows.filter(({ id }) => states.get(id)?.kind === "writing");
  const queued = rows.filter(({ id }) => states.get(id)?.kind === "queued");
  const minutes = useMinutesLeft(work);
  // Steps that belong to no section: what they are called is all there is to say.
  const other = job?.steps.find(({ status, name }) => status === "running" && !rows.some(({ id }) => name.endsWith(`-${id}`)));
  const titles = writing.map(({ title }) => (title === "" ? m.untitled : title));
  const doing = titles.length > 0 ? m.job.writing(titles) : other === undefined ? m.job.starting : m.job.other(other.label);
  return (
    <div className={css["running"]}>
      <Spinner />
      <p>
        {doing}
        {queued.length > 0 ? m.job.queued(queued.length) : m.job.stop}
        <b>{m.job.mayClose}</b>
        {m.job.told}
        {job?.connected === false ? <span className={css["line"]}>{m.job.reconnecting}</span> : null}
      </p>
      {minutes === null ? null : <span className={css["left"]}>{m.job.left(minutes)}</span>}
      <span className="sr" role="status">
        {m.job.spoken(writing.length + queued.length)}
      </span>
    </div>
  );
}

/** Of what is left, at the speed that was seen; null until there is one. */
function useMinutesLeft({ rows, states, live, lengthOf }: SectionWork): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const texts = live.store.getState().texts;
      const left = rows.reduce((sum, row) => {
        const kind = states.get(row.id)?.kind;
        if (kind !== "writing" && kind !== "queued") return sum;
        return sum + Math.max(0, lengthOf(row) - (kind === "writing" ? (texts.get(row.id)?.characters ?? 0) : 0));
      }, 0);
      setMinutes(minutesLeft(left, live.measured()));
    };
    look();
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [rows, states, live, lengthOf]);
  return minutes;
}

function Paused({ work }: { work: SectionWork }) {
  const { job, rows, states } = work;
  const canPay = useCanPay();
  const reason = job?.job.pausedReason ?? "user";
  const needed = job?.job.neededTokens ?? null;
  const failed = rows.filter(({ id }) => states.get(id)?.kind === "failed").length;
  const words = {
    user: m.job.paused.user,
    balance: m.job.paused.balance(needed === null ? null : formatNumber(needed)),
    cap: m.job.paused.cap(needed === null ? null : formatNumber(needed)),
    stepFailed: m.job.paused.stepFailed(failed),
  }[reason];
  return (
    <Banner
      tone={reason === "stepFailed" ? "red" : "amber"}
      icon="warning-circle"
      action={
        <span className={css["ways"]}>
          {reason === "balance" && canPay === true ? (
            <Button size="sm" tone="promo" aria-haspopup="dialog" onClick={() => openPay({ reason: words })}>
              {m.job.topUp}
            </Button>
          ) : null}
          <Button
            size="sm"
            tone="solid"
            disabled={work.busy}
            onClick={() => void work.resume(reason === "cap" && needed !== null ? needed : undefined)}
          >
            {m.job.resume[reason]}
          </Button>
          <Button size="sm" tone="ghost" disabled={work.busy} onClick={() => void work.steer("/api/job/stop")}>
            {m.job.end}
          </Button>
        </span>
      }
    >
      <p>{words}</p>
    </Banner>
  );
}
