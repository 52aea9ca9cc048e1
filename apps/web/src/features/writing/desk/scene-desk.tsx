import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { sceneMessages as s } from "#messages/scene.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ModelChoice } from "../form/model-choice.tsx";
import { SceneForm } from "../form/scene-form.tsx";
import { WriteButton } from "../form/write-button.tsx";
import { WritingPaper } from "../paper/writing-paper.tsx";
import { isRunning } from "../session/writing-state.ts";
import { CarryIn, carryIn } from "./carry-in.tsx";
import type { DeskProps } from "./desk.tsx";
import css from "./scene-desk.module.css";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useSceneDesk } from "./use-scene-desk.ts";

type View = "form" | "paper";
const CARRY = "carry";

/** Form on the desk, paper beside it; on a phone one at a time. */
export function SceneDesk({ scene, crumb, heading }: DeskProps) {
  const form = useRef<HTMLFormElement>(null);
  const desk = useSceneDesk({ scene, form });
  const { state, dispatch } = desk;
  const running = isRunning(state.phase);
  const [view, setView] = useState<View>("form");
  const [params, setParams] = useSearchParams();

  const somethingOnPaper = state.phase !== "idle";
  useEffect(() => {
    if (somethingOnPaper) setView("paper");
  }, [somethingOnPaper]);
  useEffect(() => {
    if (running) setView("paper");
  }, [running]);

  const wantsCarry = params.has(CARRY);
  useEffect(() => {
    if (!wantsCarry) return;
    setParams(
      (now) => {
        now.delete(CARRY);
        return now;
      },
      { replace: true },
    );
    void carryIn(scene, dispatch);
  }, [wantsCarry, setParams, scene, dispatch]);

  useDeskKeys({ onWrite: desk.write, onStop: running ? desk.stop : null });

  return (
    <div className={css["desk"]} data-view={view}>
      <div className={css["views"]}>
        <Segmented
          label={s.views.label}
          value={view}
          onChange={setView}
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
      </div>
      <form
        ref={form}
        className={css["form"]}
        noValidate
        // A browser that fills in again what stood here, after a reload or on the way back, does not ask whose it was.
        autoComplete="off"
        // Enter in a lone text field would send the form natively while the code is still on its way.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          desk.write();
        }}
      >
        <div className={css["scroll"]}>
          <div className={css["crumb"]}>
            {crumb}
            <CarryIn scene={scene} dispatch={dispatch} />
          </div>
          {heading}
          <p className={css["remark"]}>{scene.remark}</p>
          <SceneForm scene={scene} state={desk.formState} dispatch={dispatch} />
          <ModelChoice value={desk.model} onChange={desk.setModel} />
        </div>
        <div className={css["act"]}>
          <WriteButton
            phase={state.phase}
            draftNo={desk.draftNo}
            percent={desk.percent}
            waitSeconds={desk.waitSeconds}
            cost={desk.cost}
            counter={desk.counter}
            signedIn={desk.signedIn}
            resumable={desk.resumable}
            onWrite={desk.write}
            onResume={desk.resume}
          />
        </div>
      </form>
      <div className={css["out"]}>
        <WritingPaper
          session={desk.session}
          state={state}
          target={desk.target}
          percent={desk.percent}
          waitSeconds={desk.waitSeconds}
          onStop={desk.stop}
          onRevise={desk.revise}
          onRetry={desk.write}
          onReopen={desk.reopen}
          onSelectDraft={desk.selectDraft}
          onNewPiece={desk.newPiece}
        />
      </div>
    </div>
  );
}
