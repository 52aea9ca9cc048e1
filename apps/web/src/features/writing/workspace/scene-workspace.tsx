import { useRef } from "react";
import { cx } from "#lib/cx.ts";
import { focusField } from "#lib/focus-field.ts";
import { partAttribute, usePartReady } from "#lib/page-flags.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { writingMessages as m } from "#messages/writing.ts";
import frame from "#ui/workspace/workspace.module.css";
import { ExampleNote } from "../form/example-note.tsx";
import { FormFold } from "../form/form-fold.tsx";
import { MissingFields } from "../form/missing-fields.tsx";
import { SaidNote } from "../form/said-note.tsx";
import { SceneForm } from "../form/scene-form.tsx";
import { useSaid } from "../form/use-said.ts";
import { WriteButton } from "../form/write-button.tsx";
import { WritingPaper } from "../paper/writing-paper.tsx";
import { SamplePaper } from "../sample/sample-paper.tsx";
import { useExample } from "../sample/use-example.ts";
import { isRunning } from "../store/writing-state.ts";
import { Written } from "../store/written.tsx";
import { CarryIn } from "./carry-in.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import css from "./scene-workspace.module.css";
import { useArrival } from "./use-arrival.ts";
import { useSceneWorkspace } from "./use-scene-workspace.ts";
import { useView } from "./use-view.ts";
import { useWorkspaceKeys } from "./use-workspace-keys.ts";
import type { WorkspaceProps } from "./workspace-props.ts";

/** Form on the workspace, paper beside it; on a phone one at a time. */
export function SceneWorkspace({ scene, finishedText, back, crumb, heading }: WorkspaceProps) {
  const form = useRef<HTMLFormElement>(null);
  const workspace = useSceneWorkspace({ scene, form });
  const { state, dispatch } = workspace;
  const said = useSaid(scene, workspace.formState, dispatch);
  const running = isRunning(state.phase);
  const { view, setView, paper } = useView(state.phase);
  useArrival(scene, form, dispatch);

  /** A mark may be the name of a field that was left empty: there it is filled in. */
  const fillField = (label: string): boolean => {
    const field = scene.form.find((one) => one.label === label && String(workspace.formState.values[one.key] ?? "").trim() === "");
    const control = field && form.current?.elements.namedItem(field.key);
    if (!(control instanceof HTMLElement)) return false;
    setView("form");
    requestAnimationFrame(() => control.focus());
    return true;
  };

  const goTo = (keys: readonly string[]) => {
    setView("form");
    requestAnimationFrame(() => focusField(form.current, keys));
  };
  const example = useExample({ scene, state: workspace.formState, dispatch });
  const sampleOpen = example.sampleOpen && state.phase === "idle";
  const writeOwn = () => {
    example.takeOut();
    goTo(scene.form.map(({ key }) => key));
  };

  usePartReady("workspace");
  useWorkspaceKeys({ onStart: workspace.start, onStop: running ? workspace.stop : null });

  const writeButton = <WorkspaceButton workspace={workspace} />;

  return (
    <div className={cx(frame["workspace"], css["workspace"])} data-view={view} {...partAttribute("workspace")}>
      <PhoneBar title={scene.title} back={back} state={state} view={view} onView={setView} />
      <form
        ref={form}
        className={cx(frame["form"], css["form"])}
        noValidate
        // A browser restores fields after a reload or on the way back even when another person is signed in now.
        autoComplete="off"
        // Enter in a lone text field would send the form natively while the code is still on its way.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          workspace.start();
        }}
      >
        <div className={frame["scroll"]}>
          <div className={css["crumb"]}>
            {crumb}
            <span className={css["fills"]}>
              <button type="button" className={css["carry"]} onClick={example.fill}>
                {m.example.fill}
              </button>
              <CarryIn scene={scene} dispatch={dispatch} />
            </span>
          </div>
          {heading}
          <p className={cx(frame["lead"], css["lead"])}>{scene.remark}</p>
          {scene.notice === undefined ? null : (
            <p className={css["notice"]} role="note">
              {scene.notice}
            </p>
          )}
          {said.filled === null ? null : (
            <SaidNote form={scene.form} filled={said.filled} state={workspace.formState} onUse={said.use} onUndo={said.undo} />
          )}
          <ExampleNote state={workspace.formState} onTakeOut={example.takeOut} onLook={sampleOpen ? () => setView("paper") : null} />
          <SceneForm scene={scene} fields={scene.form.filter(({ folded }) => !folded)} state={workspace.formState} dispatch={dispatch} />
          <FormFold scene={scene} state={workspace.formState} dispatch={dispatch} model={workspace.model} onModel={workspace.setModel} />
        </div>
        <div className={cx(frame["act"], css["act"])}>
          <MissingFields form={scene.form} state={workspace.formState} onGo={(key) => goTo([key])} />
          {writeButton}
        </div>
      </form>
      <div ref={paper} className={cx(frame["out"], css["out"])}>
        {sampleOpen ? <SamplePaper scene={scene} signedIn={workspace.signedIn} onOwn={writeOwn} onClose={example.close} /> : null}
        {sampleOpen ? null : (
          <WritingPaper
            writing={workspace.writing}
            state={state}
            target={workspace.target}
            emptyFields={workspace.emptyFields}
            written={workspace.written}
            waitSeconds={workspace.waitSeconds}
            output={scene.output}
            isDocument={workspace.isDocument}
            finishedText={workspace.isNamed ? null : finishedText}
            goOn={workspace.resumable ? writeButton : null}
            stepCost={workspace.stepCost}
            onStop={workspace.stop}
            onResume={workspace.resume}
            onRevise={workspace.revise}
            onRetry={workspace.start}
            onRetryBy={workspace.retryBy}
            onReopen={workspace.reopen}
            onSelectDraft={workspace.selectDraft}
            onNewPiece={workspace.newPiece}
            onFillField={fillField}
          />
        )}
      </div>
    </div>
  );
}

type Workspace = ReturnType<typeof useSceneWorkspace>;

/** Writes, or goes on with what broke off. */
function WorkspaceButton({ workspace }: { workspace: Workspace }) {
  return (
    <Written {...workspace.written}>
      {({ percent, spent }) => (
        <WriteButton
          phase={workspace.state.phase}
          beginning={workspace.beginning}
          limit={workspace.limit}
          draftNo={workspace.draftNo}
          percent={percent}
          waitSeconds={workspace.waitSeconds}
          cost={workspace.cost}
          spent={spent}
          counter={workspace.counter}
          signedIn={workspace.signedIn}
          sample={workspace.sample}
          resumable={workspace.resumable}
          onStart={workspace.start}
          onResume={workspace.resume}
        />
      )}
    </Written>
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
