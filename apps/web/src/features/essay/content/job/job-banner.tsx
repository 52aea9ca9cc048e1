import { useEffect, useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { targetOf } from "../section/target-of.ts";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./job-banner.module.css";
import { minutesLeft } from "./time-left.ts";

const LOOK_EVERY_MS = 2000;

/** What the job is doing, or why it does nothing; gone once it has ended well. */
export function JobBanner({ work }: { work: EssayWork }) {
  const { job } = work;
  if (job === null) return null;
  const { status } = job.job;
  return (
    <div className={css["banner"]}>
      {status === "queued" || status === "running" ? <Running work={work} /> : null}
      {status === "paused" ? <Paused work={work} /> : null}
    </div>
  );
}

function Running({ work }: { work: EssayWork }) {
  const { rows, states, job } = work;
  const writing = rows.filter(({ id }) => states.get(id)?.kind === "writing");
  const queued = rows.filter(({ id }) => states.get(id)?.kind === "queued");
  const minutes = useMinutesLeft(work);
  // Steps that belong to no section: what they are called is all there is to say.
  const other = job?.steps.find(({ status, name }) => status === "running" && !rows.some(({ id }) => name.endsWith(`-${id}`)));
  const titles = writing.map(({ title }) => (title === "" ? m.untitled : title));
  const doing = titles.length > 0 ? m.job.writing(titles) : other === undefined ? m.job.starting : m.job.other(other.label);
  return (
    <section className={css["running"]} aria-label={m.job.label}>
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
    </section>
  );
}

/** Of what is left, at the speed that was seen; null until there is one. */
function useMinutesLeft({ rows, states, live, limits }: EssayWork): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const texts = live.store.getState().texts;
      const left = rows.reduce((sum, row) => {
        const kind = states.get(row.id)?.kind;
        if (kind !== "writing" && kind !== "queued") return sum;
        return sum + Math.max(0, targetOf(row, limits) - (kind === "writing" ? (texts.get(row.id)?.characters ?? 0) : 0));
      }, 0);
      setMinutes(minutesLeft(left, live.measured()));
    };
    look();
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [rows, states, live, limits]);
  return minutes;
}

function Paused({ work }: { work: EssayWork }) {
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
            <Button size="sm" tone="promo" aria-haspopup="dialog" onClick={() => openPay()}>
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
