import type { Scene, StartInput } from "@tangleaf/contract";
import type { DocumentType } from "@tangleaf/contract/document-types";
import { webPaths } from "@tangleaf/contract/web-paths";
import { type Dispatch, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { focusField } from "#lib/focus-field.ts";
import { formInputsOf } from "#lib/form-input.ts";
import { currentOwner, currentToken, openLogin, useSession } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type FormAction, type FormState, problemsOf, toFields } from "../form/form-state.ts";
import { isRunning } from "../store/writing-state.ts";
import { startDocument } from "./start-document.ts";
import type { DocumentLimit } from "./use-document-limit.ts";
import { unseenGenerationOf } from "./use-opened-text.ts";
import type { useWriting } from "./use-writing.ts";

type Workspace = {
  scene: Scene;
  form: RefObject<HTMLElement | null>;
  formState: FormState;
  dispatch: Dispatch<FormAction>;
  writing: ReturnType<typeof useWriting>;
  documentType: DocumentType | undefined;
  limit: DocumentLimit | null;
  /** The model chosen; null = the default one. */
  model: string | null;
  onModel: (model: string) => void;
  /** A text has begun and is to be shown. */
  onStarted: (generationId: string) => void;
};

/** Starts what the form, or a follow-up, asks for; what is refused is shown at its field. */
export function useStart({ scene, form, formState, dispatch, documentType, limit, model, onModel, onStarted, ...workspace }: Workspace) {
  const { writing, state, start: startGeneration } = workspace.writing;
  const owner = useSession((now) => now.owner);
  const waitSeconds = useWaitSeconds();
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState(false);
  const { remember } = usePendingStart(start);
  const lastInput = useRef<StartInput | null>(null);

  async function startWith(input: StartInput): Promise<void> {
    lastInput.current = input;
    try {
      await startGeneration(input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(error);
      return;
    }
    const { currentId: started } = writing.store.getState();
    if (started) onStarted(started);
    const whose = owner ?? currentOwner();
    if (!whose) return;
    if (started) unseenGenerationOf(whose).write(scene.sceneType, started);
    if (input.kind === "scene") formInputsOf(whose).clear(scene.sceneType);
  }

  /** A document goes on where it is written: on the page of essays. */
  async function beginDocument(type: DocumentType, fields: ReturnType<typeof toFields>, by: string | null): Promise<void> {
    const whose = owner ?? currentOwner();
    setBeginning(true);
    try {
      const essayId = await startDocument({ documentType: type, fields, ...(by === null ? {} : { model: by }) });
      if (whose) formInputsOf(whose).clear(scene.sceneType);
      await navigate(webPaths.essayContent(essayId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(error);
    } finally {
      setBeginning(false);
    }
  }

  /** Shows a refusal at its field, or as a toast; other errors are shown by the page's handler. */
  function showRefusal(error: ApiError): void {
    const { kind, field, message } = error;
    if (kind === "session") remember();
    if (kind !== "refused") return;
    if (field !== null && scene.form.some(({ key }) => key === field)) {
      dispatch({ type: "refused", key: field, message });
      focusField(form.current, [field]);
    } else toast({ tone: "error", title: message });
  }

  function start(): void {
    startBy(model);
  }

  function startBy(by: string | null): void {
    if (isRunning(writing.store.getState().phase) || beginning || waitSeconds > 0) return;
    const problems = problemsOf(scene.form, formState.values);
    dispatch({ type: "submitted", problems });
    if (Object.keys(problems).length > 0) {
      focusField(form.current, Object.keys(problems));
      return;
    }
    if (limit !== null) {
      dispatch({ type: "refused", key: "length", message: limit.text });
      focusField(form.current, ["length"]);
      return;
    }
    if (currentToken() === null) {
      remember();
      openLogin({ reason: m.write.signInReason });
      return;
    }
    const fields = toFields(scene.form, formState.values);
    if (documentType !== undefined) {
      void beginDocument(documentType, fields, by);
      return;
    }
    const input = { sceneType: scene.sceneType, fields, ...(state.pieceId === null ? {} : { pieceId: state.pieceId }) };
    void startWith({ kind: "scene", input, ...(by === null ? {} : { model: by }) });
  }

  /** The same with another model, which is chosen from now on. A first draft is asked for as the form is by now. */
  function retryBy(by: string): void {
    onModel(by);
    const before = lastInput.current;
    if (before === null || before.kind === "scene") startBy(by);
    else void startWith({ ...before, model: by });
  }

  function followUp(kind: "continue" | "revise", instruction = ""): void {
    const { currentId: generationId } = state;
    if (generationId === null) return;
    const options = model === null ? {} : { model };
    if (kind === "continue") void startWith({ kind, input: { generationId }, ...options });
    else void startWith({ kind, input: { generationId, instruction }, ...options });
  }

  return {
    waitSeconds,
    /** A document is being begun. */
    beginning,
    start,
    retryBy,
    resume: () => followUp("continue"),
    revise: (instruction: string) => followUp("revise", instruction),
  };
}
