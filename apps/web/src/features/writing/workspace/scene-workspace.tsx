import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { QueryScope } from "#lib/query-scope.tsx";
import { ModelChoice } from "../form/model-choice.tsx";
import { SceneForm } from "../form/scene-form.tsx";
import { WriteButton } from "../form/write-button.tsx";
import { WritingPaper } from "../paper/writing-paper.tsx";
import { isRunning } from "../store/writing-state.ts";
import { CarryIn, carryIn } from "./carry-in.tsx";
import { PhoneBar, type View } from "./phone-bar.tsx";
import css from "./scene-workspace.module.css";
import { useSceneWorkspace } from "./use-scene-workspace.ts";
import { useWorkspaceKeys } from "./use-workspace-keys.ts";
import type { WorkspaceProps } from "./workspace.tsx";

const CARRY = "carry";
/** The widths of scene-workspace.module.css. */
const PHONE = "(max-width: 767px)";
const STACKED = "(max-width: 900px)";

/** Form on the workspace, paper beside it; on a phone one at a time. */
export function SceneWorkspace({ scene, back, crumb, heading }: WorkspaceProps) {
  const form = useRef<HTMLFormElement>(null);
  const workspace = useSceneWorkspace({ scene, form });
  const { state, dispatch } = workspace;
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

  // What is looked at begins at its beginning: on a phone each half of the workspace, where they stack the paper under the form.
  const paper = useRef<HTMLDivElement>(null);
  const seen = useRef<View>("form");
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (matchMedia(PHONE).matches) window.scrollTo({ top: 0 });
    else if (matchMedia(STACKED).matches) paper.current?.scrollIntoView({ block: "start" });
  }, [view]);

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

  /** A mark may be the name of a field that was left empty: there it is filled in. */
  const fillField = (label: string): boolean => {
    const field = scene.form.find((one) => one.label === label && String(workspace.formState.values[one.key] ?? "").trim() === "");
    const control = field && form.current?.elements.namedItem(field.key);
    if (!(control instanceof HTMLElement)) return false;
    setView("form");
    requestAnimationFrame(() => control.focus());
    return true;
  };

  useWorkspaceKeys({ onStart: workspace.start, onStop: running ? workspace.stop : null });

  const writeButton = (
    <WriteButton
      phase={state.phase}
      draftNo={workspace.draftNo}
      percent={workspace.percent}
      waitSeconds={workspace.waitSeconds}
      cost={workspace.cost}
      spent={workspace.spent}
      counter={workspace.counter}
      signedIn={workspace.signedIn}
      sample={workspace.sample}
      resumable={workspace.resumable}
      onStart={workspace.start}
      onResume={workspace.resume}
    />
  );

  return (
    <div className={css["workspace"]} data-view={view}>
      <PhoneBar title={scene.title} back={back} state={state} view={view} onView={setView} />
      <form
        ref={form}
        className={css["form"]}
        noValidate
        // A browser restores fields after a reload or on the way back even when somebody else is signed in now.
        autoComplete="off"
        // Enter in a lone text field would send the form natively while the code is still on its way.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          workspace.start();
        }}
      >
        <div className={css["scroll"]}>
          <div className={css["crumb"]}>
            {crumb}
            <CarryIn scene={scene} dispatch={dispatch} />
          </div>
          {heading}
          <p className={css["remark"]}>{scene.remark}</p>
          {scene.notice === undefined ? null : (
            <p className={css["notice"]} role="note">
              {scene.notice}
            </p>
          )}
          <SceneForm scene={scene} state={workspace.formState} dispatch={dispatch} />
          <ModelChoice value={workspace.model} onChange={workspace.setModel} />
        </div>
        <div className={css["act"]}>{writeButton}</div>
      </form>
      <div ref={paper} className={css["out"]}>
        <WritingPaper
          writing={workspace.writing}
          state={state}
          target={workspace.target}
          emptyFields={workspace.emptyFields}
          percent={workspace.percent}
          spent={workspace.spent}
          waitSeconds={workspace.waitSeconds}
          layout={scene.output.layout}
          goOn={workspace.resumable ? writeButton : null}
          onStop={workspace.stop}
          onRevise={workspace.revise}
          onRetry={workspace.start}
          onReopen={workspace.reopen}
          onSelectDraft={workspace.selectDraft}
          onNewPiece={workspace.newPiece}
          onFillField={fillField}
        />
      </div>
    </div>
  );
}

/** The workspace with the query cache around it: one chunk. */
export function WorkspaceWithQueries(props: WorkspaceProps) {
  return (
    <QueryScope>
      <SceneWorkspace {...props} />
    </QueryScope>
  );
}
