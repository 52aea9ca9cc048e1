import { openPay } from "#lib/overlay-stores.ts";
import { useBaseInfo, useCanPay } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./write-all.module.css";

type WriteAllProps = { work: EssayWork; onWrite: () => void; size?: "sm" | "md" };

/** 一键写全文, or what can be done with the job that is at it. */
export function WriteAll({ work, onWrite, size = "md" }: WriteAllProps) {
  const { job, limits, busy } = work;
  const canPay = useCanPay();
  const isOff = useBaseInfo()?.settings.features.essayFullText === false;
  const status = job?.job.status;
  if (status === "running" || status === "queued") {
    return (
      <span className={css["pair"]}>
        <Button tone="solid" size={size} disabled={busy} onClick={() => void work.steer("/api/job/pause")}>
          <Icon name="pause" />
          {m.job.pause}
        </Button>
        <Menu
          label={m.job.more}
          trigger={(props) => (
            <Button size={size} iconOnly disabled={busy} aria-label={m.job.more} {...props}>
              <Icon name="caret-down" size={14} />
            </Button>
          )}
        >
          <MenuItem danger onClick={() => void work.steer("/api/job/stop")}>
            <Icon name="stop-fill" />
            {m.job.stopNow}
          </MenuItem>
        </Menu>
      </span>
    );
  }
  if (status === "paused") {
    const { pausedReason, neededTokens } = job?.job ?? {};
    return (
      <Button
        tone="solid"
        size={size}
        disabled={busy}
        onClick={() => void work.resume(pausedReason === "cap" && neededTokens !== null ? neededTokens : undefined)}
      >
        <Icon name="play" />
        {pausedReason === "stepFailed" ? m.slot.retry : m.job.resume.user}
      </Button>
    );
  }
  if (isOff) return <p className={css["off"]}>{m.write.oneByOne}</p>;
  if (limits.essayFullText) {
    return (
      <Button tone="write" size={size} disabled={busy} aria-haspopup="dialog" onClick={onWrite}>
        <Icon name="pen-nib" />
        {m.write.all}
      </Button>
    );
  }
  return (
    <Button
      size={size}
      tone="soft"
      title={m.write.allLocked}
      {...(canPay === true
        ? { onClick: () => openPay({ reason: m.write.allLocked }), "aria-haspopup": "dialog" as const }
        : { waiting: true })}
    >
      <Icon name="lock-simple" size={16} label={m.write.allLocked} />
      {m.write.all}
    </Button>
  );
}
