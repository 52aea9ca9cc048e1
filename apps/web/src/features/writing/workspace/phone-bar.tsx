import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { openPalette } from "#lib/overlay-stores.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { sceneMessages as s } from "#messages/scene.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { isRunning } from "../store/writing-state.ts";
import type { PieceState } from "../store/written.tsx";
import css from "./phone-bar.module.css";

const PhoneService = lazyWithQueries(() => import("./phone-service.tsx").then((module) => module.PhoneService), {
  after: whenIdle,
});
const service = <PhoneService />;

export type View = "form" | "paper";

type PhoneBarProps = { title: string; back: string; state: PieceState; view: View; onView: (view: View) => void };

/** The phone: the way back, what is written, and which half of the workspace is seen. It stays in sight. */
export function PhoneBar({ title, back, state, view, onView }: PhoneBarProps) {
  const navigate = useNavigate();
  const running = isRunning(state.phase);
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <header className={css["bar"]}>
      <div className={css["line"]}>
        <Link to={back} className={css["back"]} aria-label={s.back} onClick={goBack}>
          <Icon name="caret-left" size={24} />
        </Link>
        <div className={css["words"]}>
          {/* biome-ignore lint/a11y/useSemanticElements: a page has one h1, which stands beside the form and is not shown on a phone */}
          <div role="heading" aria-level={1}>
            {title}
          </div>
          <Facts state={state} />
        </div>
        {service}
        <Button tone="ghost" iconOnly aria-label={s.otherScenes} className={css["other"]} onClick={() => openPalette()}>
          <Icon name="squares-four" size={20} />
        </Button>
      </div>
      <Segmented
        label={s.views.label}
        value={view}
        onChange={onView}
        block
        options={[
          { value: "form", label: s.views.form },
          {
            value: "paper",
            label: (
              <>
                {s.views.paper}
                {running ? <Spinner /> : null}
              </>
            ),
          },
        ]}
      />
    </header>
  );
}

function Facts({ state: { phase, drafts, currentId } }: { state: PieceState }) {
  const current = drafts.find((draft) => draft.generationId === currentId);
  if (isRunning(phase)) return <p>{m.drafts.beingWritten(current?.draftNo ?? (drafts.at(-1)?.draftNo ?? 0) + 1)}</p>;
  return current === undefined ? null : <p>{m.drafts.draft(current.draftNo)}</p>;
}

/** Whether the entry before this one in the tab's history is a page of ours; the router counts its entries from 0. */
function cameFromHere(): boolean {
  return ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}
